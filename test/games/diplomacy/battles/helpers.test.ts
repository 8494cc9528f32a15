import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/diplomacy.js';
import type { State, Submission } from '../../../../src/games/diplomacy/state.js';
import { classicBattles } from '../../../../src/games/diplomacy/variants/classicBattles.js';

const game = diplomacy(classicBattles(compileBoard(readBoardFile('classic'))));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

const unitsFrom = (text: string): readonly Unit[] =>
  text.split(', ').map(one => {
    const [power = '', type, at = ''] = one.split(' ');
    return { power, type: type === 'F' ? 'F' : 'A', at };
  });

function play(state: State, said: Readonly<Record<string, string>>) {
  const sent = Object.entries(said).map(([seat, text]): [string, Submission] => {
    const { submission, lines } = game.read(state, seat, text, undefined, 'en');
    const bad = lines.find(line => line.fault);
    if (bad) throw new Error(`${seat} may not say ${bad.typed}: ${bad.fault?.code}`);
    return [seat, submission];
  });
  return game.advance(state, new Map(sent));
}

/** Germany and Italy want Burgundy, where France holds with the help of England; Austria helps Italy. Lists are open. */
function inBurgundy(options: Readonly<Record<string, string>> = {}): State {
  const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse(options) ?? {} });
  const units = unitsFrom('germany A mun, italy A mar, france A bur, england A pic, england A par, austria A gas, russia A mos');
  const orders = {
    germany: 'A Mun - Bur',
    italy: 'A Mar - Bur',
    france: 'A Bur H',
    england: 'A Pic S A Bur H; A Par S A Bur H',
    austria: 'A Gas S A Mar - Bur',
  };
  return play({ ...opened, position: { ...opened.position, units } }, orders).state;
}
const mayAct = (state: State): readonly string[] => game.phase(state).mayAct ?? [];
const sayings = (state: State, seat: string): readonly string[] =>
  game.options(state, seat, 'en').flatMap(({ choices }) => choices.map(({ text }) => text));
const burgundy = (state: State, said: Readonly<Record<string, string>>) =>
  play(state, { germany: 'Battle A Mun move', ...said }).report.war?.battles[0] ?? expect.fail('there was no battle');

describe('A nation that only supports', () => {
  test('may stay away with support for another than the primary defender', () => {
    const lists = inBurgundy();
    expect(sayings(lists, 'austria')).toEqual(['Away BUR']);
    expect(burgundy(lists, {}).sides.at(-1)?.units).toEqual(expect.arrayContaining(['A bur', 'A gas', 'A mar', 'A par', 'A pic']));
    const without = burgundy(lists, { austria: 'Away Bur' });
    expect(without.sides.at(-1)?.units).not.toContain('A gas');
    expect(without.refused).toEqual(['austria']);
  });

  test('has nothing to decide where it supports the primary defender alone, and is not asked', () => {
    const lists = inBurgundy();
    expect(sayings(lists, 'england')).toEqual([]);
    expect(mayAct(lists)).toEqual(expect.arrayContaining(['austria', 'france']));
    expect(mayAct(lists)).not.toContain('england');
    expect(() => play(lists, { england: 'Away Bur' })).toThrow('not-said-now');
  });

  test('may be turned away by the primary defender, if it supports another', () => {
    const lists = inBurgundy();
    expect(sayings(lists, 'france')).toEqual(expect.arrayContaining(['Refuse Austria', 'Refuse Austria at BUR', 'Refuse Italy at BUR']));
    expect(sayings(lists, 'france')).not.toContain('Refuse England at BUR');
    const battle = burgundy(lists, { france: 'Refuse Austria' });
    expect(battle.refused).toEqual(['austria']);
    expect(battle.sides.at(-1)?.armies.map(army => army.power)).toEqual(['england', 'france', 'italy']);
  });

  test('may withdraw from a cataclysmic battle, whomever it supports', () => {
    const lists = inBurgundy({ cataclysmic: 'true' });
    expect(sayings(lists, 'england')).toEqual(['Withdraw BUR']);
    expect(mayAct(lists)).toContain('england');
    const left = burgundy(lists, { england: 'Withdraw Bur' }).sides.at(-1);
    expect(left?.armies.map(army => army.power)).toEqual(['austria', 'france', 'italy']);
    expect([...(left?.units ?? [])].sort()).toEqual(['A bur', 'A gas', 'A mar']);
  });

  test('is nobody’s concern where it is far from any battle', () => {
    expect([sayings(inBurgundy(), 'russia'), mayAct(inBurgundy()).includes('russia')]).toEqual([[], false]);
  });
});
