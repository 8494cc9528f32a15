import { describe, expect, test } from 'vitest';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import type { MatchEnd } from '../../src/matches/model/match.js';
import { PAGE, ratingsIn } from '../../src/matches/read/ratings.js';
import { finishWithin } from '../../src/matches/turn/finishMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { aMatch } from '../store/records.js';
import { accepted, PLAYERS, seatOf, startedMatch, type World, world } from './world.js';

async function worldOfRated(...users: readonly string[]): Promise<World> {
  const w = world(openMemoryStore());
  for (const user of users) await w.store.users.decide(user, () => ({ settings: { rating: true } }));
  return w;
}

const table = async (w: World): Promise<readonly string[]> =>
  (await ratingsIn(w.hosting, 'guild', 'numbers')).map(({ user, place, matches }) => `${place} ${user} ${matches}`);

async function wonBy(w: World, user: string, plan: HostingRules = {}): Promise<void> {
  const match = await startedMatch(w, PLAYERS, plan);
  w.store.arrange(match, tx => finishWithin(tx, { kind: 'victory', seats: [seatOf(w, match, user)] }));
}

test('The results of a server are read a page at a time, however few want to be rated, and other work goes on in between', async () => {
  const w = await worldOfRated('nobody');
  const matches = 300;
  for (let i = 0; i < matches; i++) {
    const { id } = w.store.addMatch({ ...aMatch, guild: 'guild', game: 'numbers', status: 'ended' });
    const one = { seat: 'one', outcome: 'lost', rank: 2, points: 0, rated: true } as const;
    w.store.arrange(id, tx => tx.add('results', ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(user => ({ ...one, user }))), i + 1);
  }
  const pages: number[] = [];
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const { ratedResults } = w.store.users;
  const users: typeof w.store.users = {
    ...w.store.users,
    ratedResults: async asked => {
      const page = await ratedResults(asked);
      pages.push(page.length);
      return page;
    },
  };
  expect(await ratingsIn({ ...w.hosting, store: { ...w.store, users } }, 'guild', 'numbers')).toEqual([]);
  isOver = true;
  expect(pages).toEqual([...Array.from({ length: 4 }, () => PAGE), (matches * 7) % PAGE]);
  expect(turns).toBeGreaterThanOrEqual(pages.length);
});

describe('The ratings of a server', () => {
  test('change with the end of a match that counts', async () => {
    const w = await worldOfRated(...PLAYERS);
    expect(await table(w)).toEqual([]);
    await wonBy(w, 'bob');
    expect((await table(w))[0]).toBe('1 bob 1');
  });

  test('do not change with an anonymous match, or with the end of one that was rolled back or ended by its host', async () => {
    const w = await worldOfRated(...PLAYERS);
    await wonBy(w, 'bob', { anonymous: true });
    for (const kind of ['rolled-back', 'ended-by-host', 'abandoned', 'cancelled'] as const) {
      const match = await startedMatch(w);
      w.store.arrange(match, tx => finishWithin(tx, { kind, seats: [] }));
    }
    expect(await table(w)).toEqual([]);
  });

  test('do not change with a match in which the bot played a seat', async () => {
    const w = await worldOfRated(...PLAYERS);
    const match = await startedMatch(w);
    const end: MatchEnd = { kind: 'victory', seats: [seatOf(w, match, 'bob')] };
    w.store.arrange(match, tx => {
      const [seat = ''] = tx.facts.seats;
      tx.put({ seatHistory: [...tx.facts.seatHistory, { seat, opponent: 'recruit', since: 0, until: 1 }] });
      finishWithin(tx, end);
    });
    expect(await table(w)).toEqual([]);
  });

  test('are those of players who had their seat from the start; whoever left it is last', async () => {
    const w = await worldOfRated(...PLAYERS, 'dan');
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    w.pass(1000);
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    w.store.arrange(match, tx => finishWithin(tx, { kind: 'concession', seats: [seat] }));
    const lines = await table(w);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/ann 1$/);
  });

  test('count every match, however many results are read at a time, in the order in which they ended', async () => {
    const w = await worldOfRated(...PLAYERS);
    const result = { seat: 's', outcome: 'lost', points: 0, rated: true } as const;
    for (let i = 0; i < 170; i++) {
      const { id } = w.store.addMatch({ ...aMatch, guild: 'guild', game: 'numbers', status: 'ended' });
      const order = i < 85 ? ['ann', 'bob', 'cat'] : ['cat', 'bob', 'ann'];
      w.store.arrange(id, tx => tx.add('results', ...order.map((user, rank) => ({ ...result, user, rank: rank + 1 }))), 1000 - i);
    }
    expect(await table(w)).toEqual(['1 ann 170', '2 bob 170', '3 cat 170']);
  });
});
