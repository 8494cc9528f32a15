import { describe, expect, test } from 'vitest';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import type { StoredResult } from '../../src/matches/context/store.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import type { MatchEnd } from '../../src/matches/model/match.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { finishWithin } from '../../src/matches/turn/finishMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, DAY, HOUR, order, PLAYERS, phaseOf, ready, seatOf, startedMatch, type World, world } from './world.js';

const resultsOf = (w: World, user: string): Promise<readonly StoredResult[]> => w.store.users.results(user, 'guild', 9);
const finish = (w: World, match: number, end: MatchEnd): void => w.store.arrange(match, tx => finishWithin(tx, end));

describe('When a match ends, what is noted for a player', () => {
  test('is that they won, and that the others lost, with their rank', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    finish(w, match, { kind: 'victory', seats: [seat] });
    expect(await resultsOf(w, 'ann')).toMatchObject([{ match, game: 'numbers', seat, outcome: 'won', rank: 1, rated: true }]);
    expect(await resultsOf(w, 'bob')).toMatchObject([{ outcome: 'lost', rank: 2, rated: true }]);
    expect(await w.store.users.results('ann', 'elsewhere', 9)).toEqual([]);
  });

  test('is that they drew, if several share the end', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    finish(w, match, { kind: 'draw', seats: [seatOf(w, match, 'ann'), seatOf(w, match, 'bob')] });
    const outcomes = (await Promise.all(PLAYERS.map(user => resultsOf(w, user)))).flat().map(({ outcome, rank }) => [outcome, rank]);
    expect(outcomes).toEqual([
      ['drew', 1],
      ['drew', 1],
      ['lost', 3],
    ]);
  });

  test('is that they left, last of all; whoever took the seat has its result, but had it not from the start', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    w.pass(1000);
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    finish(w, match, { kind: 'concession', seats: [seat] });
    expect(await resultsOf(w, 'ann')).toMatchObject([{ outcome: 'left', rank: 4, rated: true }]);
    expect(await resultsOf(w, 'dan')).toMatchObject([{ outcome: 'won', rank: 1, rated: false }]);
  });

  test('is the same for who gives up a power that is out of the game as for who stays; not for who left it before', async () => {
    const noted = async (leaves: 'before' | 'after' | 'never') => {
      const w = world(openMemoryStore());
      const match = await startedMatch(w);
      const [winner, other, out] = PLAYERS.map(user => seatOf(w, match, user));
      for (const user of ['ann', 'bob']) accepted(await order(w, match, user, 'first 2'));
      accepted(await order(w, match, 'cat', 'first 13'));
      if (leaves === 'before') accepted(await resignSeat(w.hosting, match, 'cat'));
      for (const user of PLAYERS) if (leaves !== 'before' || user !== 'cat') accepted(await ready(w, match, user));
      if (leaves === 'before') {
        w.pass(DAY);
        await closeDuePhases(w.hosting);
      }
      expect(phaseOf(w, match).state).toMatchObject({ inPlay: expect.not.arrayContaining([out]) });
      if (leaves === 'after') accepted(await resignSeat(w.hosting, match, 'cat'));
      w.pass(HOUR);
      finish(w, match, { kind: 'draw', seats: [winner, other].filter(seat => seat !== undefined) });
      return await resultsOf(w, 'cat');
    };
    const [stayed] = await noted('never');
    expect(stayed).toMatchObject({ outcome: 'lost', rank: 3, rated: true });
    expect(await noted('after')).toEqual([stayed]);
    expect(await noted('before')).toMatchObject([{ outcome: 'left', rank: 3 }]);
  });

  test('counts for no rating where the bot may order for who sent nothing', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { standIn: 'captain' });
    finish(w, match, { kind: 'victory', seats: [seatOf(w, match, 'ann')] });
    expect(await resultsOf(w, 'ann')).toMatchObject([{ outcome: 'won', rated: false }]);
    expect(await resultsOf(w, 'bob')).toMatchObject([{ outcome: 'lost', rated: false }]);
  });

  test('is nothing in an anonymous or a training match, with opponents of the bot, from a start of one’s own, after going back, or if nobody won', async () => {
    const end = (w: World, match: number): MatchEnd => ({ kind: 'victory', seats: [seatOf(w, match, 'ann')] });
    const noted = async (plan: HostingRules, change?: (w: World, match: number) => void, kind?: MatchEnd['kind']) => {
      const w = world(openMemoryStore());
      const match = await startedMatch(w, PLAYERS, plan);
      change?.(w, match);
      finish(w, match, kind ? { kind, seats: [] } : end(w, match));
      return (await Promise.all(PLAYERS.map(user => resultsOf(w, user)))).flat().length;
    };
    const from = { match: 1, phase: 1, seats: 3 };
    const played = (w: World, match: number): void =>
      w.store.arrange(match, tx => {
        const [first] = tx.facts.seats;
        if (first === undefined) throw new Error('there are seats');
        tx.put({ seatHistory: [...tx.facts.seatHistory, { seat: first, opponent: 'recruit', since: 0, until: 1 }] });
      });
    expect(await noted({})).toBe(3);
    expect(await noted({ anonymous: true })).toBe(0);
    expect(await noted({ training: true })).toBe(0);
    expect(await noted({}, played)).toBe(0);
    expect(await noted({}, (w, match) => w.store.arrange(match, tx => tx.put({ match: { ...tx.facts.match, from } })))).toBe(0);
    const start = { units: [] };
    expect(await noted({}, (w, match) => w.store.arrange(match, tx => tx.put({ match: { ...tx.facts.match, options: { start } } })))).toBe(
      0,
    );
    for (const kind of ['ended-by-host', 'cancelled', 'abandoned', 'rolled-back'] as const)
      expect(await noted({}, undefined, kind)).toBe(0);
  });
});
