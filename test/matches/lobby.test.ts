import { describe, expect, it } from 'vitest';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { leaveMatch } from '../../src/matches/actions/lobby/leaveMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { findMatches } from '../../src/matches/read/findMatches.js';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import { accepted, contents, DAY, faultOf, HOUR, lobbyOf, matchOf, PLAYERS, phaseOf, postAll, queued, seatOf, world } from './world.js';

const WHOLE = { emptySeats: false };
const WITH_EMPTY = { emptySeats: true };

describe('a lobby', () => {
  it('is opened for a game on offer only', async () => {
    const w = world(openMemoryStore());
    const invitation = { game: 'chess', guild: 'g', channel: 'c', host: 'host', language: 'en', deadlines: {} } as const;
    expect(faultOf(await openMatch(w.hosting, invitation))).toEqual({ code: 'unknown-game', game: 'chess' });
  });

  it('gives every kind of phase a length: the first a day, the others half as long', async () => {
    const w = world(openMemoryStore());
    const invitation = { game: 'numbers', guild: 'g', channel: 'c', host: 'host', language: 'fr' } as const;
    expect(accepted(await openMatch(w.hosting, { ...invitation, deadlines: {} })).deadlines).toEqual({
      pick: DAY,
      gift: DAY / 2,
      rest: DAY / 2,
    });
    const given = accepted(await openMatch(w.hosting, { ...invitation, deadlines: { pick: 2 * HOUR, rest: 60_000 } }));
    expect(given.deadlines).toEqual({ pick: 2 * HOUR, gift: HOUR, rest: 60_000 });
  });

  it('can be joined until it is full, once by each, and left again', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann', 'bob']);
    expect(faultOf(await joinMatch(w.hosting, match, 'ann'))).toEqual({ code: 'already-joined' });
    accepted(await joinMatch(w.hosting, match, 'cat'));
    expect(faultOf(await joinMatch(w.hosting, match, 'dan'))).toEqual({ code: 'match-full', most: 3 });
    accepted(await leaveMatch(w.hosting, match, 'ann'));
    expect(faultOf(await leaveMatch(w.hosting, match, 'ann'))).toEqual({ code: 'not-joined' });
    accepted(await joinMatch(w.hosting, match, 'dan'));
    expect(w.store.players(match)).toEqual(['bob', 'cat', 'dan']);
    expect(faultOf(await joinMatch(w.hosting, 99, 'dan'))).toEqual({ code: 'no-such-match' });
  });

  it('shows who comes and goes on one card', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, []);
    await postAll(w);
    accepted(await joinMatch(w.hosting, match, 'ann'));
    expect(await contents(w)).toEqual([{ kind: 'lobby' }]);
    accepted(await joinMatch(w.hosting, match, 'bob'));
    accepted(await leaveMatch(w.hosting, match, 'ann'));
    expect((await queued(w)).map(row => [row.slot, row.content.kind])).toEqual([['lobby', 'lobby']]);
    expect(w.wakings()).toBe(4);
  });

  it('is started by its host alone, and not without players', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann']);
    expect(faultOf(await startMatch(w.hosting, match, 'ann', WITH_EMPTY))).toEqual({ code: 'not-host' });
    accepted(await leaveMatch(w.hosting, match, 'ann'));
    expect(faultOf(await startMatch(w.hosting, match, 'host', WITH_EMPTY))).toEqual({ code: 'nobody-joined' });
  });

  it('starts with empty seats only when that is asked for; these are in civil disorder', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['ann']);
    expect(faultOf(await startMatch(w.hosting, match, 'host', WHOLE))).toEqual({ code: 'seats-empty', empty: 2 });
    expect((await matchOf(w, match)).status).toBe('lobby');
    accepted(await startMatch(w.hosting, match, 'host', WITH_EMPTY));
    expect(w.store.seatHolders(match).map(one => one.seat)).toEqual(['red', 'green', 'blue']);
    expect(w.store.seatHolders(match).flatMap(one => one.user ?? [])).toEqual(['ann']);
  });

  it('has as many seats as players where the game allows it', async () => {
    const w = world(openMemoryStore(), toyGame({ least: 2, most: 3 }));
    const match = await lobbyOf(w, ['ann', 'bob']);
    accepted(await startMatch(w.hosting, match, 'host', WHOLE));
    expect(w.store.seatHolders(match)).toHaveLength(2);
  });

  it('cannot be joined, left or started once it has begun', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w);
    accepted(await startMatch(w.hosting, match, 'host', WHOLE));
    expect(faultOf(await joinMatch(w.hosting, match, 'dan'))).toEqual({ code: 'not-in-lobby' });
    expect(faultOf(await leaveMatch(w.hosting, match, 'ann'))).toEqual({ code: 'not-in-lobby' });
    expect(faultOf(await startMatch(w.hosting, match, 'host', WHOLE))).toEqual({ code: 'not-in-lobby' });
  });

  it('can be ended by its host before anything was played', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w);
    expect(faultOf(await endMatch(w.hosting, match, 'ann'))).toEqual({ code: 'not-host' });
    await postAll(w);
    accepted(await endMatch(w.hosting, match, 'host'));
    expect(await matchOf(w, match)).toMatchObject({ status: 'ended', end: { kind: 'ended-by-host', seats: [] } });
    expect(await contents(w)).toEqual([{ kind: 'lobby' }]);
    expect(faultOf(await joinMatch(w.hosting, match, 'dan'))).toEqual({ code: 'not-in-lobby' });
  });
});

describe('the beginning', () => {
  it('deals the seats by the seed of the match', async () => {
    const dealtWith = async (seed: number) => {
      const w = world(openMemoryStore());
      const match = await lobbyOf({ ...w, hosting: { ...w.hosting, freshSeed: () => seed } });
      accepted(await startMatch(w.hosting, match, 'host', WHOLE));
      return ['ann', 'bob', 'cat'].map(user => seatOf(w, match, user)).join();
    };
    expect(await dealtWith(3)).toBe(await dealtWith(3));
    expect(new Set(await mapInOrder([1, 2, 3, 4, 5, 6, 7, 8], dealtWith)).size).toBeGreaterThan(2);
  });

  it('opens the first phase with its deadline and queues the opening, then the card', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w);
    await postAll(w);
    accepted(await startMatch(w.hosting, match, 'host', WHOLE));
    expect(phaseOf(w, match)).toMatchObject({ number: 1, kind: 'pick', dueAt: w.hosting.now() + DAY });
    const told = await contents(w);
    expect(told.filter(({ kind }) => kind !== 'dealt')).toEqual([
      { kind: 'lobby' },
      { kind: 'opening', phase: 1 },
      { kind: 'phase', phase: 1 },
    ]);
    expect(told.filter(({ kind }) => kind === 'dealt')).toHaveLength(PLAYERS.length);
  });
});

describe('matches are found', () => {
  it('by channel, guild, player and status', async () => {
    const w = world(openMemoryStore());
    const playing = await lobbyOf(w, ['ann']);
    const waiting = await lobbyOf(w, ['ann', 'bob']);
    accepted(await startMatch(w.hosting, playing, 'host', WITH_EMPTY));
    const ids = (...sought: Parameters<typeof findMatches>[1][]) =>
      mapInOrder(sought, async one => (await findMatches(w.hosting, one)).map(match => match.id));
    expect(await ids({ channel: 'channel' }, { channel: 'other' }, { guild: 'guild' })).toEqual([
      [playing, waiting],
      [],
      [playing, waiting],
    ]);
    expect(await ids({ user: 'ann' }, { user: 'bob' }, { user: 'host' })).toEqual([[playing, waiting], [waiting], []]);
    expect(await ids({ statuses: ['running'] }, { user: 'ann', statuses: ['lobby'] })).toEqual([[playing], [waiting]]);
  });
});
