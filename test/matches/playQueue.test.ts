import { describe, expect, test, vi } from 'vitest';
import { startClock } from '../../src/clock/clock.js';
import { answerMuster } from '../../src/matches/actions/lobby/answerMuster.js';
import { changeSetting } from '../../src/matches/actions/lobby/changeSetting.js';
import { endLobbies } from '../../src/matches/actions/lobby/endLobbies.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { leaveMatch } from '../../src/matches/actions/lobby/leaveMatch.js';
import { endMusters } from '../../src/matches/actions/lobby/muster.js';
import { playQueue, proposeIn, seatAllWaiting, waitFor, waitNoMore } from '../../src/matches/actions/lobby/playQueue.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { seatWaiting } from '../../src/matches/actions/lobby/seatWaiting.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import type { LostQueue } from '../../src/matches/context/ports.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import type { Pace } from '../../src/matches/model/gameWish.js';
import { MOST_WISHES, WAITS_FOR } from '../../src/matches/model/gameWish.js';
import { MOST_LOBBIES } from '../../src/matches/read/lobbyLimits.js';
import { lobbyTimes } from '../../src/matches/read/lobbyTimes.js';
import { loseQueueChannel } from '../../src/matches/turn/loseQueueChannel.js';
import { compensateOutage } from '../../src/matches/turn/outage.js';
import { pauseMatch } from '../../src/matches/turn/pauseMatch.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, notPosted } from './fakeDelivery.js';
import { toyGame } from './toyGame.js';
import { accepted, contents, DAY, faultOf, HOUR, matchOf, PLAYERS, postAll, type World, world } from './world.js';

const GUILD = 'guild';

/** A world whose server has chosen the channel in which full tables are proposed. */
async function opened(game = toyGame()): Promise<World> {
  const w = world(openMemoryStore(), game);
  await proposeIn(w.hosting, { guild: GUILD, user: 'boss', channel: 'tavern', language: 'fr' });
  return w;
}

const wish = (w: World, user: string, pace: Pace = '24h', guild = GUILD) => waitFor(w.hosting, { guild, user, game: 'numbers', pace });
const sweep = (w: World) => seatAllWaiting(w.hosting, () => true);
const queue = (w: World, user = 'ann') => playQueue(w.hosting, { guild: GUILD, user });

describe('Waiting for a game', () => {
  test('is seen by everybody as numbers, and by oneself with its end', async () => {
    const w = await opened();
    expect(await queue(w)).toEqual({ tables: [], isWaiting: false, channel: 'tavern', lobbies: [], substitutes: 0, isSubstitute: false });
    const until = w.hosting.now() + WAITS_FOR;
    expect(accepted(await wish(w, 'ann'))).toEqual({ until });
    accepted(await wish(w, 'bob'));
    accepted(await wish(w, 'bob', '48h'));
    const kind = { game: 'numbers', needed: 3 };
    expect((await queue(w, 'ann')).tables).toEqual([
      { ...kind, pace: '24h', waiting: 2, until },
      { ...kind, pace: '48h', waiting: 1, until: undefined },
    ]);
    expect((await queue(w, 'cat')).tables.map(one => one.until)).toEqual([undefined, undefined]);
  });

  test('opens the game in the chosen channel when the table is full, and asks everybody whether they are there', async () => {
    const w = await opened();
    accepted(await wish(w, 'bob'));
    w.pass(HOUR);
    accepted(await wish(w, 'ann'));
    accepted(await wish(w, 'ann', '72h'));
    const done = accepted(await wish(w, 'cat'));
    if (!('opened' in done)) throw new Error('the table is full');
    const match = await matchOf(w, done.opened.id);
    expect(match).toMatchObject({
      ...{ game: 'numbers', guild: GUILD, channel: 'tavern', language: 'fr', status: 'lobby', host: 'bob' },
      deadlines: { pick: DAY, gift: DAY / 2, rest: DAY / 2 },
      muster: { until: w.hosting.now() + DAY, emptySeats: false },
      lobbyEndsAt: w.hosting.now() + 3 * DAY,
    });
    expect(w.store.players(match.id).toSorted()).toEqual([...PLAYERS]);
    expect((await contents(w)).map(({ kind }) => kind).toSorted()).toEqual(['lobby', 'muster']);
    expect((await queue(w)).tables).toEqual([]);
    for (const user of PLAYERS) accepted(await answerMuster(w.hosting, match.id, user));
    expect((await matchOf(w, match.id)).status).toBe('running');
  });

  test('asks nobody again when others have taken the places of those who were not there', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob']) accepted(await wish(w, user));
    const done = accepted(await wish(w, 'cat'));
    const { id } = 'opened' in done ? done.opened : { id: 0 };
    for (const user of ['ann', 'bob']) accepted(await answerMuster(w.hosting, id, user));
    w.pass(DAY);
    await endMusters(w.hosting);
    expect(w.store.players(id)).toEqual(['ann', 'bob']);
    expect(accepted(await joinMatch(w.hosting, id, 'dan'))).toMatchObject({ status: 'running', plan: { standIn: 'substitutes' } });
  });

  test('takes a seat at an open table where somebody did not check in, before another table is made; with the last one the game begins', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    accepted(await wish(w, 'dan', '48h'));
    expect(accepted(await wish(w, 'eve'))).toMatchObject({ until: expect.any(Number) });
    accepted(await answerMuster(w.hosting, 1, 'ann'));
    w.pass(DAY);
    await endMusters(w.hosting);
    expect(accepted(await wish(w, 'eve'))).toMatchObject({ seated: { id: 1, status: 'lobby' } });
    expect(accepted(await wish(w, 'fay', '48h'))).toMatchObject({ until: expect.any(Number) });
    expect(accepted(await wish(w, 'dan'))).toMatchObject({ seated: { id: 1, status: 'running' } });
    expect(w.store.players(1)).toEqual(['ann', 'eve', 'dan']);
    expect((await queue(w)).tables).toMatchObject([{ pace: '48h', waiting: 1 }]);
  });

  test('goes on too for those who took a seat there later, if the table does not fill, and not for who only pressed Join', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    accepted(await answerMuster(w.hosting, 1, 'ann'));
    w.pass(DAY);
    await endMusters(w.hosting);
    expect(accepted(await wish(w, 'eve'))).toMatchObject({ seated: { id: 1 } });
    accepted(await leaveMatch(w.hosting, 1, 'ann'));
    accepted(await joinMatch(w.hosting, 1, 'fay'));
    w.pass(2 * DAY);
    await endLobbies(w.hosting, () => true);
    expect((await matchOf(w, 1)).end).toEqual({ kind: 'unfilled', seats: [] });
    expect((await queue(w)).tables).toMatchObject([{ pace: '24h', waiting: 1 }]);
    expect(await waitNoMore(w.hosting, { guild: GUILD, user: 'fay' })).toBe(0);
    expect(await waitNoMore(w.hosting, { guild: GUILD, user: 'eve' })).toBe(1);
  });

  test('is over with the last seat of its table, also where that is taken with Join or by naming powers', async () => {
    for (const last of ['join', 'prefer'] as const) {
      const w = await opened();
      for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
      for (const user of ['ann', 'bob']) accepted(await answerMuster(w.hosting, 1, user));
      w.pass(DAY);
      await endMusters(w.hosting);
      const done = last === 'join' ? await joinMatch(w.hosting, 1, 'dan') : await prefer(w.hosting, 1, 'dan', ['red']);
      expect(done.ok).toBe(true);
      expect((await matchOf(w, 1)).status).toBe('running');
    }
  });

  test('ends for those who wait when seats are free at a table after its check-in, if they are enough to fill it: they alone are asked', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    for (const user of ['dan', 'eve']) accepted(await wish(w, user));
    accepted(await wish(w, 'fay', '48h'));
    accepted(await answerMuster(w.hosting, 1, 'bob'));
    w.pass(DAY);
    const clock = startClock({ hosting: w.hosting, every: DAY });
    await clock.look();
    expect(w.store.players(1)).toEqual(['bob', 'dan', 'eve']);
    expect((await matchOf(w, 1)).muster).toMatchObject({ until: w.hosting.now() + DAY });
    expect((await queue(w)).tables).toMatchObject([{ pace: '48h', waiting: 1 }]);
    accepted(await answerMuster(w.hosting, 1, 'dan'));
    expect((await matchOf(w, 1)).status).toBe('lobby');
    accepted(await answerMuster(w.hosting, 1, 'eve'));
    expect((await matchOf(w, 1)).status).toBe('running');
    await clock.stop();
  });

  test('goes on for those who are not enough to fill it, until somebody else takes a seat there', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    accepted(await wish(w, 'dan'));
    accepted(await answerMuster(w.hosting, 1, 'bob'));
    w.pass(DAY);
    for (const id of await endMusters(w.hosting)) await seatWaiting(w.hosting, id);
    expect([w.store.players(1), (await queue(w)).tables]).toMatchObject([['bob'], [{ waiting: 1 }]]);
    expect(accepted(await wish(w, 'eve'))).toMatchObject({ seated: { id: 1 } });
    expect([w.store.players(1), (await queue(w)).tables]).toEqual([['bob', 'eve', 'dan'], []]);
    accepted(await answerMuster(w.hosting, 1, 'dan'));
    expect((await matchOf(w, 1)).status).toBe('running');
  });

  test('ends for who waits when somebody leaves during the check-in', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat', 'dan']) accepted(await wish(w, user));
    accepted(await leaveMatch(w.hosting, 1, 'bob'));
    expect([w.store.players(1), (await queue(w)).tables]).toEqual([['ann', 'cat', 'dan'], []]);
    for (const user of ['ann', 'cat', 'dan']) accepted(await answerMuster(w.hosting, 1, user));
    expect((await matchOf(w, 1)).status).toBe('running');
  });

  test('seats nobody who stops waiting in the same moment: the others wait on', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    for (const user of ['dan', 'eve']) accepted(await wish(w, user));
    accepted(await answerMuster(w.hosting, 1, 'bob'));
    w.pass(DAY);
    await endMusters(w.hosting);
    const { servers } = w.hosting.store;
    const read = servers.read.bind(servers);
    vi.spyOn(servers, 'read').mockImplementationOnce(async who => {
      const before = await read(who);
      await waitNoMore(w.hosting, { guild: GUILD, user: 'dan' });
      return before;
    });
    await seatWaiting(w.hosting, 1);
    expect([w.store.players(1), (await queue(w)).tables]).toMatchObject([['bob'], [{ waiting: 1 }]]);
  });

  /** Four wait, and two seats are free at a table that is open, where Bob sits. */
  async function halfEmpty(): Promise<World> {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat', 'dan', 'eve']) accepted(await wish(w, user));
    accepted(await wish(w, 'dan', '48h'));
    accepted(await answerMuster(w.hosting, 1, 'bob'));
    w.pass(DAY);
    await endMusters(w.hosting);
    return w;
  }

  test('fills no table whose lobby ends before a check-in would: none is open beyond its limit', async () => {
    for (const left of [DAY, DAY - 1]) {
      const w = await halfEmpty();
      w.pass(2 * DAY - left);
      await seatWaiting(w.hosting, 1);
      expect(w.store.players(1)).toEqual(left === DAY ? ['bob', 'dan', 'eve'] : ['bob']);
      const { lobbyEndsAt = 0, muster } = await matchOf(w, 1);
      expect(muster?.until ?? 0).toBeLessThanOrEqual(lobbyEndsAt);
    }
  });

  test('is over for all, or goes on for all, when the records fail just as they get their seats: nobody is between the queue and a table', async () => {
    const w = await halfEmpty();
    vi.spyOn(w.hosting.store.servers, 'decideWithMatch').mockRejectedValueOnce(new Error('the records are away'));
    await expect(seatWaiting(w.hosting, 1)).rejects.toThrow('the records are away');
    expect([w.store.players(1), (await queue(w)).tables]).toMatchObject([['bob'], [{ waiting: 2 }, { pace: '48h', waiting: 1 }]]);
    await sweep(w);
    expect([w.store.players(1), (await queue(w)).tables]).toEqual([['bob', 'dan', 'eve'], []]);
  });

  test('is over once for those whom two processes seat at the same moment', async () => {
    const w = await halfEmpty();
    await Promise.all([seatWaiting(w.hosting, 1), seatWaiting(w.hosting, 1), wish(w, 'eve'), sweep(w)]);
    expect([w.store.players(1).toSorted(), (await queue(w)).tables]).toEqual([['bob', 'dan', 'eve'], []]);
  });

  test('makes a table of those who have come together without a further wish', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat', 'dan', 'eve', 'fay']) accepted(await wish(w, user));
    for (const [id, user] of [
      [1, 'ann'],
      [2, 'dan'],
      [2, 'eve'],
    ] as const)
      accepted(await answerMuster(w.hosting, id, user));
    w.pass(DAY);
    const clock = startClock({ hosting: w.hosting, every: 10 * DAY });
    await clock.look();
    expect([w.store.players(1), w.store.players(2), (await queue(w)).tables]).toEqual([['ann'], ['dan', 'eve'], []]);
    w.pass(2 * DAY);
    await clock.look();
    expect([w.store.players(3).toSorted(), (await queue(w)).tables]).toEqual([['ann', 'dan', 'eve'], []]);
    expect((await matchOf(w, 3)).muster).toBeDefined();
    await clock.stop();
  });

  test('is answered with the seat that somebody has at such a table already: nobody gets two', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat', 'dan', 'eve', 'fay']) accepted(await wish(w, user));
    for (const [id, user] of [
      [1, 'ann'],
      [2, 'dan'],
    ] as const)
      accepted(await answerMuster(w.hosting, id, user));
    w.pass(DAY);
    await endMusters(w.hosting);
    for (let again = 0; again < 3; again++) expect(accepted(await wish(w, 'dan'))).toMatchObject({ seated: { id: 2 } });
    expect([w.store.players(1), w.store.players(2), (await queue(w)).tables]).toEqual([['ann'], ['dan'], []]);
  });

  test.each(['join', 'prefer'] as const)('is over for who takes a seat at a table of the queue with %s', async by => {
    const w = await halfEmpty();
    expect((by === 'join' ? await joinMatch(w.hosting, 1, 'dan') : await prefer(w.hosting, 1, 'dan', ['red'])).ok).toBe(true);
    expect([w.store.players(1), (await queue(w)).tables]).toMatchObject([['bob', 'dan'], [{ pace: '24h', waiting: 1 }]]);
  });

  test('seats nobody again who has just left that table', async () => {
    const w = await halfEmpty();
    await sweep(w);
    await w.store.servers.decide({ guild: GUILD, user: 'dan', since: 0 }, () => ({
      queue: { waiting: [{ user: 'dan', game: 'numbers', pace: '24h', since: 1, until: w.hosting.now() + DAY }] },
    }));
    accepted(await leaveMatch(w.hosting, 1, 'dan'));
    expect(w.store.players(1)).toEqual(['bob', 'eve']);
  });

  test('makes nobody the host of a game in which they do not play: who leaves hands it over, and who is forgotten too', async () => {
    for (const leaving of [leaveMatch, (hosting: World['hosting'], _: number, user: string) => forgetUser(hosting, user)]) {
      const w = await opened();
      for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
      accepted(await leaving(w.hosting, 1, 'ann'));
      expect(await matchOf(w, 1)).toMatchObject({ host: 'bob', status: 'lobby' });
      for (const user of ['bob', 'cat']) accepted(await leaving(w.hosting, 1, user));
      expect((await matchOf(w, 1)).status).toBe(leaving === leaveMatch ? 'lobby' : 'ended');
    }
  });

  test('asks the players of a full table again when its host changes the rules during the check-in', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    for (const user of ['ann', 'bob']) accepted(await answerMuster(w.hosting, 1, user));
    w.pass(HOUR);
    accepted(await changeSetting(w.hosting, { match: 1, user: 'ann', key: 'hosting.training', typed: 'yes' }));
    expect((await matchOf(w, 1)).muster).toMatchObject({ until: w.hosting.now() + DAY });
    for (const user of ['bob', 'cat']) accepted(await answerMuster(w.hosting, 1, user));
    expect((await matchOf(w, 1)).status).toBe('lobby');
    accepted(await answerMuster(w.hosting, 1, 'ann'));
    expect((await matchOf(w, 1)).status).toBe('running');
  });

  test('goes on at the pace that was wished for, whatever the host of a table that failed had made of it', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user, '72h'));
    accepted(await changeSetting(w.hosting, { match: 1, user: 'ann', key: 'lengths.pick', typed: '36h' }));
    accepted(await answerMuster(w.hosting, 1, 'bob'));
    w.pass(DAY);
    await endMusters(w.hosting);
    w.pass(2 * DAY);
    await endLobbies(w.hosting, () => true);
    expect((await queue(w)).tables).toMatchObject([{ pace: '72h', waiting: 1 }]);
  });

  test('gives its table another host if the first does not check in: whoever has waited longest of those who do', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    for (const user of ['cat', 'bob']) accepted(await answerMuster(w.hosting, 1, user));
    expect((await matchOf(w, 1)).host).toBe('ann');
    const since = w.hosting.now();
    w.store.saveHostCheck(1, { since, last: since });
    w.pass(DAY);
    await endMusters(w.hosting);
    expect((await matchOf(w, 1)).host).toBe('bob');
    expect(w.store.hostCheck(1)).toBeUndefined();
    const told = (await w.store.outbox.due(w.hosting.now(), 99)).filter(({ content }) => content.kind === 'host-asked');
    expect(told.map(({ to, content }) => [to, content])).toEqual([
      [{ channel: 'tavern' }, expect.objectContaining({ state: 'over' })],
      [{ user: 'ann' }, expect.objectContaining({ state: 'over' })],
    ]);
    expect((await w.store.history.notes(1)).map(({ actor, deed, about }) => [actor, deed, about])).toEqual([
      ['ann', 'handed-over', { absent: true }],
    ]);
  });

  test('takes no seat at a table whose host has invited others meanwhile', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    accepted(await answerMuster(w.hosting, 1, 'ann'));
    w.pass(DAY);
    await endMusters(w.hosting);
    w.store.arrange(1, tx => {
      const { match } = tx.facts;
      tx.put({ match: { ...match, plan: { ...match.plan, private: { roles: [], users: ['zoe'] } } } });
    });
    expect(accepted(await wish(w, 'eve'))).toMatchObject({ until: expect.any(Number) });
    expect(w.store.players(1)).toEqual(['ann']);
  });

  test('goes on, from when it began, for those whose table did not fill by the end of its lobby', async () => {
    const w = await opened();
    for (const user of ['ann', 'bob', 'cat']) accepted(await wish(w, user));
    for (const user of ['ann', 'bob']) accepted(await answerMuster(w.hosting, 1, user));
    accepted(await wish(w, 'dan'));
    w.pass(DAY);
    await endMusters(w.hosting);
    accepted(await leaveMatch(w.hosting, 1, 'bob'));
    accepted(await joinMatch(w.hosting, 1, 'eve'));
    w.pass(2 * DAY);
    await endLobbies(w.hosting, () => true);
    expect((await matchOf(w, 1)).end).toEqual({ kind: 'unfilled', seats: [] });
    expect((await queue(w)).tables).toMatchObject([{ pace: '24h', waiting: 2 }]);
    accepted(await wish(w, 'fay'));
    expect((await matchOf(w, 2)).host).toBe('ann');
    expect(w.store.players(2).toSorted()).toEqual(['ann', 'dan', 'fay']);
  });

  test('is a table of those who have waited longest', async () => {
    const w = await opened(toyGame({ least: 3, most: 3 }));
    for (const user of ['dan', 'ann', 'bob']) {
      accepted(await wish(w, user, user === 'bob' ? '48h' : '24h'));
      w.pass(HOUR);
    }
    // A wish that is renewed keeps its place.
    accepted(await wish(w, 'dan'));
    const done = accepted(await wish(w, 'bob'));
    expect('opened' in done && w.store.players(done.opened.id)).toEqual(['dan', 'ann', 'bob']);
    expect('opened' in done && done.opened.host).toBe('dan');
  });

  test('of several who wish at the same moment makes one table', async () => {
    const w = await opened();
    const done = await Promise.all(['ann', 'bob', 'cat', 'dan'].map(user => wish(w, user)));
    expect(done.filter(one => 'opened' in accepted(one))).toHaveLength(1);
    expect((await queue(w)).tables.map(({ waiting }) => waiting)).toEqual([1]);
  });

  test('waits with the last wish while as many games found in this way as a channel may have are in their lobbies', async () => {
    const w = await opened(toyGame({ least: 1, most: 1 }));
    for (let i = 0; i < MOST_LOBBIES.queue; i++) expect(accepted(await wish(w, `${i}`))).toHaveProperty('opened');
    expect(faultOf(await wish(w, 'ann'))).toMatchObject({ code: 'too-many-lobbies', where: 'queue' });
    expect((await queue(w)).tables).toEqual([]);
    const [first = 0] = (await w.store.matches.find({ statuses: ['lobby'] })).map(({ id }) => id);
    accepted(await answerMuster(w.hosting, first, '0'));
    expect(accepted(await wish(w, 'ann'))).toHaveProperty('opened');
  });

  test('needs as many as the game has seats or, where it is for any number, at most seven', async () => {
    const w = await opened(toyGame({ least: 1, most: 3 }));
    accepted(await wish(w, 'ann'));
    expect((await queue(w)).tables).toMatchObject([{ waiting: 1, needed: 3 }]);
  });

  test('ends after two weeks unless it is renewed, and makes no table then', async () => {
    const w = await opened();
    accepted(await wish(w, 'ann'));
    accepted(await wish(w, 'bob'));
    w.pass(WAITS_FOR - 1);
    accepted(await wish(w, 'bob'));
    w.pass(1);
    expect((await queue(w)).tables).toMatchObject([{ waiting: 1 }]);
    expect(accepted(await wish(w, 'cat'))).toHaveProperty('until');
    expect((await queue(w)).tables).toMatchObject([{ waiting: 2 }]);
  });

  test('can be taken back', async () => {
    const w = await opened();
    accepted(await wish(w, 'ann'));
    accepted(await wish(w, 'ann', '12h'));
    accepted(await wish(w, 'bob'));
    expect(await waitNoMore(w.hosting, { guild: GUILD, user: 'ann' })).toBe(2);
    expect(await waitNoMore(w.hosting, { guild: GUILD, user: 'ann' })).toBe(0);
    expect((await queue(w)).tables).toMatchObject([{ pace: '24h', waiting: 1 }]);
  });

  test('is forgotten with whoever waits', async () => {
    const w = await opened();
    accepted(await wish(w, 'ann'));
    await forgetUser(w.hosting, 'ann');
    expect((await queue(w)).tables).toEqual([]);
  });

  test('is one server’s', async () => {
    const w = await opened();
    await proposeIn(w.hosting, { guild: 'other', user: 'boss', channel: 'elsewhere', language: 'en' });
    accepted(await wish(w, 'ann'));
    accepted(await wish(w, 'bob', '24h', 'other'));
    expect((await queue(w)).tables).toMatchObject([{ waiting: 1 }]);
  });

  test('is refused where no channel is chosen, for an unknown game, and for too many games at once', async () => {
    const w = world(openMemoryStore());
    expect(faultOf(await wish(w, 'ann'))).toEqual({ code: 'no-queue-channel' });
    await proposeIn(w.hosting, { guild: GUILD, user: 'boss', channel: 'tavern', language: 'fr' });
    const unknown = { guild: GUILD, user: 'ann', game: 'chess', pace: '24h' } as const;
    expect(faultOf(await waitFor(w.hosting, unknown))).toEqual({ code: 'unknown-game', game: 'chess' });
    const games = Array.from({ length: MOST_WISHES + 1 }, (_, i) => ({ ...toyGame(), id: `numbers-${i}` }));
    const many = { ...w.hosting, games: new Map(games.map(game => [game.id, game])) };
    const done = [];
    for (const { id } of games) done.push(await waitFor(many, { ...unknown, game: id }));
    expect(done.map(one => faultOf(one)?.code)).toEqual([...Array.from({ length: MOST_WISHES }, () => undefined), 'too-many-wishes']);
  });
});

describe('When the channel of new games is gone', () => {
  /** A world that remembers which managers were told. */
  async function there(): Promise<{ readonly w: World; readonly told: string[] }> {
    const w = await opened();
    const told: string[] = [];
    const tellManager = async ({ guild, channel, because, language }: LostQueue): Promise<void> =>
      void told.push(`${guild} ${channel} ${because} ${language}`);
    return { w: { ...w, hosting: { ...w.hosting, tellManager } }, told };
  }
  const gone = (w: World) => loseQueueChannel(w.hosting, { guild: GUILD, channel: 'tavern' });

  test('those who wait keep their places, nobody new waits, and somebody who manages the server is told once', async () => {
    const { w, told } = await there();
    accepted(await wish(w, 'ann'));
    await loseQueueChannel(w.hosting, { guild: GUILD, channel: 'elsewhere' });
    expect([told, (await queue(w)).channel]).toEqual([[], 'tavern']);
    await gone(w);
    await gone(w);
    expect(told).toEqual(['guild tavern channel-gone fr']);
    expect(await queue(w)).toMatchObject({ tables: [{ waiting: 1 }], channel: undefined });
    expect(faultOf(await wish(w, 'bob'))).toEqual({ code: 'no-queue-channel' });
    expect(await waitNoMore(w.hosting, { guild: GUILD, user: 'ann' })).toBe(1);
  });

  test('a table that was proposed there waits again in its order, and is opened at once where new games then go', async () => {
    const { w } = await there();
    for (const user of PLAYERS) {
      accepted(await wish(w, user));
      w.pass(HOUR);
    }
    await gone(w);
    expect((await matchOf(w, 1)).status).toBe('ended');
    expect((await queue(w)).tables).toMatchObject([{ pace: '24h', waiting: 3 }]);
    await proposeIn(w.hosting, { guild: GUILD, user: 'boss', channel: 'hall', language: 'en' });
    expect(await matchOf(w, 2)).toMatchObject({ status: 'lobby', channel: 'hall', host: 'ann', game: 'numbers' });
    expect(w.store.players(2)).toEqual([...PLAYERS]);
    expect((await queue(w)).tables).toEqual([]);
  });

  test('who only pressed Join at its table waits for nothing', async () => {
    const { w } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    w.pass(HOUR);
    accepted(await leaveMatch(w.hosting, 1, 'ann'));
    accepted(await joinMatch(w.hosting, 1, 'dan'));
    await gone(w);
    expect((await queue(w)).tables).toMatchObject([{ waiting: 2 }]);
    expect([
      await waitNoMore(w.hosting, { guild: GUILD, user: 'dan' }),
      await waitNoMore(w.hosting, { guild: GUILD, user: 'bob' }),
    ]).toEqual([0, 1]);
  });

  test('a table waits again too that an earlier version opened, which read the time once more before its players joined', async () => {
    const { w } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    const match = await matchOf(w, 1);
    w.store.saveMatch({ ...match, createdAt: match.createdAt - 7 });
    w.pass(HOUR);
    accepted(await leaveMatch(w.hosting, 1, 'ann'));
    accepted(await joinMatch(w.hosting, 1, 'dan'));
    await gone(w);
    expect((await queue(w)).tables).toMatchObject([{ waiting: 2 }]);
    expect(await waitNoMore(w.hosting, { guild: GUILD, user: 'dan' })).toBe(0);
  });

  test('a table that begins at that moment goes on, and its players wait for nothing', async () => {
    const { w } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    const { servers } = w.store;
    let isFirst = true;
    const store: typeof w.store = {
      ...w.store,
      servers: {
        ...servers,
        decide: async (...asked) => {
          const decided = await servers.decide(...asked);
          if (isFirst) {
            isFirst = false;
            for (const user of PLAYERS) accepted(await answerMuster(w.hosting, 1, user));
          }
          return decided;
        },
      },
    };
    await loseQueueChannel({ ...w.hosting, store }, { guild: GUILD, channel: 'tavern' });
    expect((await matchOf(w, 1)).status).toBe('running');
    expect((await queue(w)).tables).toEqual([]);
  });

  test('nobody waits for the message to somebody who manages the server', async () => {
    const { w } = await there();
    accepted(await wish(w, 'ann'));
    const tellManager = (): Promise<void> => new Promise(() => undefined);
    await loseQueueChannel({ ...w.hosting, tellManager }, { guild: GUILD, channel: 'tavern' });
    expect((await queue(w)).channel).toBeUndefined();
  });

  test('while the bot was offline, a full table finds out when its card cannot be posted', async () => {
    const { w, told } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    await deliver(
      w.hosting,
      fakeDelivery(outgoing => ('channel' in outgoing.row.to ? notPosted('gone') : undefined)),
    );
    expect(told).toEqual(['guild tavern channel-gone fr']);
    expect((await matchOf(w, 1)).status).toBe('ended');
    expect((await queue(w)).tables).toMatchObject([{ waiting: 3 }]);
    expect(await contents(w)).toEqual([]);
  });

  /** Discord lets the bot post in the hall, and nowhere else. */
  const onlyInTheHall = () =>
    fakeDelivery(({ row: { to } }) => ('channel' in to && to.channel !== 'hall' ? notPosted('forbidden', 50013) : undefined));

  test('or the bot may no longer write there: a full table waits again, nothing is proposed, and not its host but a manager is told why', async () => {
    const { w, told } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    await deliver(w.hosting, onlyInTheHall());
    expect(told).toEqual(['guild tavern forbidden fr']);
    expect(await matchOf(w, 1)).toMatchObject({ status: 'ended', end: { kind: 'unfilled' } });
    expect((await matchOf(w, 1)).muster).toBeUndefined();
    expect(await contents(w)).toEqual([]);
    w.pass(3 * DAY);
    await sweep(w);
    expect(await queue(w)).toMatchObject({ tables: [{ waiting: 3 }], channel: undefined });
    expect(faultOf(await wish(w, 'dan'))).toEqual({ code: 'no-queue-channel' });
    await proposeIn(w.hosting, { guild: GUILD, user: 'boss', channel: 'hall', language: 'en' });
    const delivery = onlyInTheHall();
    await deliver(w.hosting, delivery);
    expect(delivery.sent.map(({ row: { to } }) => to)).toEqual([{ channel: 'hall' }, { channel: 'hall' }]);
    expect(await matchOf(w, 2)).toMatchObject({ status: 'lobby', channel: 'hall' });
    expect(told).toHaveLength(1);
  });

  test('or the bot may no longer write there during a check-in: what was posted loses its buttons once it may again', async () => {
    const { w, told } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    await postAll(w);
    accepted(await leaveMatch(w.hosting, 1, 'ann'));
    await deliver(w.hosting, onlyInTheHall());
    expect([told, (await matchOf(w, 1)).status]).toEqual([['guild tavern forbidden fr'], 'ended']);
    expect((await queue(w)).tables).toMatchObject([{ waiting: 2 }]);
    w.pass(DAY);
    const delivery = fakeDelivery();
    await deliver(w.hosting, delivery);
    expect(delivery.sent.map(({ row: { to, isEdit } }) => [to, isEdit])).toEqual([
      [{ channel: 'tavern' }, true],
      [{ channel: 'tavern' }, true],
    ]);
  });

  test('a game that has begun there is paused, as any other', async () => {
    const { w } = await there();
    for (const user of PLAYERS) accepted(await wish(w, user));
    for (const user of PLAYERS) accepted(await answerMuster(w.hosting, 1, user));
    await gone(w);
    expect((await matchOf(w, 1)).status).toBe('running');
    expect((await queue(w)).tables).toEqual([]);
  });
});

test('A lobby that the queue opened has taken as long as its players waited, from the first wish on', async () => {
  const w = await opened();
  for (let i = 0; i < 10; i++) {
    accepted(await wish(w, 'ann'));
    w.pass(7 * HOUR);
    for (const user of ['bob', 'cat']) accepted(await wish(w, user));
    w.pass(HOUR);
    for (const user of PLAYERS) accepted(await answerMuster(w.hosting, i + 1, user));
    expect((await matchOf(w, i + 1)).status).toBe('running');
  }
  expect(await lobbyTimes(w.hosting, { guild: GUILD, game: 'numbers', plan: {} })).toEqual({ lobbies: 10, begun: 10, median: 8 * HOUR });
});

describe('A table of the queue whose check-in stands still', () => {
  async function asking(): Promise<World> {
    const w = await opened();
    for (const user of PLAYERS) accepted(await wish(w, user));
    accepted(await answerMuster(w.hosting, 1, 'ann'));
    await postAll(w);
    return w;
  }

  test('ends with its lobby if the bot still cannot post there, and all who came from the queue wait again', async () => {
    const w = await asking();
    accepted(await pauseMatch(w.hosting, 1, 'forbidden'));
    w.pass(3 * DAY);
    await endMusters(w.hosting);
    await endLobbies(w.hosting, () => true);
    expect(await matchOf(w, 1)).toMatchObject({ status: 'ended', end: { kind: 'unfilled' } });
    expect((await matchOf(w, 1)).muster).toBeUndefined();
    expect((await queue(w)).tables).toMatchObject([{ pace: '24h', waiting: 3 }]);
  });

  test('gives those who have not answered the time that was left, and asks them again, once it goes on', async () => {
    const w = await asking();
    w.pass(HOUR);
    accepted(await pauseMatch(w.hosting, 1, 'forbidden'));
    w.pass(2 * DAY);
    accepted(await resumeMatch(w.hosting, 1, 'ann'));
    await endMusters(w.hosting);
    const { muster } = await matchOf(w, 1);
    expect(muster?.until).toBe(w.hosting.now() + 23 * HOUR);
    expect((await contents(w)).filter(({ kind }) => kind === 'muster')).toContainEqual({ kind: 'muster', until: muster?.until });
    for (const user of ['bob', 'cat']) accepted(await answerMuster(w.hosting, 1, user));
    expect((await matchOf(w, 1)).status).toBe('running');
  });

  test('waits while players cannot reach the bot, and gives them time afterwards', async () => {
    const w = await asking();
    const since = w.hosting.now() + HOUR;
    w.pass(2 * DAY);
    await endMusters(w.hosting, () => false);
    expect(w.store.players(1)).toHaveLength(3);
    await compensateOutage(w.hosting, since, () => true);
    await endMusters(w.hosting);
    expect((await matchOf(w, 1)).muster?.until).toBe(w.hosting.now() + 6 * HOUR);
    w.pass(HOUR);
    await compensateOutage(w.hosting, w.hosting.now() - HOUR, () => true);
    expect((await matchOf(w, 1)).muster?.until).toBe(w.hosting.now() + 5 * HOUR);
    w.pass(5 * HOUR);
    await compensateOutage(w.hosting, w.hosting.now() - HOUR, () => true);
    expect((await matchOf(w, 1)).muster?.until).toBe(w.hosting.now() + HOUR);
    w.pass(HOUR);
    await endMusters(w.hosting);
    expect(w.store.players(1)).toEqual(['ann']);
  });
});

test('Whoever takes the first seat at a table of the queue that everybody has left, or where nobody checked in, hosts it', async () => {
  for (const how of ['wish', 'join'] as const) {
    const w = await opened();
    for (const user of PLAYERS) accepted(await wish(w, user));
    if (how === 'wish') {
      w.pass(DAY);
      await endMusters(w.hosting);
    } else for (const user of PLAYERS) accepted(await leaveMatch(w.hosting, 1, user));
    if (how === 'wish') accepted(await wish(w, 'dan'));
    else accepted(await joinMatch(w.hosting, 1, 'dan'));
    expect(w.store.players(1)).toEqual(['dan']);
    expect((await matchOf(w, 1)).host).toBe('dan');
    accepted(await joinMatch(w.hosting, 1, 'eve'));
    expect((await matchOf(w, 1)).host).toBe('dan');
  }
});
