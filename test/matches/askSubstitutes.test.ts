import { describe, expect, test } from 'vitest';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { askSubstitutes, beSubstitute, declineSeat } from '../../src/matches/actions/seats/askSubstitutes.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { MOST_SUBSTITUTES } from '../../src/matches/model/member.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { pause } from '../../src/matches/turn/pauseMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { aMatch } from '../store/records.js';
import { fakeDelivery, notPosted } from './fakeDelivery.js';
import {
  accepted,
  contents,
  DAY,
  faultOf,
  HOUR,
  matchOf,
  order,
  PLAYERS,
  phaseOf,
  postAll,
  queued,
  seatOf,
  startedMatch,
  type World,
  world,
} from './world.js';

const ASKING: HostingRules = { standIn: 'substitutes' };
const everywhere = (): boolean => true;
const list = async (w: World, ...users: readonly string[]): Promise<void> => {
  for (const user of users) accepted(await beSubstitute(w.hosting, { guild: 'guild', user, wanted: true }));
};
const look = (w: World): Promise<void> => askSubstitutes(w.hosting, everywhere);
/** Who has been asked, and for which seat, in that order. */
const asked = async (w: World): Promise<readonly (readonly [string, string])[]> =>
  (await queued(w)).flatMap(({ to, content }) => (content.kind === 'seat-asked' && 'user' in to ? [[to.user, content.seat] as const] : []));

/** A match that ann has left. Returns it and her seat. */
async function left(w: World, plan: HostingRules = ASKING): Promise<readonly [number, string]> {
  const match = await startedMatch(w, PLAYERS, plan);
  const seat = seatOf(w, match, 'ann');
  accepted(await resignSeat(w.hosting, match, 'ann'));
  return [match, seat];
}

/** Gives a user a record on the server. */
function owed(w: World, user: string, kept: number, missed: number): void {
  const { id } = w.store.addMatch({ ...aMatch, guild: 'guild', status: 'ended' });
  w.store.arrange(id, tx => {
    for (let phase = 1; phase <= kept + missed; phase++) tx.add('duties', { phase, user, kind: phase <= missed ? 'missed' : 'kept' });
  });
}

describe('For a seat that a player has left, the bot asks a substitute of the server', () => {
  test('the most reliable first, with a deadline; the next one when it has passed; nobody twice', async () => {
    const w = world(openMemoryStore());
    owed(w, 'eve', 20, 0);
    owed(w, 'dan', 10, 10);
    await list(w, 'dan', 'eve', 'fay');
    const [match, seat] = await left(w);
    const until = w.hosting.now() + 12 * HOUR;
    await look(w);
    expect(await contents(w)).toContainEqual({ kind: 'seat-asked', phase: 1, seat, until });
    expect([await asked(w), (await matchOf(w, match)).asksAt]).toEqual([[['eve', seat]], until]);
    w.pass(11 * HOUR);
    await look(w);
    expect(await asked(w)).toHaveLength(1);
    w.pass(HOUR);
    await look(w);
    w.pass(12 * HOUR);
    await look(w);
    w.pass(12 * HOUR);
    await look(w);
    expect((await asked(w)).map(([user]) => user)).toEqual(['eve', 'fay', 'dan']);
    expect((await matchOf(w, match)).asksAt).toBe(w.hosting.now() + HOUR);
  });

  test('in an anonymous game without telling by whom and when it asks who of the list plays in it: whoever plays is asked like others, and cannot take the seat', async () => {
    const told: (readonly (readonly [string, number])[])[] = [];
    for (const players of [PLAYERS, ['ann', 'fay', 'cat']]) {
      const w = world(openMemoryStore());
      owed(w, 'bob', 20, 0);
      await list(w, 'bob', 'eve');
      const match = await startedMatch(w, players, { ...ASKING, anonymous: true });
      accepted(await resignSeat(w.hosting, match, 'ann'));
      const began = w.hosting.now();
      const times: (readonly [string, number])[] = [];
      for (let hours = 0; hours <= 40; hours++) {
        await closeDuePhases(w.hosting);
        await look(w);
        for (const [user] of await asked(w)) if (!times.some(([known]) => known === user)) times.push([user, w.hosting.now() - began]);
        w.pass(HOUR);
      }
      told.push(times);
      const [seat = ''] = (await asked(w)).map(([, one]) => one);
      expect(faultOf(await takeSeat(w.hosting, { match, seat, user: 'bob' }))?.code).toBe(
        players.includes('bob') ? 'has-played' : undefined,
      );
    }
    const [beside, outside] = told;
    expect(outside).toEqual([
      ['bob', expect.any(Number)],
      ['eve', (outside?.[0]?.[1] ?? 0) + 12 * HOUR],
    ]);
    expect(beside).toEqual(outside);
  });

  test('in an anonymous game the next one at once, whether somebody who plays in it cannot be written to or says no', async () => {
    for (const goes of ['closed', 'no'] as const) {
      const w = world(openMemoryStore());
      owed(w, 'bob', 20, 0);
      await list(w, 'bob', 'eve');
      const match = await startedMatch(w, PLAYERS, { ...ASKING, anonymous: true });
      accepted(await resignSeat(w.hosting, match, 'ann'));
      w.pass(DAY);
      await closeDuePhases(w.hosting);
      await look(w);
      expect((await asked(w)).map(([user]) => user)).toEqual(['bob']);
      if (goes === 'no') accepted(await declineSeat(w.hosting, match, 'bob'));
      else
        await deliver(
          w.hosting,
          fakeDelivery(({ row: { to } }) => ('user' in to && to.user === 'bob' ? notPosted('closed-dm') : undefined)),
        );
      await look(w);
      expect((await asked(w)).map(([user]) => user)).toContain('eve');
    }
  });

  test('and, with a grace period, waits for them at the deadline of the phase, once', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    const match = await startedMatch(w, PLAYERS, { ...ASKING, grace: 6 * HOUR });
    const [seat] = [seatOf(w, match, 'ann')];
    for (const user of PLAYERS) if (user !== 'ann') accepted(await order(w, match, user, 'first 2'));
    accepted(await resignSeat(w.hosting, match, 'ann'));
    await look(w);
    w.pass(phaseOf(w, match).dueAt - w.hosting.now());
    expect(await closeDuePhases(w.hosting)).toBe(0);
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + 6 * HOUR });
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    accepted(await order(w, match, 'dan', 'first 2'));
    w.pass(6 * HOUR);
    expect(await closeDuePhases(w.hosting)).toBe(1);
    expect(phaseOf(w, match).number).toBeGreaterThan(1);
  });

  test('also while an opponent of the bot plays it, and waits for nobody then', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    const [match, seat] = await left(w, { standIn: 'captain', grace: 6 * HOUR });
    await look(w);
    expect(await asked(w)).toEqual([['dan', seat]]);
    expect(w.store.seatHolders(match)).toContainEqual({ seat, opponent: 'captain' });
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    expect(seatOf(w, match, 'dan')).toBe(seat);
  });

  test('but not where its last saved orders are played', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    const [match] = await left(w, { standIn: 'last-orders' });
    await look(w);
    expect([await asked(w), (await matchOf(w, match)).asksAt]).toEqual([[], undefined]);
  });

  test('before it lets a match wait whose players have all missed two turns: one of them keeps their seat, the others are open', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve');
    const match = await startedMatch(w, PLAYERS, ASKING);
    for (let phases = 0; phases < 4 && (await asked(w)).length === 0; phases++) {
      w.pass(phaseOf(w, match).dueAt - w.hosting.now());
      await closeDuePhases(w.hosting);
      await look(w);
    }
    expect((await matchOf(w, match)).status).toBe('running');
    expect((await asked(w)).map(([user]) => user).sort()).toEqual(['dan', 'eve']);
    expect(w.store.seatHolders(match).filter(({ user }) => user !== undefined)).toHaveLength(1);
    const [[user = '', seat = ''] = []] = await asked(w);
    accepted(await takeSeat(w.hosting, { match, seat, user }));
    expect(seatOf(w, match, user)).toBe(seat);
  });

  test('and lets it wait after all if nobody takes a seat for eight phases', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve');
    const match = await startedMatch(w, PLAYERS, ASKING);
    const isRunning = async (): Promise<boolean> => (await matchOf(w, match)).status === 'running';
    for (let phases = 0; phases < 30 && (await isRunning()); phases++) {
      w.pass(phaseOf(w, match).dueAt - w.hosting.now());
      await closeDuePhases(w.hosting);
      await look(w);
    }
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: 'nobody-there' });
    expect(w.store.seatHolders(match).filter(({ user }) => user !== undefined)).toHaveLength(1);
  });

  test('and another one at once if they cannot be written to; they are not asked again', async () => {
    const w = world(openMemoryStore());
    owed(w, 'eve', 20, 0);
    await list(w, 'dan', 'eve');
    const [, seat] = await left(w);
    await look(w);
    await deliver(
      w.hosting,
      fakeDelivery(({ row: { to } }) => ('user' in to && to.user === 'eve' ? notPosted('closed-dm') : undefined)),
    );
    await look(w);
    expect(await asked(w)).toEqual([['dan', seat]]);
    await postAll(w);
    for (let hour = 0; hour < 14; hour++) {
      w.pass(HOUR);
      await look(w);
    }
    expect((await asked(w)).filter(([user]) => user === 'eve')).toEqual([]);
  });

  test('but without substitutes to ask nobody is waited for', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w, PLAYERS, { grace: 6 * HOUR });
    for (const user of PLAYERS) if (user !== 'ann') accepted(await order(w, match, user, 'first 2'));
    accepted(await resignSeat(w.hosting, match, 'ann'));
    w.pass(phaseOf(w, match).dueAt - w.hosting.now());
    expect(await closeDuePhases(w.hosting)).toBe(1);
  });

  test('and nobody else once somebody has taken the seat, asked or not', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve');
    const [match, seat] = await left(w);
    await look(w);
    accepted(await takeSeat(w.hosting, { match, seat, user: 'gus' }));
    expect((await matchOf(w, match)).asksAt).toBeUndefined();
    w.pass(2 * DAY);
    await look(w);
    expect(await asked(w)).toHaveLength(1);
    expect(faultOf(await takeSeat(w.hosting, { match, seat, user: 'dan' }))?.code).toBe('seat-not-open');
  });

  test('and the next one at once if somebody says no', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve');
    const [match, seat] = await left(w);
    await look(w);
    expect(faultOf(await declineSeat(w.hosting, match, 'eve'))?.code).toBe('not-asked-to-substitute');
    accepted(await declineSeat(w.hosting, match, 'dan'));
    await look(w);
    expect(await asked(w)).toEqual([
      ['dan', seat],
      ['eve', seat],
    ]);
    expect(faultOf(await declineSeat(w.hosting, match, 'dan'))?.code).toBe('not-asked-to-substitute');
  });

  test('a different one for each of several seats', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve', 'fay');
    const [match, seat] = await left(w);
    const other = seatOf(w, match, 'bob');
    accepted(await resignSeat(w.hosting, match, 'bob'));
    await look(w);
    const first = await asked(w);
    expect(first.map(([user]) => user)).toEqual(['dan', 'eve']);
    expect(first.map(([, one]) => one).toSorted()).toEqual([seat, other].toSorted());
    accepted(await declineSeat(w.hosting, match, 'eve'));
    await look(w);
    expect((await asked(w)).slice(2)).toEqual([['fay', first[1]?.[1]]]);
  });

  test('at most three times in a day each, over all games', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    for (let i = 0; i < 5; i++) await left(w);
    await look(w);
    expect(await asked(w)).toHaveLength(3);
    w.pass(DAY + HOUR);
    await look(w);
    expect(await asked(w)).toHaveLength(5);
  });

  test('at most three times in a day each, over all servers', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    const at = w.hosting.now();
    await w.store.servers.decide({ guild: 'another', user: 'dan', since: 0 }, () => ({
      member: { substitute: true, asked: [1, 2].map(match => ({ match, seat: 'red', at, until: at })) },
    }));
    for (let i = 0; i < 3; i++) await left(w);
    await look(w);
    expect(await asked(w)).toHaveLength(1);
    w.pass(DAY + HOUR);
    await look(w);
    expect(await asked(w)).toHaveLength(3);
  });

  test('who has no hand in the match, is reliable enough for it, and is still on the list', async () => {
    const w = world(openMemoryStore());
    for (const user of PLAYERS) owed(w, user, 20, 0);
    owed(w, 'eve', 10, 10);
    owed(w, 'fay', 19, 1);
    await list(w, 'ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus');
    accepted(await beSubstitute(w.hosting, { guild: 'guild', user: 'gus', wanted: false }));
    await forgetUser(w.hosting, 'hal');
    const [, seat] = await left(w, { ...ASKING, reliability: 80 });
    await look(w);
    w.pass(DAY);
    await look(w);
    expect(await asked(w)).toEqual([['fay', seat]]);
  });

  test('also in an anonymous match, where nobody learns who was asked', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    const match = await startedMatch(w, PLAYERS, { ...ASKING, anonymous: true });
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    await look(w);
    expect(await asked(w)).toEqual([]);
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    await look(w);
    expect((await asked(w)).map(([user]) => user)).toEqual(['dan']);
    expect((await asked(w)).map(([, one]) => one)).toContain(seat);
    const public_ = (await queued(w)).filter(({ to }) => 'channel' in to).map(({ content }) => content);
    expect(JSON.stringify(public_)).not.toContain('dan');
  });

  test('but not where the host does not want it, while the match is paused, or while its server is out of reach', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    await left(w, {});
    const [paused] = await left(w);
    w.store.arrange(paused, tx => accepted(pause(tx, { because: 'host' })));
    await left(w);
    await askSubstitutes(w.hosting, () => false);
    expect(await asked(w)).toEqual([]);
    await look(w);
    expect(await asked(w)).toHaveLength(1);
  });

  test('also if the bot ends between noting that somebody is asked and queuing the question: at the next look, and nobody else', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve');
    const [match, seat] = await left(w);
    const { decide } = w.store.matches;
    const dying = { ...w.hosting.store, matches: { ...w.store.matches, decide: () => Promise.reject(new Error('the process ends')) } };
    await askSubstitutes({ ...w.hosting, store: dying }, everywhere);
    expect(w.store.matches.decide).toBe(decide);
    expect(await asked(w)).toEqual([]);
    w.pass(5000);
    await look(w);
    expect(await asked(w)).toEqual([['dan', seat]]);
    expect((await matchOf(w, match)).asksAt).toBe(w.hosting.now() - 5000 + 12 * HOUR);
  });

  test('once: who was told is not told again because another is asked, or says no', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan', 'eve', 'fay');
    const [match] = await left(w);
    await look(w);
    await postAll(w);
    accepted(await resignSeat(w.hosting, match, 'bob'));
    await look(w);
    expect((await asked(w)).map(([user]) => user)).toEqual(['eve']);
    await postAll(w);
    accepted(await declineSeat(w.hosting, match, 'eve'));
    await look(w);
    expect((await asked(w)).map(([user]) => user)).toEqual(['fay']);
  });

  test('a match that fails affects no other', async () => {
    const w = world(openMemoryStore());
    await list(w, 'dan');
    const [broken] = await left(w);
    await left(w);
    w.store.arrange(broken, tx => tx.put({ match: { ...tx.facts.match, game: 'unknown' } }));
    await look(w);
    expect(await asked(w)).toHaveLength(1);
  });
});

test('The list of substitutes of a server is limited; who is on it stays on it', async () => {
  const w = world(openMemoryStore());
  await list(w, ...Array.from({ length: MOST_SUBSTITUTES }, (_, i) => `user${i}`));
  const join = (user: string) => beSubstitute(w.hosting, { guild: 'guild', user, wanted: true });
  expect(faultOf(await join('dan'))).toEqual({ code: 'too-many-substitutes', most: MOST_SUBSTITUTES });
  accepted(await join('user5'));
  accepted(await beSubstitute(w.hosting, { guild: 'elsewhere', user: 'dan', wanted: true }));
});
