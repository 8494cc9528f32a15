import { describe, expect, test } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { answerMuster } from '../../src/matches/actions/lobby/answerMuster.js';
import { changeSetting } from '../../src/matches/actions/lobby/changeSetting.js';
import { endLobbies } from '../../src/matches/actions/lobby/endLobbies.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { endMusters } from '../../src/matches/actions/lobby/muster.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { rematch } from '../../src/matches/actions/lobby/rematch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { gameOf, tableFor } from '../../src/matches/context/gameOf.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { LOBBY_LENGTH } from '../../src/matches/read/lobbyEnd.js';
import { lobbyTimes } from '../../src/matches/read/lobbyTimes.js';
import { compensateOutage } from '../../src/matches/turn/outage.js';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import { accepted, contents, DAY, faultOf, HOUR, lobbyOf, matchOf, PLAYERS, postAll, queued, type World, world } from './world.js';

const everywhere = (): boolean => true;
const look = (w: World): Promise<void> => endLobbies(w.hosting, everywhere);

/** A world whose toy game is for one to three players. */
const flexible = (): World => world(openMemoryStore(), toyGame({ least: 1, most: 3 }));

/** Waits until just before a lobby's end, makes sure that nothing happens, and waits until its end. */
async function untilItsEnd(w: World, match: number, length: number): Promise<void> {
  w.pass(length - 1);
  await look(w);
  expect((await matchOf(w, match)).status).toBe('lobby');
  w.pass(1);
  await look(w);
}

describe('A lobby that stays open for as long as its host chose', () => {
  test('is cancelled if seats are empty then, and everybody who joined is told once, in the channel', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], { lobby: 3 * DAY });
    await postAll(w);
    await untilItsEnd(w, match, 3 * DAY);
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'unfilled', seats: [] } });
    expect(await contents(w)).toEqual([{ kind: 'lobby' }, { kind: 'unfilled' }]);
    await postAll(w);
    await look(w);
    expect(await contents(w)).toEqual([]);
    expect(faultOf(await joinMatch(w.hosting, match, 'cat'))).toEqual({ code: 'not-in-lobby' });
  });

  test('begins if it is full, though nobody has pressed Start', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { lobby: DAY });
    await untilItsEnd(w, match, DAY);
    const begun = await matchOf(w, match);
    expect([begun.status, begun.lobbyEndsAt]).toEqual(['running', undefined]);
    expect((await contents(w)).map(({ kind }) => kind)).toContain('opening');
  });

  test('begins with opponents of the bot on the empty seats: those whom the host named, else those that stand in, else Captains', async () => {
    for (const [chosen, level] of [
      [{}, 'captain'],
      [{ standIn: 'substitutes' }, 'captain'],
      [{ standIn: 'general' }, 'general'],
      [{ standIn: 'recruit' }, 'recruit'],
      [{ standIn: 'recruit', fill: { general: 1 } }, 'general'],
      [{ fill: { general: 1 } }, 'general'],
    ] as const) {
      const w = world(openMemoryStore());
      const match = await lobbyOf(w, ['ann'], { lobby: DAY, unfilled: 'opponents', ...chosen });
      await untilItsEnd(w, match, DAY);
      const holders = w.store.seatHolders(match);
      expect(holders.filter(({ user }) => user === 'ann')).toHaveLength(1);
      expect(holders.flatMap(({ opponent }) => opponent ?? [])).toEqual([level, level]);
    }
  });

  test('with opponents of the bot leaves the rules as the host chose them, so that its rematch waits for people first', async () => {
    for (const plan of [
      { lobby: DAY, unfilled: 'opponents' },
      { lobby: DAY, unfilled: 'opponents', fill: { general: 1 }, muster: HOUR },
    ] as const) {
      const w = world(openMemoryStore());
      const match = await lobbyOf(w, ['ann'], plan);
      await untilItsEnd(w, match, DAY);
      if ('muster' in plan) accepted(await answerMuster(w.hosting, match, 'ann'));
      const begun = await matchOf(w, match);
      expect([begun.status, begun.plan]).toEqual(['running', plan]);
      accepted(await endMatch(w.hosting, match, 'host'));
      const again = accepted(await rematch(w.hosting, match, 'ann')).match;
      expect((await matchOf(w, again.id)).plan).toEqual(plan);
      const { opponents } = tableFor(gameOf(w.hosting, again), again, 1);
      expect(opponents).toEqual('fill' in plan ? ['general'] : []);
    }
  });

  test('begins with fewer players where the game allows it, which is what such games usually do', async () => {
    for (const plan of [{ unfilled: 'smaller' }, {}] as const) {
      const w = flexible();
      const match = await lobbyOf(w, ['ann', 'bob'], { lobby: DAY, ...plan });
      await untilItsEnd(w, match, DAY);
      expect((await matchOf(w, match)).status).toBe('running');
      expect(w.store.seatHolders(match)).toHaveLength(2);
    }
  });

  test('is cancelled where fewer could play, if its host wanted a full table', async () => {
    const w = flexible();
    const match = await lobbyOf(w, ['ann', 'bob'], { lobby: DAY, unfilled: 'cancel' });
    await untilItsEnd(w, match, DAY);
    expect((await matchOf(w, match)).end).toEqual({ kind: 'unfilled', seats: [] });
  });

  test.each(['cancel', 'opponents', 'smaller'] as const)('is cancelled if nobody has joined: %s', async unfilled => {
    const w = flexible();
    const match = await lobbyOf(w, [], { lobby: DAY, unfilled });
    await untilItsEnd(w, match, DAY);
    expect((await matchOf(w, match)).end).toEqual({ kind: 'unfilled', seats: [] });
  });

  test('is cancelled though it is paused because the bot cannot post', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { lobby: DAY });
    w.store.arrange(match, tx => tx.put({ match: { ...tx.facts.match, status: 'paused', pausedBecause: 'channel', pausedAt: tx.now } }));
    w.pass(DAY);
    await look(w);
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'unfilled' } });
  });

  test('tells the players of an anonymous match by direct message, and names nobody in the channel', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], { lobby: DAY, anonymous: true });
    await postAll(w);
    w.pass(DAY);
    await look(w);
    const told = (await queued(w))
      .filter(({ content }) => content.kind === 'unfilled')
      .map(({ to }) => ('user' in to ? to.user : 'channel'));
    expect(told.toSorted()).toEqual(['ann', 'bob', 'channel', 'host']);
    expect((await matchOf(w, match)).status).toBe('ended');
  });

  test('asks everybody first whether they are there, if it has a check-in, and waits for the answers', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob'], { lobby: DAY, unfilled: 'opponents', muster: HOUR });
    await untilItsEnd(w, match, DAY);
    expect((await matchOf(w, match)).muster).toEqual({ until: w.hosting.now() + HOUR, emptySeats: false, fillUp: true });
    accepted(await answerMuster(w.hosting, match, 'ann'));
    w.pass(HOUR);
    await endMusters(w.hosting);
    expect(w.store.players(match)).toEqual(['ann']);
    await look(w);
    expect((await matchOf(w, match)).status).toBe('running');
    expect(w.store.seatHolders(match).flatMap(({ opponent }) => opponent ?? [])).toEqual(['captain', 'captain']);
  });

  test('asks once: whoever does not check in then loses their spot, and the game begins with the others or not at all', async () => {
    for (const [unfilled, status] of [
      ['opponents', 'running'],
      ['cancel', 'ended'],
    ] as const) {
      const w = world(openMemoryStore());
      const match = await lobbyOf(w, PLAYERS, { lobby: DAY, unfilled, muster: HOUR });
      await untilItsEnd(w, match, DAY);
      accepted(await answerMuster(w.hosting, match, 'ann'));
      w.pass(HOUR);
      await endMusters(w.hosting);
      await look(w);
      expect([(await matchOf(w, match)).status, (await matchOf(w, match)).muster]).toEqual([status, undefined]);
      expect(w.store.seatHolders(match).flatMap(({ user }) => user ?? [])).toEqual(unfilled === 'cancel' ? [] : ['ann']);
    }
  });

  test('waits while players of its server cannot reach the bot', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann'], { lobby: DAY });
    w.pass(DAY);
    await endLobbies(w.hosting, () => false);
    expect((await matchOf(w, match)).status).toBe('lobby');
  });

  test('stays open for as long as it lost of its last two hours in an outage, and then ends', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann'], { lobby: DAY });
    const early = await lobbyOf(w, ['ann'], { lobby: 3 * DAY });
    const endsAt = w.hosting.now() + DAY;
    w.pass(2 * DAY);
    await compensateOutage(w.hosting, endsAt - HOUR, everywhere);
    expect((await matchOf(w, match)).lobbyEndsAt).toBe(w.hosting.now() + HOUR);
    expect((await matchOf(w, early)).lobbyEndsAt).toBe(endsAt + 2 * DAY);
    await untilItsEnd(w, match, HOUR);
    expect((await matchOf(w, match)).status).toBe('ended');
  });

  test('stays open for two weeks if its host chose nothing, and anew from when the time is changed', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann']);
    expect((await matchOf(w, match)).lobbyEndsAt).toBe(w.hosting.now() + LOBBY_LENGTH);
    w.pass(DAY);
    accepted(await changeSetting(w.hosting, { match, user: 'host', key: 'hosting.lobby', typed: '2d' }));
    expect((await matchOf(w, match)).lobbyEndsAt).toBe(w.hosting.now() + 2 * DAY);
    w.pass(DAY);
    accepted(await changeSetting(w.hosting, { match, user: 'host', key: 'hosting.press', typed: 'none' }));
    expect((await matchOf(w, match)).lobbyEndsAt).toBe(w.hosting.now() + DAY);
  });

  test('does nothing to a match that has begun', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { lobby: DAY });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    w.pass(2 * DAY);
    await look(w);
    expect((await matchOf(w, match)).status).toBe('running');
  });

  test('cannot begin smaller where every game has as many seats', async () => {
    const w = world(openMemoryStore());
    const invitation = { game: 'numbers', guild: 'guild', channel: 'channel', host: 'host', language: 'en', deadlines: {} } as const;
    expect(faultOf(await openMatch(w.hosting, { ...invitation, plan: { unfilled: 'smaller' } }))).toEqual({ code: 'never-smaller' });
    const match = await lobbyOf(w, []);
    expect(faultOf(await changeSetting(w.hosting, { match, user: 'host', key: 'hosting.unfilled', typed: 'smaller' }))).toEqual({
      code: 'never-smaller',
    });
  });
});

describe('A lobby of an earlier version', () => {
  test('gets its two weeks when it is first looked at', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann']);
    w.store.arrange(match, tx => {
      const { lobbyEndsAt: _, ...before } = tx.facts.match;
      tx.put({ match: before });
    });
    await postAll(w);
    w.pass(100 * DAY);
    await look(w);
    expect(await matchOf(w, match)).toMatchObject({ status: 'lobby', lobbyEndsAt: w.hosting.now() + LOBBY_LENGTH });
    expect(await contents(w)).toEqual([{ kind: 'lobby' }]);
    await untilItsEnd(w, match, LOBBY_LENGTH);
    expect((await matchOf(w, match)).status).toBe('ended');
  });
});

describe('A muster', () => {
  test('keeps a lobby open for a day past its end at most, however long it was to last', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, PLAYERS, { lobby: 3 * DAY, muster: 30 * DAY });
    w.pass(2 * DAY);
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    w.pass(2 * DAY - 1);
    await endMusters(w.hosting);
    await look(w);
    expect((await matchOf(w, match)).status).toBe('lobby');
    w.pass(1);
    await endMusters(w.hosting);
    await look(w);
    expect((await matchOf(w, match)).status).toBe('ended');
  });
});

describe('How long lobbies of a game take on a server', () => {
  /** Opens a lobby that begins after a time or, without one, is cancelled after a day. */
  async function lobby(w: World, after: number | undefined, plan: HostingRules = {}): Promise<void> {
    const match = await lobbyOf(w, PLAYERS, plan);
    w.pass(after ?? DAY);
    if (after === undefined) accepted(await endMatch(w.hosting, match, 'host'));
    else accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
  }

  test('is told once there are ten to go by: half of those that began took no longer', async () => {
    const w = world(openMemoryStore());
    for (const after of [7, 1, 5, 3, 2, 4, 6, 8]) await lobby(w, after * HOUR);
    await lobby(w, undefined);
    await lobby(w, HOUR, { anonymous: true });
    const here = { guild: 'guild', game: 'numbers', plan: {} };
    expect(await lobbyTimes(w.hosting, here)).toBeUndefined();
    await lobby(w, 30 * HOUR);
    expect(await lobbyTimes(w.hosting, here)).toEqual({ lobbies: 10, begun: 9, median: 5 * HOUR });
    expect(await lobbyTimes(w.hosting, { ...here, guild: 'elsewhere' })).toBeUndefined();
  });

  test('counts none that its host began with the bot or with empty seats; one that only the bot filled at its end did not fill', async () => {
    const w = world(openMemoryStore());
    for (let i = 0; i < 10; i++) await lobby(w, 5 * HOUR);
    for (const fill of [{}, { general: 2 }]) {
      const alone = await lobbyOf(w, ['ann'], { fill });
      accepted(await startMatch(w.hosting, alone, 'host', { emptySeats: true }));
    }
    const here = { guild: 'guild', game: 'numbers', plan: {} };
    expect(await lobbyTimes(w.hosting, here)).toEqual({ lobbies: 10, begun: 10, median: 5 * HOUR });
    const waited = await lobbyOf(w, ['ann'], { lobby: 3 * DAY, unfilled: 'opponents' });
    w.pass(3 * DAY);
    await look(w);
    expect((await matchOf(w, waited)).status).toBe('running');
    expect(await lobbyTimes(w.hosting, here)).toEqual({ lobbies: 11, begun: 10, median: 5 * HOUR });
  });
});
