import { describe, expect, test } from 'vitest';
import { newlyServing } from '../../../../src/games/diplomacy/battles/services.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { conquered, game, play, winterOf as winter } from './conquered.js';

describe('Conquered players', () => {
  test('stay in the match, and may choose whom they serve', () => {
    expect(game.inPlay(conquered())).toContain('italy');
    expect(game.phase(conquered()).mayAct).toEqual(['italy', 'turkey']);
    const topics = game.options(conquered(), 'italy', 'en').find(({ key }) => key === 'serve');
    expect(topics?.choices.map(({ text }) => text)).toContain('Serve as Sepoy: France');
    expect(topics?.choices.map(({ text }) => text)).toContain('Serve as Mercenary: Russia');
  });

  test('are Sepoys of who holds their capital unless they choose; of a capital nobody holds there is none', () => {
    const { state } = play(conquered(), {});
    expect(state.services).toEqual({ italy: { as: 'sepoy', of: 'france', won: 0 } });
  });

  test('may be Mercenaries of anybody, who may send them away', () => {
    const { state } = play(conquered(), { turkey: 'Servir en mercenaire de Russie' });
    expect(state.services?.turkey).toEqual({ as: 'mercenary', of: 'russia', won: 0 });
    const after = play({ ...state, ...rest(state) }, { russia: 'Dismiss Turkey' });
    expect(after.state.services?.turkey).toBeUndefined();
  });

  test('rank behind those with centres: Sepoys, then Mercenaries', () => {
    const { state } = play(conquered(), { turkey: 'Serve as Mercenary of Russia' });
    const ranks = game.standings(state).map(({ seat }) => seat);
    expect(ranks.slice(-2)).toEqual(['italy', 'turkey']);
  });

  const rest = (state: State): Partial<State> => ({ phase: 'movement', turn: { year: state.turn.year, season: 'fall' } });
});

/** Returns the state after two German armies attacked Burgundy, which one French army holds. */
const attacked = (state: State) => play(state, { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H' }).state;

test('Standings count units that have yet to retreat', () => {
  const state = conquered();
  const { units } = state.position;
  const lost = units.filter(({ power }) => power === 'france').slice(0, 1);
  const dislodged = lost.map(unit => ({ ...unit, from: null, convoyed: false, retreats: [] }));
  const after = { ...state, position: { ...state.position, units: units.filter(unit => !lost.includes(unit)), dislodged } };
  const held = (now: State): number | undefined => game.standings(now).find(({ seat }) => seat === 'france')?.units;
  expect(dislodged).toHaveLength(1);
  expect(held(after)).toBe(held(state));
});

describe('A Sepoy', () => {
  test('is given a battle that his master’s list leaves out, and all are told', () => {
    const lists = attacked(conquered());
    expect(game.phase(lists).kind).toBe('lists');
    const { report } = play(lists, {});
    expect(report.war?.given).toEqual([{ power: 'france', sepoy: 'italy', at: 'bur' }]);
    expect(report.war?.granted).toMatchObject([{ unit: 'A bur', kind: 'hold', commander: 'italy' }]);
  });

  test('counts the battles that he wins; his master’s own entry is led by him first', () => {
    const lists = attacked(conquered());
    const { state, report } = play(lists, { france: 'Battle A Bur hold' });
    expect(report.war?.granted[0]?.commander).toBe('italy');
    const [battle] = report.war?.battles ?? [];
    const hasWon = battle && 'by' in battle && battle.winner !== undefined;
    expect(state.services?.italy?.won).toBe(hasWon ? 1 : 0);
  });

  test('may revolt after three: a vacant centre outside his master’s regions is his, his capital and his home', () => {
    const { state, report } = play(winter(3), { italy: 'Revolt F Tun' });
    expect(report.revolts).toEqual([{ power: 'italy', master: 'france', type: 'F', at: 'tun' }]);
    expect(state.position.units).toContainEqual({ power: 'italy', type: 'F', at: 'tun' });
    expect([state.position.centres.tun, state.capitals?.italy, state.services]).toEqual(['italy', 'tun', undefined]);
  });

  test('may not revolt before, nor where a unit stands, nor in his master’s own regions', () => {
    expect(() => play(winter(2), { italy: 'Revolt A Nap' })).toThrow('may-not-revolt');
    expect(() => play(winter(3), { italy: 'Revolt A Par' })).toThrow('may-not-revolt');
    expect(() => play(winter(3), { italy: 'Revolt A Lon' })).toThrow('may-not-revolt');
  });

  test('begins anew when his capital has another master', () => {
    const fall = conquered({
      turn: { year: 1901, season: 'fall' },
      services: { italy: { as: 'sepoy', of: 'france', won: 2 } },
    });
    const position = { ...fall.position, units: [...fall.position.units, { power: 'germany', type: 'A' as const, at: 'rom' }] };
    const { state } = play({ ...fall, position }, {});
    expect([state.position.centres.rom, state.services]).toEqual(['germany', undefined]);
  });
});

describe('Who is told that they serve now', () => {
  const sepoy = { as: 'sepoy', of: 'empire', won: 0 } as const;
  test.each([
    ['began to serve', undefined, { norse: sepoy }, ['norse']],
    ['serves another nation', { norse: { ...sepoy, of: 'kislev' } }, { norse: sepoy }, ['norse']],
    ['serves in another role', { norse: { ...sepoy, as: 'mercenary' } as const }, { norse: sepoy }, ['norse']],
    ['serves as before', { norse: sepoy }, { norse: { ...sepoy, won: 1 } }, []],
    ['serves no more', { norse: sepoy }, {}, []],
  ])('somebody who %s', (_, before, now, told) => {
    expect(newlyServing(before, now)).toEqual(told);
  });
});
