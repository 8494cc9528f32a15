import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { answerAdjudicate } from '../../../../src/cli/adjudicate.js';
import { localeOn } from '../../../../src/discord/words/diplomacy/diplomacyLocale.js';
import { toldOrder } from '../../../../src/discord/words/diplomacy/orderResultText.js';
import { fightersElsewhere } from '../../../../src/games/diplomacy/battles/fightElsewhere.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { classicBattles } from '../ownVariants.js';

const board = compileBoard(readBoardFile('classic'));
const game = diplomacy(classicBattles(board));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

function play(state: State, said: Readonly<Record<string, string>>): { readonly state: State; readonly report: Report } {
  const sent = Object.entries(said).map(([seat, text]): [string, Submission] => [
    seat,
    game.read(state, seat, text, undefined, 'en').submission,
  ]);
  return game.advance(state, new Map(sent));
}

/** Plays a turn in which France holds Belgium against Germany, alone or with support. England's army waits for a convoy in vain. */
function forBelgium(supports: Readonly<Record<string, string>>): Report {
  const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse({}) ?? {} });
  const units: readonly Unit[] = [
    { power: 'germany', type: 'A', at: 'ruh' },
    { power: 'germany', type: 'A', at: 'hol' },
    { power: 'france', type: 'A', at: 'bel' },
    { power: 'england', type: 'A', at: 'lon' },
    { power: 'england', type: 'F', at: 'nth' },
  ];
  const ordered = play({ ...opened, position: { ...opened.position, units } }, supports).state;
  return play(ordered, { germany: 'Battle A Ruh move', france: 'Battle A Bel hold' }).report;
}
const orderOf = (report: Report, at: string) => report.orders.find(({ order }) => 'at' in order && order.at === at) ?? expect.fail(at);
const told = (report: Report, at: string): string => toldOrder(orderOf(report, at), report, localeOn(board, 'en'));

test('a move that no convoy carried is in no battle', () => {
  const report = forBelgium({ germany: 'A Ruh - Bel', france: 'A Bel H', england: 'A Lon - Bel; F Nth H' });
  expect(told(report, 'ruh')).toContain('(battle of Belgium)');
  expect(told(report, 'lon')).toBe('A London – Belgium fails: no convoy carried it');
});

describe('A unit that left a place for which a battle is fought', () => {
  const opened = game.open({ seats: POWERS, seed: 1, secret: '00', options: game.chosen?.parse({}) ?? {} });
  const ordered = play(opened, { italy: 'A Ven - Tyr', austria: 'F Tri - Ven', germany: 'A Mun - Tyr' }).state;
  const fought = (declared: Readonly<Record<string, string>>) => play(ordered, declared).report.war?.battles ?? [];
  /** By the place of each battle, who fights elsewhere instead. */
  function elsewhere(battles: ReturnType<typeof fought>): unknown {
    const told = battles.map(battle => [
      battle.at.join(),
      fightersElsewhere(battle, battles).map(({ power, unit, home, at }) => `${power} ${unit} from ${home} at ${at.join()}`),
    ]);
    return Object.fromEntries(told);
  }

  test('fights only for the place to which its player declared its move', () =>
    expect(elsewhere(fought({ italy: 'Battle A Ven move', austria: 'Battle F Tri move' }))).toEqual({
      tyr: [],
      ven: ['italy A ven from ven at tyr'],
    }));
  test('fights in both, if its own player declared neither', () => {
    const battles = fought({ austria: 'Battle F Tri move', germany: 'Battle A Mun move' });
    const inIt = battles.map(({ at, sides }) => [at.join(), sides.some(({ units }) => units.includes('A ven'))]);
    expect(Object.fromEntries(inIt)).toEqual({ tyr: true, ven: true });
    expect(elsewhere(battles)).toEqual({ tyr: [], ven: [] });
  });
});

test('of a unit that lost a battle the battle is told, not the numbers of the orders', () => {
  const report = forBelgium({ germany: 'A Ruh - Bel; A Hol S A Ruh - Bel', france: 'A Bel H', england: 'F Nth S A Ruh - Bel' });
  const line = told(report, 'bel');
  expect(line).toContain('(battle of Belgium)');
  expect(line).not.toMatch(/\d/);
});

test('a revolt that is not allowed is answered as a revolt', () => {
  const asked = {
    variant: 'warhammer-fm05',
    phase: 'adjustment',
    season: 'winter',
    year: 1,
    units: [],
    sc: { ALTD: 'empire', SKAV: 'empire' },
    sepoys: { skaven: { master: 'empire', won: 2 } },
    orders: [{ power: 'skaven', text: 'Revolt A SKAV' }],
  };
  expect(answerAdjudicate(asked)).toMatchObject({ orders: [{ success: false }], faults: [{ index: 0, code: 'may-not-revolt' }] });
  expect(answerAdjudicate({ ...asked, sepoys: { skaven: { master: 'empire', won: 3 } } })).toMatchObject({
    orders: [{ success: true }],
    faults: [],
  });
});
