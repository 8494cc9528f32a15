import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { recruitText } from '../../../../src/games/opponent.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { classicBattles } from '../ownVariants.js';

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

/**
 * Returns a state in which lists are due. Germany and Italy attack Burgundy, which France holds with England's support. Austria supports
 * Italy.
 */
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
    expect(burgundy(lists, { england: 'Withdraw Bur' }).withdrawn).toEqual(['england']);
  });

  test('is nobody’s concern where it is far from any battle', () => {
    expect([sayings(inBurgundy(), 'russia'), mayAct(inBurgundy()).includes('russia')]).toEqual([[], false]);
  });
});

describe('What the menus say', () => {
  test.each([
    ['en', 'Stay away: Burgundy', 'Away BUR'],
    ['fr', 'Rester loin : Bourgogne', 'Absent BUR'],
    ['fr', 'Rester à l’écart : Bourgogne', 'Absent BUR'],
    ['fr', 'S’absenter : Bourgogne', 'Absent BUR'],
    ['en', 'Withdraw: Burgundy', 'Withdraw BUR'],
    ['fr', 'Se replier : Bourgogne', 'Replier BUR'],
    ['en', 'Stay away from Burgundy', 'Away BUR'],
    ['fr', 'Rester loin de Bourgogne', 'Absent BUR'],
    ['fr', 'Rester à l’écart de Bourgogne', 'Absent BUR'],
    ['en', 'Withdraw from Burgundy', 'Withdraw BUR'],
    ['fr', 'Se replier de Bourgogne', 'Replier BUR'],
  ] as const)('is understood when it is typed (%s): %s', (language, typed, text) => {
    expect(game.read(inBurgundy({ cataclysmic: 'true' }), 'austria', typed, undefined, language).lines).toMatchObject([{ text }]);
  });
});

describe('A wish that stands from turn to turn', () => {
  /** Returns a state in which the next turn's orders are due. France refused Italy, favoured Germany and wished holds first. */
  function nextTurn(): State {
    const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse({}) ?? {} });
    const { state } = play(opened, { france: 'Refuse Italy; Favour Germany; Wish holds first' });
    return state.phase === 'movement' ? state : play(state, {}).state;
  }
  const onSheet = (state: State): readonly string[] => game.sheet(state, 'france', undefined, 'en').flatMap(({ text }) => text ?? []);

  test('is taken back by naming nobody, or nothing, by menu or by text', () => {
    const state = nextTurn();
    expect(onSheet(state)).toEqual(expect.arrayContaining(['Refuse Italy', 'Favour Germany', 'Wish holds first']));
    expect(sayings(state, 'france')).toEqual(expect.arrayContaining(['Refuse nobody', 'Favour nobody', 'Wish nothing']));
    const after = play(state, { france: 'Refuse nobody; Favoriser personne; Souhait rien' }).state;
    expect(after.wishes?.france).toEqual([]);
    expect(onSheet(after.phase === 'movement' ? after : play(after, {}).state)).toEqual([]);
  });

  test('cannot be taken back where there is none', () => {
    const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse({}) ?? {} });
    for (const said of ['Wish nothing', 'Refuse nobody', 'Favour nobody'])
      expect(game.read(opened, 'france', said, undefined, 'en').lines, said).toMatchObject([{ fault: { code: 'not-said-now' } }]);
  });

  test('is not there to be taken back where none was left', () => {
    expect(sayings(nextTurn(), 'germany').filter(text => /nobody|nothing/.test(text))).toEqual([]);
    expect(() => play(nextTurn(), { germany: 'Refuse nobody' })).toThrow('not-said-now');
  });
});

test('Practice players stay away, favour, refuse and withdraw now and then, as far as they may', () => {
  const lists = inBurgundy({ cataclysmic: 'true' });
  const said = new Set<string>();
  for (let seed = 0; seed < 60; seed++)
    for (const seat of lists.powers) {
      const text = recruitText(game, lists, seat, seededRandom(seed));
      for (const { typed, fault } of game.read(lists, seat, text, undefined, 'en').lines) {
        expect(fault).toBeUndefined();
        said.add(typed.split(' ')[0] ?? '');
      }
    }
  expect([...said].sort()).toEqual(['Away', 'Battle', 'Favour', 'Refuse', 'Withdraw']);
});
