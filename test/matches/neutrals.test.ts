import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { diplomacyPresenter } from '../../src/discord/words/diplomacy/diplomacyPresenter.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
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
import { seatViewOf } from '../../src/matches/read/seatViewOf.js';
import { statusOf } from '../../src/matches/read/statusOf.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import type { Arranged as Store } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, DAY, faultOf, HOUR, matchOf, order, phaseOf, postAll, ready, seatView, type World, world } from './world.js';

const game = catalogue(variantsOn(readOwnVariant)).get('mandate-of-heaven') ?? expect.fail('the game is not on offer');
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;

/** A running match with eight powers. `on` returns the user who plays a power. */
interface Eight {
  readonly w: World;
  readonly match: MatchId;
  on(power: string): string;
}

async function eight(store: Store, players: readonly string[] = PLAYERS): Promise<Eight> {
  const w = world(store, game);
  const invitation = { game: game.id, guild: 'guild', channel: 'channel', host: 'host', language: 'en' } as const;
  const match = accepted(
    await openMatch(w.hosting, { ...invitation, deadlines: { movement: DAY, retreats: 4 * HOUR, adjustments: 4 * HOUR } }),
  );
  for (const player of players) accepted(await joinMatch(w.hosting, match.id, player));
  accepted(await startMatch(w.hosting, match.id, 'host', { emptySeats: players.length < PLAYERS.length }));
  const on = (power: string): string =>
    w.store.seatHolders(match.id).find(s => s.seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
  return { w, match: match.id, on };
}

const stateOf = ({ w, match }: Eight): State => game.state.parse(phaseOf(w, match).state) as State;
const reportOf = async ({ w, match }: Eight, phase: number): Promise<Report> =>
  game.report.parse((await w.store.history.phase(match, phase))?.report) as Report;
const unitsOf = (current: Eight, power: string): readonly string[] =>
  stateOf(current)
    .position.units.filter(u => u.power === power)
    .map(u => u.at)
    .sort();
const notices = async ({ w }: Eight) =>
  (await contents(w)).flatMap(content => (content.kind === 'notice' ? [[content.notice, ...content.seats]] : []));

/** Starts a match and has the Hsiung-Nu place their armies, so that the spring of 368 BC is open. */
async function inSpring(store: Store): Promise<Eight> {
  const current = await eight(store);
  accepted(await order(current.w, current.match, current.on('hsiung-nu'), 'A Kob; A Yns; A Ssn'));
  accepted(await ready(current.w, current.match, current.on('hsiung-nu')));
  return current;
}

/** Has every player say that they are ready, until the phase closes. */
async function allReady({ w, match }: Eight): Promise<void> {
  const { number } = phaseOf(w, match);
  for (const { user } of w.store.seatHolders(match)) {
    if (user === undefined || phaseOf(w, match).number !== number || (await matchOf(w, match)).status !== 'running') continue;
    accepted(await ready(w, match, user));
  }
}

/** Changes the state of the open phase. */
function arranged(current: Eight, change: (state: State) => State): void {
  const { number } = phaseOf(current.w, current.match);
  current.w.store.recordState(current.match, number, change(stateOf(current)));
}

/** Gives these centres to these owners, and removes units of other powers in them. */
const owning = ({ position, ...state }: State, owners: Readonly<Record<string, string>>): State => {
  const units = position.units.filter(u => owners[u.at] === undefined || owners[u.at] === u.power);
  return { ...state, position: { ...position, units, centres: { ...position.centres, ...owners } } };
};

describe('the placement', () => {
  it('waits for the Hsiung-Nu alone, and has the length of a movement phase', async () => {
    const { w, match } = await eight(openMemoryStore());
    expect(phaseOf(w, match)).toMatchObject({ kind: 'placement', dueAt: w.hosting.now() + DAY });
    expect(accepted(await statusOf(w.hosting, match)).waitingFor).toBe(1);
  });

  it('asks nobody else, and takes no order of anybody else', async () => {
    const current = await eight(openMemoryStore());
    expect((await seatView(current.w, current.match, current.on('han'))).topics).toEqual([]);
    const { lines } = accepted(await order(current.w, current.match, current.on('han'), 'A Kob'));
    expect(lines.map(line => line.fault?.code)).toEqual(['no-builds']);
    accepted(await ready(current.w, current.match, current.on('han')));
    expect(phaseOf(current.w, current.match).number).toBe(1);
  });

  it('stays secret until it is over, and then is told', async () => {
    const current = await eight(openMemoryStore());
    accepted(await order(current.w, current.match, current.on('hsiung-nu'), 'A Kob; A Yns; A Ssn'));
    expect(unitsOf(current, 'hsiung-nu')).toEqual([]);
    accepted(await ready(current.w, current.match, current.on('hsiung-nu')));
    expect(unitsOf(current, 'hsiung-nu')).toEqual(['kob', 'ssn', 'yns']);
    expect(phaseOf(current.w, current.match)).toMatchObject({ number: 2, kind: 'movement' });
  });

  it.each([
    ['a silent sheet', ''],
    ['an incomplete one', 'A Kob; A Yns'],
  ])('gives %s one extension, and then draws what is missing by lot', async (_, text) => {
    const current = await eight(openMemoryStore());
    const { w, match } = current;
    if (text !== '') accepted(await order(w, match, current.on('hsiung-nu'), text));
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + DAY / 2 });
    expect(await notices(current)).toContainEqual(['extended', 'hsiung-nu']);
    w.pass(DAY / 2);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(unitsOf(current, 'hsiung-nu')).toHaveLength(3);
    const told = (await reportOf(current, 1)).orders.map(({ order: { kind }, outcome }) => [
      kind,
      'because' in outcome ? outcome.because : '',
    ]);
    const placed = text === '' ? 0 : 2;
    expect(told).toEqual([...Array(placed).fill(['build', 'placed']), ...Array(3 - placed).fill(['build', 'lot'])]);
  });

  it('closes at its deadline if the sheet is complete', async () => {
    const current = await eight(openMemoryStore());
    accepted(await order(current.w, current.match, current.on('hsiung-nu'), 'A Kob; A Yns; A Ssn'));
    current.w.pass(DAY);
    expect(await closeDuePhases(current.w.hosting)).toBe(1);
    expect(unitsOf(current, 'hsiung-nu')).toEqual(['kob', 'ssn', 'yns']);
  });

  it('draws the same lot for the same match', async () => {
    const drawn = await mapInOrder([1, 2], async () => {
      const current = await eight(openMemoryStore());
      current.w.pass(DAY);
      await closeDuePhases(current.w.hosting);
      current.w.pass(DAY);
      await closeDuePhases(current.w.hosting);
      return unitsOf(current, 'hsiung-nu');
    });
    expect(drawn[0]).toEqual(drawn[1]);
  });

  it('is drawn at once where nobody plays the Hsiung-Nu, so that no seat starts without units', async () => {
    const current = await eight(openMemoryStore(), PLAYERS.slice(0, 2));
    expect(current.w.store.seatHolders(current.match)).toContainEqual({ seat: 'hsiung-nu' });
    expect(unitsOf(current, 'hsiung-nu')).toHaveLength(3);
    expect(phaseOf(current.w, current.match).kind).toBe('movement');
  });
});

describe('votes', () => {
  it('are written like orders, and kept on the seat’s own sheet', async () => {
    const current = await inSpring(openMemoryStore());
    const filed = accepted(await order(current.w, current.match, current.on('chi'), 'A Lin H; A Lu - Sun'));
    expect(filed.lines.map(line => line.text)).toEqual(['A Lin H', 'A Lu - Sun']);
    const lu = (await seatView(current.w, current.match, current.on('chi'))).sheet.find(line => line.key === 'lu');
    expect(lu).toMatchObject({ of: { id: 'lu' }, text: 'A Lu - Sun' });
    expect((await seatView(current.w, current.match, current.on('han'))).sheet.find(line => line.key === 'lu')?.text).toBeUndefined();
  });

  it('carry with more than half of the powers and of their units, and are told then', async () => {
    const current = await inSpring(openMemoryStore());
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han'])
      accepted(await order(current.w, current.match, current.on(power), 'A Lu - Peg'));
    for (const power of ['chin', 'chu', 'chao', 'wei']) accepted(await order(current.w, current.match, current.on(power), 'A Yue - Wu'));
    expect(JSON.stringify(await contents(current.w))).not.toContain('peg');
    await allReady(current);
    const told = (await reportOf(current, 2)).orders.filter(o => o.power === 'lu' || o.power === 'yueh');
    expect(told).toMatchObject([
      { power: 'lu', order: { kind: 'move', to: 'peg' }, behind: { powers: 5 }, outcome: { kind: 'moved' } },
      { power: 'yueh', order: { kind: 'hold' }, written: false, short: { powers: 4, of: 'powers' } },
    ]);
    expect((await reportOf(current, 2)).voting?.whole).toEqual({ powers: 8 });
  });

  it('are never owed: a phase with nothing else has a quarter of its clock, and closes when all who vote are ready', async () => {
    const current = await inSpring(openMemoryStore());
    const { w, match } = current;
    accepted(await order(w, match, current.on('chi'), 'A Lin - Lu; A Kao S A Lin - Lu'));
    await allReady(current);
    expect(phaseOf(w, match)).toMatchObject({ number: 3, kind: 'retreats', dueAt: w.hosting.now() + HOUR });
    expect(stateOf(current).position.dislodged.map(u => u.power)).toEqual(['lu']);
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han']) accepted(await order(w, match, current.on(power), 'A Lu - Peg'));
    await allReady(current);
    expect(phaseOf(w, match)).toMatchObject({ number: 4, kind: 'movement' });
    expect(unitsOf(current, 'lu')).toEqual(['peg']);
  });

  it('that nobody gives delay nobody: the short clock runs out, and nobody is missed', async () => {
    const current = await inSpring(openMemoryStore());
    const { w, match } = current;
    accepted(await order(w, match, current.on('chi'), 'A Lin - Lu; A Kao S A Lin - Lu'));
    await allReady(current);
    await postAll(w);
    w.pass(HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(unitsOf(current, 'lu')).toEqual([]);
    expect(await notices(current)).toEqual([]);
  });

  it('are waited for by nobody where others owe orders', async () => {
    const current = await inSpring(openMemoryStore());
    const { w, match } = current;
    arranged(current, state => ({
      ...state,
      position: { ...state.position, units: state.position.units.filter(u => u.power !== 'han') },
    }));
    expect((await seatView(w, match, current.on('han'))).waitedFor).toBe(true);
    for (const { user, seat } of w.store.seatHolders(match))
      if (user !== undefined && seat !== 'han') accepted(await ready(w, match, user));
    expect(phaseOf(w, match).number).toBeGreaterThan(2);
  });

  it('for builds are told in the order of their provinces, whichever of them had more units behind it', async () => {
    const builtAfter = async (kao: readonly string[], sun: readonly string[]): Promise<readonly string[]> => {
      const current = await inSpring(openMemoryStore());
      arranged(current, state => {
        const { position, ...rest } = owning(state, { kao: 'lu', sun: 'lu' });
        const units = position.units.filter(({ power, at }) => power !== 'han' || at !== unitsOf(current, 'han')[0]);
        return { ...rest, phase: 'adjustments', turn: { ...rest.turn, season: 'winter' }, position: { ...position, units } };
      });
      for (const power of kao) accepted(await order(current.w, current.match, current.on(power), 'Build A Kao'));
      for (const power of sun) accepted(await order(current.w, current.match, current.on(power), 'Build A Sun'));
      await allReady(current);
      return (await reportOf(current, 2)).orders.flatMap(o =>
        o.power === 'lu' && 'at' in o.order ? [o.order.at, JSON.stringify(o.behind)] : [],
      );
    };
    const [most, fewest] = [
      ['chin', 'chu', 'chao', 'wei', 'yen'],
      ['chin', 'chu', 'chao', 'wei', 'han'],
    ];
    const told = ['kao', '{"powers":5}', 'sun', '{"powers":5}'];
    expect(await builtAfter(most, fewest)).toEqual(told);
    expect(await builtAfter(fewest, most)).toEqual(told);
  });

  it('for a build that do not carry leave a line; a host who tries the phase out does not see it', async () => {
    const current = await inSpring(openMemoryStore());
    arranged(current, state => {
      const { position, ...rest } = owning(state, { kao: 'lu', sun: 'lu' });
      const units = position.units.filter(({ power, at }) => power !== 'han' || at !== unitsOf(current, 'han')[0]);
      return { ...rest, phase: 'adjustments', turn: { ...rest.turn, season: 'winter' }, position: { ...position, units } };
    });
    for (const power of ['chin', 'chu', 'chao']) accepted(await order(current.w, current.match, current.on(power), 'Build A Kao'));
    const tried = accepted(await tryPhase(current.w.hosting, { match: current.match, user: 'host', language: 'en' })).report as Report;
    expect(tried).not.toHaveProperty('unbuilt');
    await allReady(current);
    const report = await reportOf(current, 2);
    expect(report.orders.filter(({ power }) => power === 'lu')).toEqual([]);
    expect(report.unbuilt).toEqual([{ power: 'lu', short: { powers: 3, of: 'powers' } }]);
    const board = variantsOn(readOwnVariant).find(({ id }) => id === game.id)?.board ?? expect.fail('no board');
    expect(diplomacyPresenter(board).reportText(report, 'en').groups.at(-1)?.lines.at(-1)).toBe(
      'Lu: no majority for a build (the most popular choice had only 3 of 8 powers)',
    );
  });

  it('are not counted out when a host tries a phase out: trial after trial he could see each of them come in', async () => {
    const current = await inSpring(openMemoryStore());
    const tried = async (): Promise<Report> =>
      accepted(await tryPhase(current.w.hosting, { match: current.match, user: 'host', language: 'en' })).report as Report;
    for (const power of ['chin', 'chu', 'chao']) accepted(await order(current.w, current.match, current.on(power), 'A Lu - Peg'));
    const before = JSON.stringify(await tried());
    accepted(await order(current.w, current.match, current.on('wei'), 'A Lu - Peg'));
    expect(JSON.stringify(await tried())).toBe(before);
    accepted(await order(current.w, current.match, current.on('han'), 'A Lu - Peg'));
    const lu = (await tried()).orders.find(({ power }) => power === 'lu');
    expect(lu).toMatchObject({ order: { kind: 'move', to: 'peg' } });
    expect(lu).not.toHaveProperty('behind');
  });

  it('are in no seal and no file; what was reported and sealed of them before is not either', async () => {
    const current = await inSpring(openMemoryStore());
    const { w, match } = current;
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han']) accepted(await order(w, match, current.on(power), 'A Lu - Peg'));
    accepted(await order(w, match, current.on('chi'), 'A Lin H; A Sun - Che'));
    await allReady(current);
    const { orders, voting, ...rest } = await reportOf(current, 2);
    const counted = orders.map(one => (one.behind ? { ...one, behind: { ...one.behind, units: 15 } } : one));
    w.store.recordReport(match, 2, { ...rest, orders: counted, voting: { ...voting, whole: { powers: 8, units: 24 } } }, 1);
    const file = accepted(await exportMatch(w.hosting, match, 'host'));
    expect(file).not.toMatch(/A Sun - Che|A Lu - Peg|"units":\d/);
    const [, phase] = JSON.parse(file).phases;
    expect(phase.closed.orders.chi.orders).toBe('A Lin H');
    expect(phase.closed.orders.chin.orders).toBe('');
    expect(phase.closed.report.voting.whole).toEqual({ powers: 8 });
    const lobby = accepted(
      await importMatch(w.hosting, { file: new TextEncoder().encode(file), guild: 'guild', channel: 'elsewhere', host: 'host' }),
    );
    for (const player of PLAYERS) accepted(await joinMatch(w.hosting, lobby.id, player));
    accepted(await startMatch(w.hosting, lobby.id, 'host', { emptySeats: false }));
    expect(w.store.openPhase(lobby.id)?.number).toBe(w.store.openPhase(match)?.number);
  });

  it('of a seat that was left are not counted, nor is it, nor are its units', async () => {
    const current = await inSpring(openMemoryStore());
    const { w, match } = current;
    for (const power of ['chin', 'chu', 'chao', 'wei']) accepted(await order(w, match, current.on(power), 'A Lu - Peg'));
    accepted(await resignSeat(w.hosting, match, current.on('han')));
    await allReady(current);
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect((await reportOf(current, 2)).voting?.whole).toEqual({ powers: 7 });
    expect(unitsOf(current, 'lu')).toEqual(['peg']);
  });
});

describe('a motion', () => {
  const moved = ({ w, match }: Eight, user: string, text: string) =>
    proposeMotion(w.hosting, { match, user, text, language: 'en', phase: phaseOf(w, match).number });

  it('goes to the channel under a number of its own, and files no vote', async () => {
    const current = await inSpring(openMemoryStore());
    expect(accepted(await moved(current, current.on('chi'), 'A Lu - Peg'))).toEqual({
      phase: 2,
      seat: 'chi',
      of: 'Lu',
      text: 'A Lu - Peg',
      number: 1,
      isOwnVote: false,
    });
    expect(accepted(await moved(current, current.on('han'), 'A Lu H'))).toMatchObject({ number: 2, seat: 'han' });
    expect((await seatView(current.w, current.match, current.on('chi'))).sheet.find(line => line.key === 'lu')?.text).toBeUndefined();
  });

  it('tells the proposer alone whether they vote for it already', async () => {
    const current = await inSpring(openMemoryStore());
    accepted(await order(current.w, current.match, current.on('chi'), 'A Lu - Peg'));
    expect(accepted(await moved(current, current.on('chi'), 'A Lu - Peg')).isOwnVote).toBe(true);
    expect(accepted(await moved(current, current.on('chi'), 'A Lu H')).isOwnVote).toBe(false);
    expect(JSON.stringify(await contents(current.w))).not.toContain('isOwnVote');
  });

  it('is of one neutral, and says nothing of what is on file', async () => {
    const current = await inSpring(openMemoryStore());
    accepted(await order(current.w, current.match, current.on('chi'), 'A Lu - Sun'));
    accepted(await moved(current, current.on('chi'), 'A Lu - Peg'));
    expect(JSON.stringify(await contents(current.w))).not.toContain('Sun');
    for (const text of ['A Lin H', 'A Lu - Peg; A Sun H', 'A Lin H; A Lu - Peg', 'nonsense', ''])
      expect(faultOf(await moved(current, current.on('chi'), text)), text).toEqual({ code: 'no-motion' });
  });

  it('is for those who play, while the phase is open', async () => {
    const current = await inSpring(openMemoryStore());
    expect(faultOf(await moved(current, 'stranger', 'A Lu - Peg'))).toEqual({ code: 'no-seat' });
    current.w.pass(DAY);
    expect(faultOf(await moved(current, current.on('chi'), 'A Lu - Peg'))).toEqual({ code: 'phase-over' });
  });
});

describe('a neutral with three centres', () => {
  const called = async (store: Store): Promise<Eight> => {
    const current = await inSpring(store);
    await allReady(current);
    arranged(current, state => owning(state, { sun: 'lu', lin: 'lu' }));
    await allReady(current);
    return current;
  };
  const take = ({ w, match }: Eight, user: string, by?: string) => takeSeat(w.hosting, { match, seat: 'lu', user, ...(by && { by }) });

  it('is called out at once after the fall, once', async () => {
    const current = await called(openMemoryStore());
    expect((await contents(current.w)).filter(({ kind }) => kind === 'seats')).toEqual([
      { kind: 'seats', phase: 6, open: [{ seat: 'lu', calledIn: true }], taken: [] },
    ]);
    expect(stateOf(current).called).toEqual(['lu']);
  });

  it('is played by the first newcomer who takes the seat, in time for its builds', async () => {
    const current = await called(openMemoryStore());
    expect(phaseOf(current.w, current.match).kind).toBe('adjustments');
    accepted(await take(current, 'newcomer'));
    expect(faultOf(await take(current, 'another'))).toEqual({ code: 'seat-not-open' });
    expect((await seatView(current.w, current.match, 'newcomer')).topics.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['sun', 'waive']),
    );
    accepted(await order(current.w, current.match, 'newcomer', 'build A Sun'));
    expect(await contents(current.w)).toContainEqual({ kind: 'seats', phase: 6, open: [], taken: ['lu'] });
  });

  it('is ordered by its player alone from then on: votes for it lapse', async () => {
    const current = await called(openMemoryStore());
    for (const power of ['chin', 'chu', 'chao', 'wei', 'han', 'yen']) {
      const { lines } = accepted(await order(current.w, current.match, current.on(power), 'build A Sun'));
      expect(lines[0]?.fault).toBeUndefined();
    }
    accepted(await take(current, 'newcomer'));
    accepted(await order(current.w, current.match, 'newcomer', 'waive'));
    await allReady(current);
    expect(unitsOf(current, 'lu')).toEqual(['lu']);
    const { lines } = accepted(await order(current.w, current.match, current.on('chi'), 'A Lu H'));
    expect(lines[0]?.fault?.code).toBe('not-your-unit');
    expect(stateOf(current).powers).toContain('lu');
  });

  it('is voted as before until somebody sits there, and the call stands even below three', async () => {
    const current = await called(openMemoryStore());
    arranged(current, state => owning(state, { lin: 'chi' }));
    await allReady(current);
    expect(phaseOf(current.w, current.match).kind).toBe('movement');
    expect(stateOf(current)).toMatchObject({ called: ['lu'] });
    expect((await seatView(current.w, current.match, current.on('chi'))).sheet.some(line => line.of?.id === 'lu')).toBe(true);
    accepted(await take(current, 'newcomer'));
    expect((await seatView(current.w, current.match, 'newcomer')).sheet.map(line => line.key)).toContain('lu');
  });

  it('is not for anybody who has played in the match: neither eliminated players nor those who left, nor those who play', async () => {
    const current = await inSpring(openMemoryStore());
    const [han, left] = [current.on('han'), current.on('chu')];
    accepted(await resignSeat(current.w.hosting, current.match, left));
    arranged(current, state => {
      const { units, centres } = state.position;
      const taken = Object.fromEntries(Object.entries(centres).map(([at, owner]) => [at, owner === 'han' ? 'wei' : owner]));
      return { ...state, position: { ...state.position, units: units.filter(u => u.power !== 'han'), centres: taken } };
    });
    await allReady(current);
    current.w.pass(DAY);
    expect(await closeDuePhases(current.w.hosting)).toBe(1);
    arranged(current, state => owning(state, { sun: 'lu', lin: 'lu' }));
    await allReady(current);
    expect(game.inPlay(stateOf(current))).not.toContain('han');
    for (const user of [han, left, current.on('wei')]) expect(faultOf(await take(current, user))).toEqual({ code: 'has-played' });
    accepted(await take(current, 'newcomer'));
  });

  it('can be given by the host to one of those who may', async () => {
    const current = await called(openMemoryStore());
    expect(faultOf(await take(current, 'newcomer', current.on('han')))).toEqual({ code: 'not-host' });
    expect(faultOf(await take(current, current.on('han'), 'host'))).toEqual({ code: 'has-played' });
    accepted(await take(current, 'newcomer', 'host'));
    expect(current.on('lu')).toBe('newcomer');
  });

  it('waits, if the match goes back to before the call, until it is called in again; the match as a file can be read meanwhile', async () => {
    const current = await called(openMemoryStore());
    accepted(await take(current, 'newcomer'));
    const { w } = current;
    const { id } = accepted(await rollBack(w.hosting, { match: current.match, user: 'host', phase: 2 }));
    const back: Eight = { ...current, match: id };
    expect(faultOf(await seatViewOf(w.hosting, id, 'newcomer', 'en'))).toEqual({ code: 'no-seat' });
    const file = accepted(await exportMatch(w.hosting, id, 'host'));
    expect(
      faultOf(await importMatch(w.hosting, { file: new TextEncoder().encode(file), guild: 'guild', channel: 'other', host: 'host' })),
    ).toBeUndefined();
    await allReady(back);
    arranged(back, state => owning(state, { sun: 'lu', lin: 'lu' }));
    await allReady(back);
    expect((await seatView(w, id, 'newcomer')).topics.map(({ key }) => key)).toEqual(expect.arrayContaining(['sun', 'waive']));
  });

  it('votes, is waited for and can be conceded to once it is played', async () => {
    const current = await called(openMemoryStore());
    accepted(await take(current, 'newcomer'));
    await allReady(current);
    expect(accepted(await statusOf(current.w.hosting, current.match)).waitingFor).toBe(9);
    const filed = accepted(await order(current.w, current.match, 'newcomer', 'A Yue - Wu'));
    expect(filed.lines[0]?.fault).toBeUndefined();
    expect(
      accepted(
        await castBallot(current.w.hosting, {
          match: current.match,
          user: current.on('han'),
          question: { kind: 'concede', to: 'lu' },
          yes: true,
        }),
      ),
    ).toMatchObject({ agreed: false });
  });
});

describe('a concession', () => {
  const concede = ({ w, match }: Eight, user: string, to = 'chu', yes = true) =>
    castBallot(w.hosting, { match, user, question: { kind: 'concede', to }, yes });
  const others = ['chin', 'chao', 'wei', 'han', 'yen', 'chi', 'hsiung-nu'];

  it('ends the match when all the others agree', async () => {
    const current = await inSpring(openMemoryStore());
    const answers = await mapInOrder(others, async power => accepted(await concede(current, current.on(power))).agreed);
    expect(answers).toEqual([false, false, false, false, false, false, true]);
    expect(await matchOf(current.w, current.match)).toMatchObject({ status: 'ended', end: { kind: 'concession', seats: ['chu'] } });
  });

  it('is told once, without who proposed it', async () => {
    const current = await inSpring(openMemoryStore());
    for (const power of ['han', 'wei']) accepted(await concede(current, current.on(power)));
    expect((await notices(current)).filter(([notice]) => notice === 'concession-proposed')).toEqual([['concession-proposed', 'chu']]);
  });

  it('takes no answer for a no, and can be taken back', async () => {
    const current = await inSpring(openMemoryStore());
    for (const power of others.slice(1)) accepted(await concede(current, current.on(power)));
    expect((await matchOf(current.w, current.match)).status).toBe('running');
    accepted(await concede(current, current.on('han'), 'chu', false));
    expect(accepted(await concede(current, current.on('chin')))).toMatchObject({ agreed: false });
  });

  it('does not ask empty seats: with the last of those who had not agreed gone, it is agreed', async () => {
    const current = await inSpring(openMemoryStore());
    for (const power of others.slice(1)) accepted(await concede(current, current.on(power)));
    accepted(await resignSeat(current.w.hosting, current.match, current.on('chin')));
    expect((await matchOf(current.w, current.match)).end).toMatchObject({ kind: 'concession', seats: ['chu'] });
  });

  it('is void in the next phase', async () => {
    const current = await inSpring(openMemoryStore());
    for (const power of others.slice(1)) accepted(await concede(current, current.on(power)));
    await allReady(current);
    expect(accepted(await concede(current, current.on('chin')))).toMatchObject({ agreed: false });
  });

  it('is to another who still plays', async () => {
    const current = await inSpring(openMemoryStore());
    for (const to of ['han', 'lu', 'nobody'])
      expect(faultOf(await concede(current, current.on('han'), to))).toEqual({ code: 'cannot-concede-to' });
    expect(faultOf(await concede(current, 'stranger'))).toEqual({ code: 'no-seat' });
  });
});

it('the status shows how many armies the Hsiung-Nu may have, and why, as long as they are in the game', async () => {
  const current = await inSpring(openMemoryStore());
  const notes = async () => accepted(await statusOf(current.w.hosting, current.match)).notes;
  expect(await notes()).toMatchObject([
    { code: 'barbarian-allowance', power: 'hsiung-nu', centres: 0, units: 3, limit: 3, builds: 0, removals: 0 },
  ]);
  arranged(current, state => {
    const units = state.position.units.filter(u => u.power !== 'hsiung-nu');
    return { ...state, position: { ...state.position, units } };
  });
  expect(await notes()).toEqual([]);
});
