import { expect, test } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { isOnTable } from '../../../../src/games/diplomacy/battles/battleCards.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { classicBattles } from '../ownVariants.js';

const game = diplomacy(classicBattles(compileBoard(readBoardFile('classic'))));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

function play(state: State, said: Readonly<Record<string, string>>): { readonly state: State; readonly report: Report } {
  const sent = Object.entries(said).map(([seat, text]): [string, Submission] => {
    const { submission, lines } = game.read(state, seat, text, undefined, 'en');
    const bad = lines.find(line => line.fault);
    if (bad) throw new Error(`${seat} may not say ${bad.typed}: ${bad.fault?.code}`);
    return [seat, submission];
  });
  return game.advance(state, new Map(sent));
}

/** Returns a state in which battle lists are due. */
function threeLists(): State {
  const options = game.chosen?.parse({ battles: 'tabletop', dependent: 'schedule' }) ?? {};
  const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options });
  const army = (power: string, at: string): Unit => ({ power, type: 'A', at });
  const units = [
    army('france', 'par'),
    army('germany', 'mun'),
    army('austria', 'vie'),
    army('russia', 'ukr'),
    army('turkey', 'bud'),
    army('italy', 'tyr'),
  ];
  return play(
    { ...opened, position: { ...opened.position, units } },
    {
      france: 'A Par - Bur',
      germany: 'A Mun - Bur',
      austria: 'A Vie - Gal',
      russia: 'A Ukr - Gal',
      turkey: 'A Bud - Vie',
      italy: 'A Tyr - Vie',
    },
  ).state;
}

/**
 * Draws up three battles to be fought by the players: Burgundy, Galicia, and Vienna. Vienna waits for Galicia, because the army of Vienna that
 * fights there may come back.
 */
const drawnUp = (lists: State) => play(lists, { germany: 'Battle A Mun move', austria: 'Battle A Vie move', turkey: 'Battle A Bud move' });
const threeBattles = (): State => drawnUp(threeLists()).state;

const topicsOf = (state: State, seat: string): readonly string[] => game.options(state, seat, 'en').map(({ key }) => key);

test('a battle that waited for another goes on a table only when the reports on a third are settled', () => {
  const opened = threeBattles();
  expect(game.phase(opened).awaits.toSorted()).toEqual(['austria', 'france', 'germany', 'russia']);
  const differing = { france: 'Won BUR by France', germany: 'Won BUR by Germany' };

  const toCorrect = play(opened, { ...differing, austria: 'Won GAL by nobody', russia: 'Won GAL by nobody' });
  expect(toCorrect.report.war?.claims?.map(({ battle, seat }) => [battle, seat])).toEqual([
    ['1901-spring-BUR', 'germany'],
    ['1901-spring-BUR', 'france'],
  ]);
  expect(game.phase(toCorrect.state)).toMatchObject({ awaits: [], mayAct: ['france', 'germany'] });
  expect([topicsOf(toCorrect.state, 'turkey'), topicsOf(toCorrect.state, 'france')]).toEqual([[], ['won-bur']]);

  const toDecide = play(toCorrect.state, differing);
  expect(game.disputes?.(toDecide.state).map(({ key, about }) => [key, about])).toEqual([['won-bur', { en: 'Burgundy', fr: 'Bourgogne' }]]);
  expect([topicsOf(toDecide.state, 'host'), topicsOf(toDecide.state, 'turkey')]).toEqual([['won-bur'], []]);

  const decided = play(toDecide.state, { host: 'Won BUR by Germany' });
  expect(game.phase(decided.state)).toMatchObject({ kind: 'battles', host: true });
  expect(game.phase(decided.state).within).toBeUndefined();
  expect(topicsOf(decided.state, 'turkey')).toEqual(['won-vie']);
  expect(game.phase(decided.state).awaits).toContain('turkey');
  expect(topicsOf(decided.state, 'france')).toEqual([]);

  const reporters = game.phase(decided.state).awaits;
  const over = play(decided.state, Object.fromEntries(reporters.map(seat => [seat, 'Won VIE by Turkey'])));
  expect(over.state.fight).toBeUndefined();
  expect(over.report.after.units.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ at, power }) => `${power} ${at}`)).toEqual([
    'germany bur',
    'france par',
    'italy tyr',
    'russia ukr',
    'turkey vie',
  ]);
});

test('the report of each stage says which one it was', () => {
  const { state, report } = play(threeBattles(), {});
  expect([report.stage, state.fight?.stage]).toEqual(['battles', 'battles']);
});

test('a battle has a new card when it can be decided or has something new to tell, and only those that can be decided have buttons', () => {
  const lists = threeLists();
  const places = ({ war }: Report, which: readonly number[] = []) => which.map(i => war?.battles[i]?.at.join());
  let before = lists;
  /** The battles that have a new card, those whose cards have buttons, and those that can be decided in the state that follows. */
  const cardsAfter = ({ state, report }: ReturnType<typeof play>) => {
    const { battles = [], claims = [] } = report.war ?? {};
    const told = places(report, game.leaves?.(before, report));
    before = state;
    const withButtons = battles.filter(battle => isOnTable(battle, battles, claims)).map(({ at }) => at.join());
    return [told, withButtons, places(report, game.openLeaves?.(state))].map(list => list.join(' '));
  };
  const next = (said: Readonly<Record<string, string>>) => cardsAfter(play(before, said));
  const differing = { france: 'Won BUR by France', germany: 'Won BUR by Germany' };

  expect(game.openLeaves?.(lists)).toEqual([]);
  expect(cardsAfter(drawnUp(lists))).toEqual(['bur gal vie', 'bur gal', 'bur gal']);
  expect(next({ ...differing, austria: 'Won GAL by nobody', russia: 'Won GAL by nobody' })).toEqual(['bur gal vie', 'bur', 'bur']);
  expect(next(differing)).toEqual(['bur', 'bur', 'bur']);
  expect(next({ host: 'Won BUR by Germany' })).toEqual(['bur vie', 'vie', 'vie']);
  const reporters = game.phase(before).awaits;
  expect(next(Object.fromEntries(reporters.map(seat => [seat, 'Won VIE by Turkey'])))).toEqual(['vie', '', '']);
  expect(game.openLeaves?.(before)).toEqual([]);
});

test('a report without battles has no cards', () => {
  const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse({ battles: 'tabletop' }) ?? {} });
  expect(game.leaves?.(opened, play(opened, {}).report)).toEqual([]);
});

test('while reports on some battles differ, only those battles can be decided', () => {
  const battles = (drawnUp(threeLists()).report.war?.battles ?? []).map(battle => ({ ...battle, waitsFor: [] }));
  const [bur = expect.fail(), gal = expect.fail()] = battles;
  const claims = [bur, gal].map(({ id: battle }) => ({ battle, seat: 'austria', destroyed: false }));
  const decidable = (differ: typeof claims): readonly string[] =>
    battles.filter(battle => isOnTable(battle, battles, differ)).map(({ at }) => at.join());
  expect([decidable([]), decidable(claims.slice(0, 1)), decidable(claims)]).toEqual([['bur', 'gal', 'vie'], ['bur'], ['bur', 'gal']]);
});
