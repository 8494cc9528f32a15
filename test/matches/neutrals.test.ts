import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { diplomacyPresenter } from '../../src/discord/words/diplomacy/diplomacyPresenter.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { importMatch } from '../../src/matches/actions/hosting/importMatch.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import { tryPhase } from '../../src/matches/actions/hosting/tryPhase.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { proposeMotion } from '../../src/matches/actions/orders/proposeMotion.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { deskOf } from '../../src/matches/read/deskOf.js';
import { statusOf } from '../../src/matches/read/statusOf.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import type { Arranged as Store } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, DAY, desk, faultOf, HOUR, matchOf, order, phaseOf, postAll, ready, type World, world } from './world.js';

const game = catalogue(variantsOn(readBoardFile)).get('mandate-of-heaven') ?? expect.fail('the game is not on offer');
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;

/** A running match of eight: whoever sits on a power is named after it. */
interface Eight {
  readonly w: World;
  readonly match: MatchId;
  on(power: string): string;
}

function eight(store: Store, players: readonly string[] = PLAYERS): Eight {
  const w = world(store, game);
  const invitation = { game: game.id, guild: 'guild', channel: 'channel', host: 'host', language: 'en' } as const;
  const match = accepted(openMatch(w.house, { ...invitation, deadlines: { movement: DAY, retreats: 4 * HOUR, adjustments: 4 * HOUR } }));
  for (const player of players) accepted(joinMatch(w.house, match.id, player));
  accepted(startMatch(w.house, match.id, 'host', { emptySeats: players.length < PLAYERS.length }));
  const on = (power: string): string =>
    w.store.sittings(match.id).find(s => s.seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
  return { w, match: match.id, on };
}

const stateOf = ({ w, match }: Eight): State => game.state.parse(phaseOf(w, match).state) as State;
const reportOf = ({ w, match }: Eight, phase: number): Report => game.report.parse(w.store.phase(match, phase)?.report) as Report;
const unitsOf = (table: Eight, power: string): readonly string[] =>
  stateOf(table)
    .position.units.filter(u => u.power === power)
    .map(u => u.at)
    .sort();
const notices = ({ w }: Eight) => contents(w).flatMap(content => (content.kind === 'notice' ? [[content.notice, ...content.seats]] : []));

/** The spring of 368: the Hsiung-Nu have placed their armies. */
function inSpring(store: Store): Eight {
  const table = eight(store);
  accepted(order(table.w, table.match, table.on('hsiung-nu'), 'A Kob; A Yns; A Ssn'));
  accepted(ready(table.w, table.match, table.on('hsiung-nu')));
  return table;
}

/** Every power that has something to say is ready. */
function allReady({ w, match }: Eight): void {
  const { number } = phaseOf(w, match);
  for (const { user } of w.store.sittings(match)) {
    if (user === undefined || phaseOf(w, match).number !== number || matchOf(w, match).status !== 'running') continue;
    accepted(ready(w, match, user));
  }
}

/** The match as if the phase had begun so. */
function arranged(table: Eight, change: (state: State) => State): void {
  const { number } = phaseOf(table.w, table.match);
  table.w.store.recordState(table.match, number, change(stateOf(table)));
}

/** Centres with their owners, and nobody else's unit in them. */
const owning = ({ position, ...state }: State, owners: Readonly<Record<string, string>>): State => {
  const units = position.units.filter(u => owners[u.at] === undefined || owners[u.at] === u.power);
  return { ...state, position: { ...position, units, centres: { ...position.centres, ...owners } } };
};

describe('the placement', () => {
  it('waits for the Hsiung-Nu alone, and has the length of a movement phase', () => {
    const { w, match } = eight(openMemoryStore());
    expect(phaseOf(w, match)).toMatchObject({ kind: 'placement', dueAt: w.house.now() + DAY });
    expect(accepted(statusOf(w.house, match)).waitingFor).toBe(1);
  });

  it('asks nobody else, and takes no order of anybody else', () => {
    const table = eight(openMemoryStore());
    expect(desk(table.w, table.match, table.on('han')).topics).toEqual([]);
    const { lines } = accepted(order(table.w, table.match, table.on('han'), 'A Kob'));
    expect(lines.map(line => line.fault?.code)).toEqual(['no-builds']);
    accepted(ready(table.w, table.match, table.on('han')));
    expect(phaseOf(table.w, table.match).number).toBe(1);
  });

  it('stays secret until it is over, and then is told', () => {
    const table = eight(openMemoryStore());
    accepted(order(table.w, table.match, table.on('hsiung-nu'), 'A Kob; A Yns; A Ssn'));
    expect(unitsOf(table, 'hsiung-nu')).toEqual([]);
    accepted(ready(table.w, table.match, table.on('hsiung-nu')));
    expect(unitsOf(table, 'hsiung-nu')).toEqual(['kob', 'ssn', 'yns']);
    expect(phaseOf(table.w, table.match)).toMatchObject({ number: 2, kind: 'movement' });
  });

  it.each([
    ['a silent sheet', ''],
    ['an incomplete one', 'A Kob; A Yns'],
  ])('gives %s one extension, and then draws what is missing by lot', (_, text) => {
    const table = eight(openMemoryStore());
    const { w, match } = table;
    if (text !== '') accepted(order(w, match, table.on('hsiung-nu'), text));
    w.pass(DAY);
    expect(closeDuePhases(w.house)).toBe(0);
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.house.now() + DAY / 2 });
    expect(notices(table)).toContainEqual(['extended', 'hsiung-nu']);
    w.pass(DAY / 2);
    expect(closeDuePhases(w.house)).toBe(1);
    expect(unitsOf(table, 'hsiung-nu')).toHaveLength(3);
    const told = reportOf(table, 1).orders.map(({ order: { kind }, outcome }) => [kind, 'because' in outcome ? outcome.because : '']);
    const placed = text === '' ? 0 : 2;
    expect(told).toEqual([...Array(placed).fill(['build', 'placed']), ...Array(3 - placed).fill(['build', 'lot'])]);
  });

  it('closes at its deadline if the sheet is complete', () => {
    const table = eight(openMemoryStore());
    accepted(order(table.w, table.match, table.on('hsiung-nu'), 'A Kob; A Yns; A Ssn'));
    table.w.pass(DAY);
    expect(closeDuePhases(table.w.house)).toBe(1);
    expect(unitsOf(table, 'hsiung-nu')).toEqual(['kob', 'ssn', 'yns']);
  });

  it('draws the same lot for the same match', () => {
    const drawn = [1, 2].map(() => {
      const table = eight(openMemoryStore());
      table.w.pass(DAY);
      closeDuePhases(table.w.house);
      table.w.pass(DAY);
      closeDuePhases(table.w.house);
      return unitsOf(table, 'hsiung-nu');
    });
    expect(drawn[0]).toEqual(drawn[1]);
  });

  it('is drawn at once where nobody plays the Hsiung-Nu, so that no seat starts without units', () => {
    const table = eight(openMemoryStore(), PLAYERS.slice(0, 2));
    expect(table.w.store.sittings(table.match)).toContainEqual({ seat: 'hsiung-nu' });
    expect(unitsOf(table, 'hsiung-nu')).toHaveLength(3);
    expect(phaseOf(table.w, table.match).kind).toBe('movement');
  });
});

describe('votes', () => {
  it('are written like orders, and kept on the seat’s own sheet', () => {
    const table = inSpring(openMemoryStore());
    const filed = accepted(order(table.w, table.match, table.on('chi'), 'A Lin H; A Lu - Sun'));
    expect(filed.lines.map(line => line.text)).toEqual(['A Lin H', 'A Lu - Sun']);
    const lu = desk(table.w, table.match, table.on('chi')).sheet.find(line => line.key === 'lu');
    expect(lu).toMatchObject({ of: { id: 'lu' }, text: 'A Lu - Sun' });
    expect(desk(table.w, table.match, table.on('han')).sheet.find(line => line.key === 'lu')?.text).toBeUndefined();
  });

  it('carry with more than half of the powers and of their units, and are told then', () => {
    const table = inSpring(openMemoryStore());
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han']) accepted(order(table.w, table.match, table.on(power), 'A Lu - Peg'));
    for (const power of ['chin', 'chu', 'chao', 'wei']) accepted(order(table.w, table.match, table.on(power), 'A Yue - Wu'));
    expect(JSON.stringify(contents(table.w))).not.toContain('peg');
    allReady(table);
    const told = reportOf(table, 2).orders.filter(o => o.power === 'lu' || o.power === 'yueh');
    expect(told).toMatchObject([
      { power: 'lu', order: { kind: 'move', to: 'peg' }, behind: { powers: 5 }, outcome: { kind: 'moved' } },
      { power: 'yueh', order: { kind: 'hold' }, written: false, short: { powers: 4, of: 'powers' } },
    ]);
    expect(reportOf(table, 2).voting?.whole).toEqual({ powers: 8 });
  });

  it('are never owed: a phase with nothing else has a quarter of its clock, and closes when all who vote are ready', () => {
    const table = inSpring(openMemoryStore());
    const { w, match } = table;
    accepted(order(w, match, table.on('chi'), 'A Lin - Lu; A Kao S A Lin - Lu'));
    allReady(table);
    expect(phaseOf(w, match)).toMatchObject({ number: 3, kind: 'retreats', dueAt: w.house.now() + HOUR });
    expect(stateOf(table).position.dislodged.map(u => u.power)).toEqual(['lu']);
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han']) accepted(order(w, match, table.on(power), 'A Lu - Peg'));
    allReady(table);
    expect(phaseOf(w, match)).toMatchObject({ number: 4, kind: 'movement' });
    expect(unitsOf(table, 'lu')).toEqual(['peg']);
  });

  it('that nobody gives delay nobody: the short clock runs out, and nobody is missed', () => {
    const table = inSpring(openMemoryStore());
    const { w, match } = table;
    accepted(order(w, match, table.on('chi'), 'A Lin - Lu; A Kao S A Lin - Lu'));
    allReady(table);
    postAll(w);
    w.pass(HOUR);
    expect(closeDuePhases(w.house)).toBe(1);
    expect(unitsOf(table, 'lu')).toEqual([]);
    expect(notices(table)).toEqual([]);
  });

  it('are waited for by nobody where others owe orders', () => {
    const table = inSpring(openMemoryStore());
    const { w, match } = table;
    arranged(table, state => ({
      ...state,
      position: { ...state.position, units: state.position.units.filter(u => u.power !== 'han') },
    }));
    expect(desk(w, match, table.on('han')).waitedFor).toBe(true);
    for (const { user, seat } of w.store.sittings(match)) if (user !== undefined && seat !== 'han') accepted(ready(w, match, user));
    expect(phaseOf(w, match).number).toBeGreaterThan(2);
  });

  it('for builds are told in the order of their provinces, whichever of them had more units behind it', () => {
    const builtAfter = (kao: readonly string[], sun: readonly string[]): readonly string[] => {
      const table = inSpring(openMemoryStore());
      arranged(table, state => {
        const { position, ...rest } = owning(state, { kao: 'lu', sun: 'lu' });
        const units = position.units.filter(({ power, at }) => power !== 'han' || at !== unitsOf(table, 'han')[0]);
        return { ...rest, phase: 'adjustments', turn: { ...rest.turn, season: 'winter' }, position: { ...position, units } };
      });
      for (const power of kao) accepted(order(table.w, table.match, table.on(power), 'Build A Kao'));
      for (const power of sun) accepted(order(table.w, table.match, table.on(power), 'Build A Sun'));
      allReady(table);
      return reportOf(table, 2).orders.flatMap(o => (o.power === 'lu' && 'at' in o.order ? [o.order.at, JSON.stringify(o.behind)] : []));
    };
    const [most, fewest] = [
      ['chin', 'chu', 'chao', 'wei', 'yen'],
      ['chin', 'chu', 'chao', 'wei', 'han'],
    ];
    const told = ['kao', '{"powers":5}', 'sun', '{"powers":5}'];
    expect(builtAfter(most, fewest)).toEqual(told);
    expect(builtAfter(fewest, most)).toEqual(told);
  });

  it('for a build that do not carry leave a line; a host who tries the phase out does not see it', () => {
    const table = inSpring(openMemoryStore());
    arranged(table, state => {
      const { position, ...rest } = owning(state, { kao: 'lu', sun: 'lu' });
      const units = position.units.filter(({ power, at }) => power !== 'han' || at !== unitsOf(table, 'han')[0]);
      return { ...rest, phase: 'adjustments', turn: { ...rest.turn, season: 'winter' }, position: { ...position, units } };
    });
    for (const power of ['chin', 'chu', 'chao']) accepted(order(table.w, table.match, table.on(power), 'Build A Kao'));
    const tried = accepted(tryPhase(table.w.house, { match: table.match, user: 'host', language: 'en' })).report as Report;
    expect(tried).not.toHaveProperty('unbuilt');
    allReady(table);
    const report = reportOf(table, 2);
    expect(report.orders.filter(({ power }) => power === 'lu')).toEqual([]);
    expect(report.unbuilt).toEqual([{ power: 'lu', short: { powers: 3, of: 'powers' } }]);
    const board = variantsOn(readBoardFile).find(({ id }) => id === game.id)?.board ?? expect.fail('no board');
    expect(diplomacyPresenter(board).reportText(report, 'en').groups.at(-1)?.lines.at(-1)).toBe(
      'Lu: no majority for a build (3 of 8 powers)',
    );
  });

  it('are not counted out when a host tries a phase out: trial after trial he could see each of them come in', () => {
    const table = inSpring(openMemoryStore());
    const tried = (): Report => accepted(tryPhase(table.w.house, { match: table.match, user: 'host', language: 'en' })).report as Report;
    for (const power of ['chin', 'chu', 'chao']) accepted(order(table.w, table.match, table.on(power), 'A Lu - Peg'));
    const before = JSON.stringify(tried());
    accepted(order(table.w, table.match, table.on('wei'), 'A Lu - Peg'));
    expect(JSON.stringify(tried())).toBe(before);
    accepted(order(table.w, table.match, table.on('han'), 'A Lu - Peg'));
    const lu = tried().orders.find(({ power }) => power === 'lu');
    expect(lu).toMatchObject({ order: { kind: 'move', to: 'peg' } });
    expect(lu).not.toHaveProperty('behind');
  });

  it('are in no seal and no file; what was reported and sealed of them before is not either', async () => {
    const table = inSpring(openMemoryStore());
    const { w, match } = table;
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han']) accepted(order(w, match, table.on(power), 'A Lu - Peg'));
    accepted(order(w, match, table.on('chi'), 'A Lin H; A Sun - Che'));
    allReady(table);
    const { orders, voting, ...rest } = reportOf(table, 2);
    const counted = orders.map(one => (one.behind ? { ...one, behind: { ...one.behind, units: 15 } } : one));
    w.store.recordReport(match, 2, { ...rest, orders: counted, voting: { ...voting, whole: { powers: 8, units: 24 } } }, 1);
    const file = accepted(await exportMatch(w.house, match, 'host'));
    expect(file).not.toMatch(/A Sun - Che|A Lu - Peg|"units":\d/);
    const [, phase] = JSON.parse(file).phases;
    expect(phase.closed.orders.chi.orders).toBe('A Lin H');
    expect(phase.closed.orders.chin.orders).toBe('');
    expect(phase.closed.report.voting.whole).toEqual({ powers: 8 });
    const lobby = accepted(
      await importMatch(w.house, { file: new TextEncoder().encode(file), guild: 'guild', channel: 'elsewhere', host: 'host' }),
    );
    for (const player of PLAYERS) accepted(joinMatch(w.house, lobby.id, player));
    accepted(startMatch(w.house, lobby.id, 'host', { emptySeats: false }));
    expect(w.store.openPhase(lobby.id)?.number).toBe(w.store.openPhase(match)?.number);
  });

  it('of a seat that was left are not counted, nor is it, nor are its units', () => {
    const table = inSpring(openMemoryStore());
    const { w, match } = table;
    for (const power of ['chin', 'chu', 'chao', 'wei']) accepted(order(w, match, table.on(power), 'A Lu - Peg'));
    accepted(resignSeat(w.house, match, table.on('han')));
    allReady(table);
    expect(reportOf(table, 2).voting?.whole).toEqual({ powers: 7 });
    expect(unitsOf(table, 'lu')).toEqual(['peg']);
  });
});

describe('a motion', () => {
  const moved = ({ w, match }: Eight, user: string, text: string) =>
    proposeMotion(w.house, { match, user, text, language: 'en', phase: phaseOf(w, match).number });

  it('goes to the channel under a number of its own, and files no vote', () => {
    const table = inSpring(openMemoryStore());
    expect(accepted(moved(table, table.on('chi'), 'A Lu - Peg'))).toEqual({
      phase: 2,
      seat: 'chi',
      of: 'Lu',
      text: 'A Lu - Peg',
      number: 1,
    });
    expect(accepted(moved(table, table.on('han'), 'A Lu H'))).toMatchObject({ number: 2, seat: 'han' });
    expect(desk(table.w, table.match, table.on('chi')).sheet.find(line => line.key === 'lu')?.text).toBeUndefined();
  });

  it('is of one neutral, and says nothing of what is on file', () => {
    const table = inSpring(openMemoryStore());
    accepted(order(table.w, table.match, table.on('chi'), 'A Lu - Sun'));
    accepted(moved(table, table.on('chi'), 'A Lu - Peg'));
    expect(JSON.stringify(contents(table.w))).not.toContain('Sun');
    for (const text of ['A Lin H', 'A Lu - Peg; A Sun H', 'A Lin H; A Lu - Peg', 'nonsense', ''])
      expect(faultOf(moved(table, table.on('chi'), text)), text).toEqual({ code: 'no-motion' });
  });

  it('is for those who play, while the phase is open', () => {
    const table = inSpring(openMemoryStore());
    expect(faultOf(moved(table, 'stranger', 'A Lu - Peg'))).toEqual({ code: 'no-seat' });
    table.w.pass(DAY);
    expect(faultOf(moved(table, table.on('chi'), 'A Lu - Peg'))).toEqual({ code: 'phase-over' });
  });
});

describe('a neutral with three centres', () => {
  const called = (store: Store): Eight => {
    const table = inSpring(store);
    allReady(table);
    arranged(table, state => owning(state, { sun: 'lu', lin: 'lu' }));
    allReady(table);
    return table;
  };
  const take = ({ w, match }: Eight, user: string, by?: string) => takeSeat(w.house, { match, seat: 'lu', user, ...(by && { by }) });

  it('is called out at once after the fall, once', () => {
    const table = called(openMemoryStore());
    expect(contents(table.w).filter(({ kind }) => kind === 'call')).toEqual([{ kind: 'call', phase: 6, seat: 'lu' }]);
    expect(stateOf(table).called).toEqual(['lu']);
  });

  it('is played by the first newcomer who takes the seat, in time for its builds', () => {
    const table = called(openMemoryStore());
    expect(phaseOf(table.w, table.match).kind).toBe('adjustments');
    accepted(take(table, 'newcomer'));
    expect(faultOf(take(table, 'another'))).toEqual({ code: 'seat-not-open' });
    expect(desk(table.w, table.match, 'newcomer').topics.map(({ key }) => key)).toEqual(expect.arrayContaining(['sun', 'waive']));
    accepted(order(table.w, table.match, 'newcomer', 'build A Sun'));
    expect(notices(table)).toContainEqual(['seat-taken', 'lu']);
  });

  it('is ordered by its player alone from then on: votes for it lapse', () => {
    const table = called(openMemoryStore());
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han', 'yen']) {
      const { lines } = accepted(order(table.w, table.match, table.on(power), 'build A Sun'));
      expect(lines[0]?.fault).toBeUndefined();
    }
    accepted(take(table, 'newcomer'));
    accepted(order(table.w, table.match, 'newcomer', 'waive'));
    allReady(table);
    expect(unitsOf(table, 'lu')).toEqual(['lu']);
    const { lines } = accepted(order(table.w, table.match, table.on('chi'), 'A Lu H'));
    expect(lines[0]?.fault?.code).toBe('not-your-unit');
    expect(stateOf(table).powers).toContain('lu');
  });

  it('is voted as before until somebody sits there, and the call stands even below three', () => {
    const table = called(openMemoryStore());
    arranged(table, state => owning(state, { lin: 'chi' }));
    allReady(table);
    expect(phaseOf(table.w, table.match).kind).toBe('movement');
    expect(stateOf(table)).toMatchObject({ called: ['lu'] });
    expect(desk(table.w, table.match, table.on('chi')).sheet.some(line => line.of?.id === 'lu')).toBe(true);
    accepted(take(table, 'newcomer'));
    expect(desk(table.w, table.match, 'newcomer').sheet.map(line => line.key)).toContain('lu');
  });

  it('is not for anybody who has played in the match: neither eliminated players nor those who left, nor those who play', () => {
    const table = inSpring(openMemoryStore());
    const [han, left] = [table.on('han'), table.on('chu')];
    accepted(resignSeat(table.w.house, table.match, left));
    arranged(table, state => {
      const { units, centres } = state.position;
      const taken = Object.fromEntries(Object.entries(centres).map(([at, owner]) => [at, owner === 'han' ? 'wei' : owner]));
      return { ...state, position: { ...state.position, units: units.filter(u => u.power !== 'han'), centres: taken } };
    });
    allReady(table);
    arranged(table, state => owning(state, { sun: 'lu', lin: 'lu' }));
    allReady(table);
    expect(game.inPlay(stateOf(table))).not.toContain('han');
    for (const user of [han, left, table.on('wei')]) expect(faultOf(take(table, user))).toEqual({ code: 'has-played' });
    accepted(take(table, 'newcomer'));
  });

  it('can be given by the host to one of those who may', () => {
    const table = called(openMemoryStore());
    expect(faultOf(take(table, 'newcomer', table.on('han')))).toEqual({ code: 'not-host' });
    expect(faultOf(take(table, table.on('han'), 'host'))).toEqual({ code: 'has-played' });
    accepted(take(table, 'newcomer', 'host'));
    expect(table.on('lu')).toBe('newcomer');
  });

  it('waits, if the match goes back to before the call, until it is called in again; the match as a file can be read meanwhile', async () => {
    const table = called(openMemoryStore());
    accepted(take(table, 'newcomer'));
    const { w } = table;
    const { id } = accepted(rollBack(w.house, { match: table.match, user: 'host', phase: 2 }));
    const back: Eight = { ...table, match: id };
    expect(faultOf(deskOf(w.house, id, 'newcomer', 'en'))).toEqual({ code: 'no-seat' });
    const file = accepted(await exportMatch(w.house, id, 'host'));
    expect(
      faultOf(await importMatch(w.house, { file: new TextEncoder().encode(file), guild: 'guild', channel: 'other', host: 'host' })),
    ).toBeUndefined();
    allReady(back);
    arranged(back, state => owning(state, { sun: 'lu', lin: 'lu' }));
    allReady(back);
    expect(desk(w, id, 'newcomer').topics.map(({ key }) => key)).toEqual(expect.arrayContaining(['sun', 'waive']));
  });

  it('votes, is waited for and can be conceded to once it is played', () => {
    const table = called(openMemoryStore());
    accepted(take(table, 'newcomer'));
    allReady(table);
    expect(accepted(statusOf(table.w.house, table.match)).waitingFor).toBe(9);
    const filed = accepted(order(table.w, table.match, 'newcomer', 'A Yue - Wu'));
    expect(filed.lines[0]?.fault).toBeUndefined();
    expect(
      accepted(
        castBallot(table.w.house, { match: table.match, user: table.on('han'), question: { kind: 'concede', to: 'lu' }, yes: true }),
      ),
    ).toEqual({
      agreed: false,
    });
  });
});

describe('a concession', () => {
  const concede = ({ w, match }: Eight, user: string, to = 'chu', yes = true) =>
    castBallot(w.house, { match, user, question: { kind: 'concede', to }, yes });
  const others = ['chin', 'chao', 'wei', 'han', 'yen', 'chi', 'hsiung-nu'];

  it('ends the match when all the others agree', () => {
    const table = inSpring(openMemoryStore());
    const answers = others.map(power => accepted(concede(table, table.on(power))).agreed);
    expect(answers).toEqual([false, false, false, false, false, false, true]);
    expect(matchOf(table.w, table.match)).toMatchObject({ status: 'ended', end: { kind: 'concession', seats: ['chu'] } });
  });

  it('is told once, without who proposed it', () => {
    const table = inSpring(openMemoryStore());
    for (const power of ['han', 'wei']) accepted(concede(table, table.on(power)));
    expect(notices(table).filter(([notice]) => notice === 'concession-proposed')).toEqual([['concession-proposed', 'chu']]);
  });

  it('takes no answer for a no, and can be taken back', () => {
    const table = inSpring(openMemoryStore());
    for (const power of others.slice(1)) accepted(concede(table, table.on(power)));
    expect(matchOf(table.w, table.match).status).toBe('running');
    accepted(concede(table, table.on('han'), 'chu', false));
    expect(accepted(concede(table, table.on('chin')))).toEqual({ agreed: false });
  });

  it('does not ask empty seats: with the last of those who had not agreed gone, it is agreed', () => {
    const table = inSpring(openMemoryStore());
    for (const power of others.slice(1)) accepted(concede(table, table.on(power)));
    accepted(resignSeat(table.w.house, table.match, table.on('chin')));
    expect(matchOf(table.w, table.match).end).toMatchObject({ kind: 'concession', seats: ['chu'] });
  });

  it('is void in the next phase', () => {
    const table = inSpring(openMemoryStore());
    for (const power of others.slice(1)) accepted(concede(table, table.on(power)));
    allReady(table);
    expect(accepted(concede(table, table.on('chin')))).toEqual({ agreed: false });
  });

  it('is to another who still plays', () => {
    const table = inSpring(openMemoryStore());
    for (const to of ['han', 'lu', 'nobody']) expect(faultOf(concede(table, table.on('han'), to))).toEqual({ code: 'cannot-concede-to' });
    expect(faultOf(concede(table, 'stranger'))).toEqual({ code: 'no-seat' });
  });
});

it('the status shows how many armies the Hsiung-Nu may have, and why, as long as they are in the game', () => {
  const table = inSpring(openMemoryStore());
  const notes = () => accepted(statusOf(table.w.house, table.match)).notes;
  expect(notes()).toMatchObject([
    { code: 'barbarian-allowance', power: 'hsiung-nu', centres: 0, units: 3, limit: 3, builds: 0, removals: 0 },
  ]);
  arranged(table, state => {
    const units = state.position.units.filter(u => u.power !== 'hsiung-nu');
    return { ...state, position: { ...state.position, units } };
  });
  expect(notes()).toEqual([]);
});
