import { describe, expect, it } from 'vitest';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { closePhase } from '../../src/matches/turn/closePhase.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery } from './fakeDelivery.js';
import { toyGame } from './toyGame.js';
import {
  accepted,
  contents,
  DAY,
  HOUR,
  matchOf,
  order,
  PLAYERS,
  phaseOf,
  playOut,
  postAll,
  ready,
  seatOf,
  seatView,
  startedInChannel,
  startedMatch,
  world,
} from './world.js';

const pointsNow = (shown: ReturnType<typeof phaseOf>) => (shown.state as { points: Record<string, number> }).points;

describe('a phase', () => {
  it('closes early when everybody who has a choice is ready', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 3'));
    for (const user of ['ann', 'bob']) accepted(await ready(w, match, user));
    expect(phaseOf(w, match).number).toBe(1);
    const last = accepted(await ready(w, match, 'cat'));
    expect(last).toMatchObject({ ready: true, phase: { number: 1, closedAt: w.hosting.now(), closedBy: 'ready' } });
    expect(phaseOf(w, match)).toMatchObject({ number: 2, kind: 'gift', dueAt: w.hosting.now() + HOUR });
    accepted(await ready(w, match, 'ann'));
    expect(phaseOf(w, match)).toMatchObject({ number: 4, kind: 'pick' });
  });

  it('closes at its deadline, not before, with what is on file', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2; second 3'));
    w.pass(DAY - 1);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    w.pass(1);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(await w.store.history.phase(match, 1)).toMatchObject({
      closedBy: 'deadline',
      report: { played: { [seatOf(w, match, 'ann')]: { first: 2 } } },
    });
    expect(pointsNow(phaseOf(w, match))[seatOf(w, match, 'ann')]).toBe(6);
  });

  it('that closes tells every receipt that it has, for nothing can be changed any more', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    await postAll(w);
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    const again = (await contents(w)).filter(one => one.kind === 'receipt' && one.phase === 1);
    expect(again).toEqual([{ kind: 'receipt', phase: 1, seat: seatOf(w, match, 'ann'), language: 'en' }]);
  });

  it('closed late leaves the next one its full length', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(3 * DAY);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(phaseOf(w, match)).toMatchObject({ number: 4, dueAt: w.hosting.now() + DAY });
  });

  it('is closed by one of two closers', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(DAY);
    expect(await closePhase(w.hosting, match, 1, 'deadline')).toBe(true);
    expect(await closePhase(w.hosting, match, 1, 'deadline')).toBe(false);
    expect(await closeDuePhases(w.hosting)).toBe(0);
  });

  it('is not closed by somebody who means an earlier one', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    expect(await closePhase(w.hosting, match, 1, 'ready')).toBe(false);
    expect(phaseOf(w, match).number).toBe(4);
  });

  it('is closed once: who comes second finds another one open', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(DAY);
    expect(await closePhase(w.hosting, match, 1, 'deadline')).toBe(true);
    const { number } = phaseOf(w, match);
    w.pass(DAY);
    expect(await closePhase(w.hosting, match, 1, 'deadline')).toBe(false);
    expect(phaseOf(w, match).number).toBe(number);
  });

  it('that was postponed is not due any more', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(DAY);
    w.store.postponePhase(match, 1, w.hosting.now() + 1);
    expect(await closePhase(w.hosting, match, 1, 'deadline')).toBe(false);
  });

  it('nobody has a choice in is skipped, and told to be, with the results before it', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    await playOut(w, match, 'first 2');
    expect(w.store.phases(match).map(one => [one.kind, one.closedBy])).toEqual([
      ['pick', 'ready'],
      ['gift', 'skipped'],
      ['rest', 'skipped'],
      ['pick', undefined],
    ]);
    expect((await contents(w)).filter(one => one.kind !== 'receipt')).toEqual([
      { kind: 'phase', phase: 1 },
      { kind: 'results', phase: 1, skipped: [2, 3] },
      { kind: 'phase', phase: 4 },
    ]);
  });

  it('closes all at once or not at all; where the rules break down it pauses, tells its host, and is closed once they are mended', async () => {
    const broken = toyGame();
    const store = openMemoryStore();
    const w = world(store, {
      ...broken,
      open: broken.open,
      advance: () => {
        throw new Error('secret');
      },
    });
    const match = await startedMatch(w);
    await postAll(w);
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(phaseOf(w, match)).toMatchObject({ number: 1 });
    expect(await contents(w)).toEqual([
      { kind: 'paused', because: 'broken' },
      { kind: 'notice', notice: 'paused', seats: [] },
      { kind: 'phase', phase: 1 },
    ]);
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(w.logged).toHaveLength(1);
    const mended = { ...w.hosting, games: new Map([['numbers', toyGame()]]) };
    accepted(await resumeMatch(mended, match, 'host'));
    expect(await closeDuePhases(mended)).toBe(1);
  });

  it('that cannot be closed holds up no other match', async () => {
    const game = toyGame();
    const store = openMemoryStore();
    const w = world(store, {
      ...game,
      advance: (state, sent) => {
        if ([...sent.values()].some(one => one.second === 2)) throw new Error('secret');
        return game.advance(state, sent);
      },
    });
    const stuck = await startedMatch(w);
    const other = await startedMatch(w);
    accepted(await order(w, stuck, 'ann', 'second 2'));
    w.pass(DAY);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect([phaseOf(w, stuck).number, phaseOf(w, other).number]).toEqual([1, 4]);
    expect(w.logged.join()).toContain(`"match":${stuck}`);
    expect(w.logged.join()).not.toContain('secret');
  });
});

describe('a seat without a player', () => {
  it('delays nobody', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann']);
    await playOut(w, match, 'first 2', ['ann']);
    expect(phaseOf(w, match)).toMatchObject({ number: 4, kind: 'pick' });
  });

  it('alone with a choice has its phase closed at once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 3'));
    accepted(await resignSeat(w.hosting, match, 'ann'));
    for (const user of ['bob', 'cat']) accepted(await ready(w, match, user));
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect(await w.store.history.phase(match, 2)).toMatchObject({ kind: 'gift', closedBy: 'skipped' });
    expect(phaseOf(w, match).number).toBe(4);
  });
});

describe('a match', () => {
  it('ends with its victory, the final position kept and told', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await order(w, match, 'ann', 'first 50'));
    for (const user of PLAYERS) accepted(await ready(w, match, user));
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'victory', seats: [seatOf(w, match, 'ann')] } });
    expect(phaseOf(w, match)).toMatchObject({ number: 2 });
    expect((await contents(w)).filter(one => one.kind !== 'receipt')).toEqual([
      { kind: 'phase', phase: 1 },
      { kind: 'results', phase: 1, skipped: [] },
      { kind: 'ending', phase: 2 },
    ]);
    w.pass(10 * DAY);
    expect(await closeDuePhases(w.hosting)).toBe(0);
  });

  it('none of whose survivors has a player is abandoned rather than played on', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, ['ann']);
    accepted(await order(w, match, 'ann', 'first 13'));
    accepted(await ready(w, match, 'ann'));
    expect((await matchOf(w, match)).end).toEqual({ kind: 'abandoned', seats: [] });
  });

  it('in which nobody ever has a choice stops skipping and waits for its clock', async () => {
    const game = toyGame();
    const w = world(openMemoryStore(), { ...game, phase: state => ({ ...game.phase(state), awaits: [] }) });
    const match = await startedMatch(w);
    const { number, dueAt } = phaseOf(w, match);
    expect(number).toBe(25);
    w.pass(dueAt - w.hosting.now());
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(phaseOf(w, match).number).toBe(50);
  });

  it('that begins with phases nobody has a choice in tells them behind its opening', async () => {
    const game = toyGame();
    const w = world(openMemoryStore(), { ...game, open: opening => ({ ...game.open(opening), kind: 'gift' }) });
    const match = await startedInChannel(w);
    expect((await contents(w)).slice(1)).toEqual([
      { kind: 'opening', phase: 1 },
      { kind: 'results', phase: 1, skipped: [2] },
      { kind: 'phase', phase: 3 },
    ]);
    expect((await seatView(w, match, 'ann')).phase.number).toBe(3);
  });

  it('that begins with phases in which nobody acts tells them with the next results', async () => {
    const game = toyGame();
    const isQuiet = ({ played }: { readonly played: object }): boolean => Object.keys(played).length === 0;
    const w = world(openMemoryStore(), { ...game, quiet: isQuiet, open: opening => ({ ...game.open(opening), kind: 'rest' }) });
    const match = await startedInChannel(w);
    expect((await contents(w)).filter(({ kind }) => kind === 'results')).toEqual([]);
    const { number } = phaseOf(w, match);
    await playOut(w, match, 'first 2');
    const office = fakeDelivery();
    await deliver(w.hosting, office);
    const told = office.sent.filter(({ row }) => row.content.kind === 'results');
    expect(told.map(({ phase, before = [] }) => [phase?.number, before.map(one => one.phase.number)])).toEqual([
      [number, Array.from({ length: number - 1 }, (_, i) => i + 1)],
    ]);
  });

  it('that is over as it opens ends at once', async () => {
    const w = world(openMemoryStore(), { ...toyGame(), ending: () => ({ winners: ['red'] }) });
    const match = await startedInChannel(w);
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'victory', seats: ['red'] } });
    expect((await contents(w)).slice(1)).toEqual([
      { kind: 'opening', phase: 1 },
      { kind: 'ending', phase: 1 },
    ]);
  });

  it('can be played again from its records', async () => {
    const game = toyGame();
    const w = world(openMemoryStore(), game);
    const match = await startedMatch(w);
    for (const text of ['first 3; second 2', 'gift 1', 'first 2', 'first 1']) await playOut(w, match, text);
    const phases = w.store.phases(match);
    for (const [index, phase] of phases.slice(0, -1).entries()) {
      const sent = new Map(
        (await w.store.history.submissions(match, phase.number)).map(one => [one.seat, game.submission.parse(one.submission)]),
      );
      expect(game.advance(game.state.parse(phase.state), sent)).toEqual({ state: phases[index + 1]?.state, report: phase.report });
    }
  });
});
