import { describe, expect, it } from 'vitest';
import { ok } from '../../src/lib/result.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { answerMuster } from '../../src/matches/actions/lobby/answerMuster.js';
import { leaveMatch } from '../../src/matches/actions/lobby/leaveMatch.js';
import { endMusters } from '../../src/matches/actions/lobby/muster.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { openThread, sendPress } from '../../src/matches/actions/press/sendPress.js';
import { askSubstitutes, beSubstitute } from '../../src/matches/actions/seats/askSubstitutes.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { agreeToSubstitute, appoint } from '../../src/matches/actions/seats/substitute.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { assignSeats } from '../../src/matches/model/assignSeats.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { watch } from '../../src/matches/turn/watch.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery } from './fakeDelivery.js';
import {
  accepted,
  contents,
  DAY,
  faultOf,
  HOUR,
  lobbyOf,
  matchOf,
  order,
  playOut,
  postAll,
  queued,
  ready,
  seatOf,
  startedMatch,
  stoodIn,
  type World,
  world,
} from './world.js';

const PLAYERS = ['ann', 'bob', 'cat'];

describe('seats by preference', () => {
  const wish = (user: string, ...preferences: string[]) => ({ user, preferences });
  const SEATS = ['a', 'b', 'c'];

  it('content everybody at once where they can', () => {
    expect([...assignSeats(SEATS, [wish('x', 'a', 'b'), wish('y', 'a', 'c'), wish('z', 'b', 'a')])]).toEqual([
      ['a', 'x'],
      ['c', 'y'],
      ['b', 'z'],
    ]);
  });

  it('make two a little less content rather than one a lot', () => {
    const given = assignSeats(SEATS, [wish('x', 'a', 'b', 'c'), wish('y', 'a', 'b', 'c'), wish('z', 'b', 'c', 'a')]);
    const place = (user: string, ...list: string[]) => list.indexOf([...given].find(([, one]) => one === user)?.[0] ?? '');
    expect(Math.max(place('x', 'a', 'b', 'c'), place('y', 'a', 'b', 'c'), place('z', 'b', 'c', 'a'))).toBe(1);
  });

  it('leave those who want nothing in particular to the lot', () => {
    expect([...assignSeats(['c', 'a', 'b'], [wish('x'), wish('y')])]).toEqual([
      ['c', 'x'],
      ['a', 'y'],
    ]);
    expect(assignSeats(SEATS, [wish('x'), wish('y', 'a')]).get('a')).toBe('y');
  });

  it('join the lobby, for somebody who has not: looking at them does not', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann']);
    expect(accepted(await prefer(w.hosting, match, 'dan'))).toMatchObject({ named: [], isIn: false });
    expect(w.store.players(match)).toEqual(['ann']);
    expect(accepted(await prefer(w.hosting, match, 'dan', ['red']))).toMatchObject({ named: ['red'], isIn: true });
    expect(w.store.players(match)).toEqual(['ann', 'dan']);
  });

  it('are kept for the start, and are nobody else’s business', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w);
    for (const [user, seat] of [
      ['ann', 'blue'],
      ['bob', 'red'],
    ] as const)
      accepted(await prefer(w.hosting, match, user, [seat]));
    expect(accepted(await prefer(w.hosting, match, 'bob', ['red', 'red'])).named).toEqual(['red']);
    expect(faultOf(await prefer(w.hosting, match, 'dan', ['red']))).toEqual({ code: 'match-full', most: 3 });
    expect(faultOf(await prefer(w.hosting, match, 'ann', ['violet']))).toEqual({ code: 'no-such-seat' });
    expect(JSON.stringify(await contents(w))).not.toContain('blue');
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    expect([seatOf(w, match, 'ann'), seatOf(w, match, 'bob'), seatOf(w, match, 'cat')]).toEqual(['blue', 'red', 'green']);
  });
});

describe('a muster', () => {
  it('begins the match as soon as everybody has said that he is there', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { muster: DAY });
    expect(faultOf(await answerMuster(w.hosting, match, 'ann'))).toEqual({ code: 'no-muster' });
    expect(accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }))).toMatchObject({ status: 'lobby' });
    expect(await contents(w)).toContainEqual({ kind: 'muster', until: w.hosting.now() + DAY });
    expect(faultOf(await startMatch(w.hosting, match, 'host', { emptySeats: true }))).toEqual({ code: 'muster-called' });
    for (const user of ['ann', 'bob']) expect(accepted(await answerMuster(w.hosting, match, user)).status).toBe('lobby');
    expect(faultOf(await answerMuster(w.hosting, match, 'dan'))).toEqual({ code: 'not-joined' });
    expect(accepted(await answerMuster(w.hosting, match, 'cat')).status).toBe('running');
    expect((await matchOf(w, match)).muster).toBeUndefined();
  });

  it('opens the lobby again for those who have not come', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { muster: DAY });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    accepted(await answerMuster(w.hosting, match, 'ann'));
    w.pass(DAY - 1);
    expect(await endMusters(w.hosting)).toHaveLength(0);
    w.pass(1);
    expect(await endMusters(w.hosting)).toHaveLength(1);
    expect(w.store.players(match)).toEqual(['ann']);
    expect(await matchOf(w, match)).toMatchObject({ status: 'lobby' });
    expect(await endMusters(w.hosting)).toHaveLength(0);
  });

  it('is called off when somebody leaves and the host wants no empty seats', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { muster: DAY });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    accepted(await answerMuster(w.hosting, match, 'ann'));
    accepted(await leaveMatch(w.hosting, match, 'cat'));
    expect((await matchOf(w, match)).muster).toBeUndefined();
    expect(faultOf(await answerMuster(w.hosting, match, 'bob'))).toEqual({ code: 'no-muster' });
    expect([(await matchOf(w, match)).status, w.store.players(match)]).toEqual(['lobby', ['ann', 'bob']]);
  });

  it('is over when the last who was waited for has left and the host wants to begin with empty seats', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { muster: DAY });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: true }));
    accepted(await answerMuster(w.hosting, match, 'ann'));
    accepted(await leaveMatch(w.hosting, match, 'cat'));
    expect((await matchOf(w, match)).status).toBe('lobby');
    accepted(await leaveMatch(w.hosting, match, 'bob'));
    expect((await matchOf(w, match)).status).toBe('running');
  });
});

describe('who is asked to be a substitute', () => {
  const asking =
    (w: World, match: number) =>
    (by: string, until = '3d') =>
      appoint(w.hosting, { match, user: 'ann', by, until });

  it('takes over from the one before only by agreeing; until then that one orders', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    const ask = asking(w, match);
    accepted(await ask('dan'));
    accepted(await agreeToSubstitute(w.hosting, { match, seat, user: 'dan' }));
    accepted(await ask('eve'));
    accepted(await order(w, match, 'dan', 'first 2'));
    expect(faultOf(await order(w, match, 'eve', 'first 3'))).toEqual({ code: 'no-seat' });
    accepted(await agreeToSubstitute(w.hosting, { match, seat, user: 'eve' }));
    accepted(await order(w, match, 'eve', 'first 3'));
    expect(faultOf(await order(w, match, 'dan', 'first 2'))).toEqual({ code: 'no-seat' });
    expect(w.store.substitutes(match)).toMatchObject([{ user: 'eve' }]);
  });

  it('is asked no more if the player then wants none, or keeps the one before for longer', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    const ask = asking(w, match);
    accepted(await ask('dan'));
    accepted(await agreeToSubstitute(w.hosting, { match, seat, user: 'dan' }));
    accepted(await ask('eve'));
    accepted(await ask('dan', '5d'));
    expect(faultOf(await agreeToSubstitute(w.hosting, { match, seat, user: 'eve' }))).toEqual({ code: 'not-asked-to-substitute' });
    accepted(await ask('eve'));
    accepted(await appoint(w.hosting, { match, user: 'ann' }));
    expect(faultOf(await agreeToSubstitute(w.hosting, { match, seat, user: 'eve' }))).toEqual({ code: 'not-asked-to-substitute' });
    expect(faultOf(await order(w, match, 'dan', 'first 2'))).toEqual({ code: 'no-seat' });
  });

  it('is asked at most three times in a day, by all players of the server and by the bot together', async () => {
    const w = world(openMemoryStore());
    const matches = [
      await startedMatch(w),
      await startedMatch(w),
      await startedMatch(w),
      await startedMatch(w, PLAYERS, { standIn: 'substitutes' }),
    ];
    for (const match of matches.slice(0, 3)) accepted(await asking(w, match)('dan'));
    const [first = 0, , , last = 0] = matches;
    const before = (await queued(w)).length;
    expect(faultOf(await asking(w, last)('dan'))).toEqual({ code: 'asked-often', most: 3 });
    accepted(await beSubstitute(w.hosting, { guild: 'guild', user: 'dan', wanted: true }));
    accepted(await resignSeat(w.hosting, last, 'bob'));
    await askSubstitutes(w.hosting, () => true);
    const since = (await queued(w)).slice(before);
    expect(since.filter(({ to }) => 'user' in to && to.user === 'dan')).toEqual([]);
    accepted(await asking(w, first)('eve'));
    w.pass(DAY);
    accepted(await asking(w, first)('dan'));
  });

  it('and has agreed is told of another day without being asked again', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const ask = asking(w, match);
    accepted(await ask('dan'));
    accepted(await agreeToSubstitute(w.hosting, { match, seat: seatOf(w, match, 'ann'), user: 'dan' }));
    for (const until of ['4d', '5d', '6d', '7d']) accepted(await ask('dan', until));
  });
});

describe('a substitute', () => {
  it('is not asked any more, if the question is taken back before it is sent', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: '3d' }));
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'eve', until: '3d' }));
    const delivery = fakeDelivery();
    await deliver(w.hosting, delivery);
    const asked = delivery.sent.filter(({ row: { content } }) => content.kind === 'substitute-asked').map(({ row: { to } }) => to);
    expect(asked).toEqual([{ user: 'eve' }]);
    expect(await queued(w)).toEqual([]);
  });

  it('orders for a player until a day, and does nothing else in his name', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    await postAll(w);
    const until = w.hosting.now() + 3 * DAY;
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: '3d' }));
    expect((await queued(w)).map(({ to, content }) => [to, content])).toEqual([
      [{ user: 'dan' }, { kind: 'substitute-asked', phase: 1, seat, until }],
    ]);
    expect(faultOf(await order(w, match, 'dan', 'first 2'))).toBeDefined();
    expect(w.store.disclosures(match)).toEqual([]);
    await postAll(w);
    accepted(await agreeToSubstitute(w.hosting, { match, seat, user: 'dan' }));
    expect(await contents(w)).toEqual([{ kind: 'notice', notice: 'stand-in', seats: [seat], until }]);
    accepted(await order(w, match, 'dan', 'first 2'));
    accepted(await ready(w, match, 'dan'));
    expect(await w.store.history.edits(match, seat)).toMatchObject([{ user: 'dan', typed: 'first 2' }]);
    accepted(await order(w, match, 'ann', 'first 3'));
    expect(faultOf(await castBallot(w.hosting, { match, user: 'dan', question: { kind: 'draw' }, yes: true }))).toEqual({
      code: 'stands-in',
    });
    expect(faultOf(await resignSeat(w.hosting, match, 'dan'))).toEqual({ code: 'stands-in' });
    expect(faultOf(await appoint(w.hosting, { match, user: 'dan', by: 'eve', until: '1d' }))).toEqual({ code: 'stands-in' });
    expect(seatOf(w, match, 'ann')).toBe(seat);
  });

  it('is nobody who has not agreed: not after the day, nor once the question was taken back or put to somebody else', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    const agree = async (user: string) => faultOf(await agreeToSubstitute(w.hosting, { match, seat, user }));
    expect(await agree('dan')).toEqual({ code: 'not-asked-to-substitute' });
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: '3d' }));
    accepted(await appoint(w.hosting, { match, user: 'ann' }));
    expect(await agree('dan')).toEqual({ code: 'not-asked-to-substitute' });
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: '3d' }));
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'eve', until: '2h' }));
    expect(await agree('dan')).toEqual({ code: 'not-asked-to-substitute' });
    w.pass(3 * HOUR);
    expect(await agree('eve')).toEqual({ code: 'not-asked-to-substitute' });
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: '2h' }));
    expect(await agree('dan')).toBeUndefined();
    // Who has agreed is not asked again when the time is extended, and who presses the button again has agreed already.
    await postAll(w);
    expect(await agree('dan')).toBeUndefined();
    expect(await contents(w)).toEqual([]);
    accepted(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: '5d' }));
    expect((await contents(w)).map(({ kind }) => kind)).toEqual(['notice']);
    w.pass(3 * HOUR);
    expect((await order(w, match, 'dan', 'first 2')).ok).toBe(true);
  });

  it('can no longer when the day has come, or the player is back', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await stoodIn(w, { match, user: 'ann', by: 'dan', until: '2h' });
    await stoodIn(w, { match, user: 'bob', by: 'eve', until: '3d' });
    w.pass(2 * HOUR);
    expect(faultOf(await order(w, match, 'dan', 'first 2'))).toEqual({ code: 'no-seat' });
    accepted(await order(w, match, 'eve', 'first 2'));
    accepted(await appoint(w.hosting, { match, user: 'bob' }));
    expect(faultOf(await order(w, match, 'eve', 'first 2'))).toEqual({ code: 'no-seat' });
  });

  it('no longer can once the player has lost his seat, whoever sits there then, nor ever anywhere else in the match', async () => {
    const resigns = (w: World, match: number) => resignSeat(w.hosting, match, 'ann');
    const isReplaced = (w: World, match: number, seat: string) => replacePlayer(w.hosting, { match, by: 'host', seat, user: 'eve' });
    const misses = async (w: World, match: number) => {
      for (const _turn of [1, 2]) {
        for (const user of ['bob', 'cat']) accepted(await order(w, match, user, 'first 2'));
        w.pass(DAY);
        await closeDuePhases(w.hosting);
      }
      return ok(undefined);
    };
    for (const loses of [resigns, isReplaced, misses]) {
      const w = world(openMemoryStore());
      const match = await startedMatch(w);
      const seat = seatOf(w, match, 'ann');
      const other = seatOf(w, match, 'bob');
      await stoodIn(w, { match, user: 'ann', by: 'dan', until: '9d' });
      accepted(await loses(w, match, seat));
      expect(w.store.seatHolders(match).find(one => one.user === 'ann')).toBeUndefined();
      expect(faultOf(await order(w, match, 'dan', 'first 2'))).toEqual({ code: 'no-seat' });
      accepted(await resignSeat(w.hosting, match, 'bob'));
      expect(faultOf(await takeSeat(w.hosting, { match, seat: other, user: 'dan' }))).toEqual({ code: 'has-played' });
    }
  });

  it('is not told when the player loses the seat by missing turns: the player is, by direct message', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    for (const _turn of [1, 2]) {
      for (const user of ['bob', 'cat']) accepted(await order(w, match, user, 'first 2'));
      w.pass(DAY);
      await closeDuePhases(w.hosting);
    }
    const told = (await queued(w)).filter(({ content }) => content.kind === 'replaced');
    expect(told.map(({ to, content }) => ({ to, content }))).toEqual([
      { to: { user: 'ann' }, content: expect.objectContaining({ kind: 'replaced', seat, missed: true }) },
    ]);
  });

  it('is reminded in the place of the player', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await stoodIn(w, { match, user: 'ann', by: 'dan', until: '3d' });
    await postAll(w);
    w.pass(DAY - 3 * HOUR);
    await sendReminders(w.hosting);
    const users = (await queued(w)).flatMap(({ to }) => ('user' in to ? [to.user] : []));
    expect(users.toSorted()).toEqual(['bob', 'cat', 'dan']);
  });

  it('is nobody who has a hand in the match already', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (const by of ['bob', 'host'])
      expect(faultOf(await appoint(w.hosting, { match, user: 'ann', by, until: '3d' }))).toEqual({ code: 'cannot-stand-in' });
    expect(faultOf(await appoint(w.hosting, { match, user: 'ann', by: 'dan', until: 'later' }))).toMatchObject({ code: 'date-unclear' });
  });
});

describe('a spectator', () => {
  it('is told when there are results, until he no longer wants to be', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    expect(accepted(await watch(w.hosting, match, 'zoe'))).toEqual({ watches: true });
    await postAll(w);
    await playOut(w, match, 'first 2');
    expect((await queued(w)).filter(row => row.content.kind === 'news')).toMatchObject([{ to: { user: 'zoe' }, content: { phase: 1 } }]);
    await postAll(w);
    expect(accepted(await watch(w.hosting, match, 'zoe'))).toEqual({ watches: false });
    await playOut(w, match, 'first 2');
    expect((await queued(w)).filter(row => row.content.kind === 'news')).toEqual([]);
  });
});

it('nobody writes to their own power: neither in a message nor in a thread, alone or among others', async () => {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  const [own, other] = [seatOf(w, match, 'ann'), seatOf(w, match, 'bob')];
  for (const to of [[own], [other, own]]) {
    const fault = { code: 'press-to-oneself' };
    expect(faultOf(await sendPress(w.hosting, { match, user: 'ann', to, text: 'Hello', interaction: '1' }))).toEqual(fault);
    expect(faultOf(await openThread(w.hosting, { match, user: 'ann', to }))).toEqual(fault);
  }
});

it('a private thread is another once somebody has left one of its seats', async () => {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  const to = [seatOf(w, match, 'bob')];
  const threads = async () => (await queued(w)).flatMap(({ slot, content }) => (content.kind === 'thread' ? [slot] : []));
  accepted(await openThread(w.hosting, { match, user: 'ann', to }));
  accepted(await openThread(w.hosting, { match, user: 'ann', to }));
  expect(await threads()).toHaveLength(1);
  await postAll(w);
  expect(accepted(await openThread(w.hosting, { match, user: 'ann', to })).channel).toBeDefined();
  accepted(await replacePlayer(w.hosting, { match, by: 'host', seat: to[0] ?? '', user: 'eve' }));
  expect(accepted(await openThread(w.hosting, { match, user: 'ann', to })).channel).toBeUndefined();
  expect(await threads()).toHaveLength(1);
});
