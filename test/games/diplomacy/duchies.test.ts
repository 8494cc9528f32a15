import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';
import { type State, type Submission, state } from '../../../src/games/diplomacy/model/state.js';
import { recruitText } from '../../../src/games/opponent.js';
import { seededRandom } from '../../../src/lib/random.js';
import { warhammerFm05 } from './ownVariants.js';

const game = diplomacy(warhammerFm05(compileBoard(readBoardFile('warhammer-fm05'))));
const chosen = (duchies: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, unknown>> =>
  game.chosen?.parse({ duchies, ...more }) ?? {};
const seatsFor = (players: number, options: Readonly<Record<string, unknown>>) => game.seats(players, options);
const ids = (players: number, options: Readonly<Record<string, unknown>>): readonly string[] => {
  const seats = seatsFor(players, options);
  if (!seats.ok) throw new Error(seats.fault.code);
  return seats.value.map(({ id }) => id);
};

/** Options with which two seats share the Empire. The second seat has the unit of Nuln. */
const NULN = chosen('Empire: NULN');
const opened: State = { ...game.open({ seats: ids(4, NULN), seed: 1, secret: '00', options: NULN }), phase: 'movement' };

/** Parses units by seat, such as "empire A altd, empire-2 A nuln". */
const unitsFrom = (text: string): readonly Unit[] =>
  text.split(', ').map(one => {
    const [seat = '', type, at = ''] = one.split(' ');
    const power = seat.replace(/-2$/, '');
    return { power, type: type === 'F' ? 'F' : 'A', at, ...(power !== seat && { duchy: seat }) };
  });
const standing = (units: string, more: Partial<State> = {}): State => ({
  ...opened,
  position: { ...opened.position, units: unitsFrom(units) },
  ...more,
});

function play(now: State, said: Readonly<Record<string, string>>): { readonly state: State; readonly report: Report } {
  const sent = Object.entries(said).map(([seat, text]): [string, Submission] => {
    const { submission, lines } = game.read(now, seat, text, undefined, 'en');
    const bad = lines.find(line => line.fault);
    if (bad) throw new Error(`${seat} may not say ${bad.typed}: ${bad.fault?.code}`);
    return [seat, submission];
  });
  return game.advance(now, new Map(sent));
}
const whose = ({ position }: State): readonly string[] => position.units.map(u => `${u.duchy ?? u.power} ${u.type} ${u.at}`);

describe('Duchies: multiple players may share a power, splitting up the units', () => {
  it('the host says whose units are whose; the nation’s own seat has the rest', () => {
    expect(ids(4, NULN)).toEqual(['empire', 'empire-2', 'dwarves', 'bretonnia']);
    expect(whose(opened)).toEqual(expect.arrayContaining(['empire F midd', 'empire A altd', 'empire-2 A nuln']));
    const [, second] = (seats => (seats.ok ? seats.value : []))(seatsFor(4, NULN));
    expect(second?.name).toEqual({ en: 'Empire (Nuln)', fr: 'Empire (Nuln)' });
  });

  it('several nations, and several units to a seat; a shared nation is always dealt', () => {
    const options = chosen('Chaos: KURG + Hung / Manc, Empire: ALTD');
    expect(ids(6, options)).toEqual(['chaos', 'chaos-2', 'chaos-3', 'empire', 'empire-2', 'dwarves']);
    expect(ids(2, chosen('Cathay: HONG'))).toContain('cathay');
  });

  it('what cannot be shared so is refused, with the reason', () => {
    const faultOf = (duchies: string, more = {}) => (seats => (seats.ok ? undefined : seats.fault))(seatsFor(3, chosen(duchies, more)));
    expect(faultOf('Empire: REIK')).toEqual({ code: 'no-unit-to-share', power: 'empire', at: 'reik' });
    expect(faultOf('Empire: NULN + ALTD / MIDD')).toEqual({ code: 'nothing-left-to-share', power: 'empire' });
    expect(faultOf('Chaos: KURG', { nations: 'Empire, Norse' })).toEqual({ code: 'shared-not-played', power: 'chaos' });
    expect(faultOf('Chaos: KURG', { board: 'old-world' })).toEqual({ code: 'not-on-board', power: 'chaos' });
    for (const duchies of [
      'Mordor: NULN',
      'Empire: Gondor',
      'Empire',
      'Empire: NULN / NULN',
      'Chaos: KURG, Empire: NULN / NULN',
      'Empire: NULN, Empire: ALTD',
    ])
      expect(game.chosen?.safeParse({ duchies }).success, duchies).toBe(false);
  });

  it('the lobby tells it, and for how many players', () => {
    expect(game.tables?.(chosen('Empire: NULN'))).toMatchObject([
      { code: 'nations-dealt', board: 'old-world', least: 3, most: 11, more: 1 },
      { code: 'nations-dealt', board: 'world', least: 12, most: 21, more: 1 },
      { code: 'duchy', power: 'empire', seat: 2, places: ['nuln'] },
    ]);
  });
});

describe('Duchies: submitting orders individually', () => {
  it('each orders its own units and sees no others', () => {
    expect(game.phase(opened).awaits).toEqual(['empire', 'empire-2', 'dwarves', 'bretonnia']);
    const keys = (seat: string): readonly string[] =>
      game.options(opened, seat, 'en').flatMap(({ key, optional }) => (optional ? [] : key));
    expect([keys('empire').toSorted(), keys('empire-2')]).toEqual([['altd', 'midd'], ['nuln']]);
    const faultOf = (seat: string, text: string) => game.read(opened, seat, text, undefined, 'en').lines[0]?.fault?.code;
    expect([faultOf('empire', 'A Nuln H'), faultOf('empire-2', 'A Altd H')]).toEqual(['not-your-unit', 'not-your-unit']);
    const forged: Submission = { orders: [{ kind: 'move', type: 'A', at: 'altd', to: 'reik' }] };
    expect(whose(game.advance(opened, new Map([['empire-2', forged]])).state)).toContain('empire A altd');
  });

  it('a unit stays with its seat: moved, dislodged and retreated', () => {
    expect(whose(play(opened, { 'empire-2': 'A Nuln - Reik' }).state)).toContain('empire-2 A reik');
    const beaten = play(standing('empire-2 A nuln, dwarves A reik, dwarves A tala'), { dwarves: 'A Reik - Nuln; A Tala S A Reik - Nuln' });
    const after = play(beaten.state, {});
    expect(after.state.position.dislodged).toMatchObject([{ power: 'empire', duchy: 'empire-2', at: 'nuln' }]);
    expect(game.phase(after.state)).toMatchObject({ kind: 'retreats', awaits: ['empire-2'] });
    const [refuge = ''] = after.state.position.dislodged[0]?.retreats ?? [];
    expect(whose(play(after.state, { 'empire-2': `A Nuln - ${refuge}` }).state)).toContain(`empire-2 A ${refuge}`);
  });

  it('supports count as those of one nation: nobody helps to dislodge a unit of his own', () => {
    const { state: after } = play(standing('empire A nuln, empire-2 A reik, empire-2 A tala'), {
      empire: 'A Nuln H',
      'empire-2': 'A Reik - Nuln; A Tala S A Reik - Nuln',
    });
    expect(whose(after)).toEqual(['empire A nuln', 'empire-2 A reik', 'empire-2 A tala']);
  });
});

describe('Duchies: each could declare a decisive battle', () => {
  /** Returns a state in which both seats of the Empire have bounced off Bretonnia: in the Wasteland and in the Reikland. */
  const lists = (): State =>
    play(standing('empire A altd, empire-2 A nuln, bretonnia A wast, bretonnia A reik'), {
      empire: 'A Altd - Wast',
      'empire-2': 'A Nuln - Reik',
      bretonnia: 'A Wast H; A Reik H',
    }).state;

  it('has a list and a commander of its own', () => {
    const now = lists();
    expect(game.phase(now)).toMatchObject({ kind: 'lists', awaits: ['empire', 'empire-2'] });
    const { report } = play(now, { empire: 'Battle A Altd move', 'empire-2': 'Battle A Nuln move' });
    expect(report.war?.granted).toMatchObject([
      { power: 'empire', unit: 'A altd', commander: 'empire' },
      { power: 'empire', unit: 'A nuln', commander: 'empire-2' },
    ]);
    expect(report.war?.battles.map(({ commanders }) => commanders.empire)).toEqual(['empire-2', 'empire']);
  });

  it('a nation still declares once in a battle: of two for one place the first seat’s counts', () => {
    const now = play(standing('empire A altd, empire-2 A nuln, bretonnia A reik'), {
      empire: 'A Altd - Reik',
      'empire-2': 'A Nuln - Reik',
      bretonnia: 'A Reik H',
    }).state;
    const { report } = play(now, { empire: 'Battle A Altd move', 'empire-2': 'Battle A Nuln move' });
    expect(report.war?.granted.map(({ unit }) => unit)).toEqual(['A altd']);
  });

  it('armies of two seats are one nation’s, undivided', () => {
    const now = play(standing('empire A altd, empire-2 A nuln, bretonnia A reik, bretonnia A chet'), {
      empire: 'A Altd S A Nuln - Reik',
      'empire-2': 'A Nuln - Reik',
      bretonnia: 'A Reik H; A Chet S A Reik H',
    }).state;
    const { report } = play(now, { 'empire-2': 'Battle A Nuln move' });
    const [side] = report.war?.battles[0]?.sides ?? [];
    expect(side?.armies).toEqual([{ power: 'empire', strength: 2, points: 2000 }]);
  });

  it('what is said for the nation its own seat says: refusals, favour, dismissals', () => {
    const topics = (seat: string): readonly string[] =>
      game.options(opened, seat, 'en').flatMap(({ key, optional }) => (optional ? key : []));
    expect([topics('empire'), topics('empire-2')]).toEqual([['wish', 'refuse', 'favour'], ['wish']]);
  });
});

describe('Duchies: one nation in winter', () => {
  const winter = (units: string, centres: Readonly<Record<string, string>>): State => {
    const now = standing(units, { phase: 'adjustments', turn: { year: 1, season: 'winter' } });
    return { ...now, position: { ...now.position, centres } };
  };
  const CENTRES = { midd: 'empire', altd: 'empire', nuln: 'empire' };

  it('its own seat builds; what is built goes to the seat with fewest units', () => {
    const now = winter('empire A reik, empire A gfor', CENTRES);
    expect(game.phase(now).awaits).toEqual(['empire']);
    expect(game.read(now, 'empire-2', 'Build A Nuln', undefined, 'en').lines[0]?.fault?.code).toBe('no-builds');
    expect(whose(play(now, { empire: 'Build A Nuln' }).state)).toContain('empire-2 A nuln');
    expect(whose(play(winter('empire-2 A reik', CENTRES), { empire: 'Build A Nuln; Build A Altd' }).state)).toEqual([
      'empire-2 A reik',
      'empire A nuln',
      'empire A altd',
    ]);
  });

  it('its own seat removes, whoever orders the unit', () => {
    const now = winter('empire A reik, empire-2 A gfor', { midd: 'empire' });
    expect(whose(play(now, { empire: 'Remove A Gfor' }).state)).toEqual(['empire A reik']);
  });

  it('they have the same centres and win together', () => {
    const rows = game.standings(opened).filter(({ seat }) => seat.startsWith('empire'));
    expect(rows).toEqual([
      { seat: 'empire', points: 3, units: 2 },
      { seat: 'empire-2', points: 3, units: 1 },
    ]);
    expect(game.ending({ ...opened, winner: 'empire' })).toEqual({ winners: ['empire', 'empire-2'] });
  });
});

describe('Duchies: conquered with their nation', () => {
  const fallen = standing('dwarves A altd, bretonnia A reik', {});
  const now: State = { ...fallen, position: { ...fallen.position, centres: { midd: 'dwarves', wrld: 'dwarves', altd: 'dwarves' } } };

  it('each chooses whom it serves', () => {
    expect(game.phase(now).mayAct).toEqual(['empire', 'empire-2']);
    const { state: after } = play(now, { 'empire-2': 'Serve as Mercenary of Bretonnia' });
    expect(after.services).toEqual({
      empire: { as: 'sepoy', of: 'dwarves', won: 0 },
      'empire-2': { as: 'mercenary', of: 'bretonnia', won: 0 },
    });
  });

  it('who revolts brings the nation back, with a unit of his own', () => {
    const rising: State = {
      ...now,
      phase: 'adjustments',
      turn: { year: 2, season: 'winter' },
      position: { ...now.position, units: unitsFrom('dwarves A reik'), centres: { midd: 'dwarves', couro: 'dwarves', nuln: 'dwarves' } },
      services: { 'empire-2': { as: 'sepoy', of: 'dwarves', won: 3 } },
    };
    const { state: after, report } = play(rising, { 'empire-2': 'Revolt A Nuln' });
    expect(report.revolts).toEqual([{ power: 'empire', duchy: 'empire-2', master: 'dwarves', type: 'A', at: 'nuln' }]);
    expect(whose(after)).toContain('empire-2 A nuln');
    expect([after.position.centres.nuln, after.capitals?.empire, after.services]).toEqual(['empire', 'nuln', undefined]);
  });
});

it('practice players play a shared nation for five years; what is stored is what is played', () => {
  const options = chosen('Empire: NULN / ALTD, Dwarves: KUNG');
  let now = game.open({ seats: ids(8, options), seed: 3, secret: '03', options });
  const random = seededRandom(3);
  for (let phases = 0; phases < 60 && now.turn.year <= 5 && !game.ending(now); phases++) {
    const { awaits, mayAct = [] } = game.phase(now);
    const sent = [...new Set([...awaits, ...mayAct])].map((seat): [string, Submission] => {
      const { submission, lines } = game.read(now, seat, recruitText(game, now, seat, random), undefined, 'en');
      expect(lines.flatMap(({ typed, fault }) => (fault ? `${seat} ${typed}: ${fault.code}` : []))).toEqual([]);
      return [seat, submission];
    });
    now = state.parse(JSON.parse(JSON.stringify(game.advance(now, new Map(sent)).state)));
  }
  expect(now.turn.year).toBeGreaterThan(5);
});
