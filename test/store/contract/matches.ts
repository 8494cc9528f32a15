import { beforeEach, describe, expect, test } from 'vitest';
import type { Match } from '../../../src/matches/model/match.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch, aPhase, runningMatch } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function matchStoreContract(open: () => Store): void {
  describe('MatchStore: matches', () => {
    let store: Store;
    beforeEach(() => {
      store = open();
    });
    const ids = (matches: readonly Match[]) => matches.map(match => match.id);

    describe('Matches', () => {
      test('are numbered from 1 and found again as they were added', async () => {
        const first = store.addMatch(aMatch);
        const second = store.addMatch({ ...aMatch, status: 'lobby' });
        expect(first).toEqual({ ...aMatch, id: 1 });
        expect([await store.matches.get(1), await store.matches.get(2), await store.matches.get(3)]).toEqual([first, second, undefined]);
      });

      test('are saved whole, and what no longer holds is forgotten', async () => {
        const match = store.addMatch(aMatch);
        const paused: Match = {
          ...match,
          status: 'paused',
          pausedBecause: 'channel-gone',
          pausedAt: 1_700_000_000_123,
          channel: 'elsewhere',
          deadlines: { movement: 1 },
        };
        store.saveMatch(paused);
        expect(await store.matches.get(match.id)).toEqual(paused);
        const ended: Match = { ...match, status: 'ended', end: { kind: 'draw', seats: ['qin', 'chu'] } };
        store.saveMatch(ended);
        expect(await store.matches.get(match.id)).toEqual(ended);
      });

      test('have every property read and written, and cleared once they lack it', async () => {
        const least = store.addMatch(aMatch);
        const most: Required<Match> = {
          ...least,
          arbiter: 'arbiter',
          pausedBecause: 'vote',
          pausedAt: 1,
          muster: { until: 2, emptySeats: true },
          lobbyEndsAt: 3,
          asksAt: 4,
          queuedSince: 5,
          rematchOf: 6,
          from: { match: 7, phase: 8, seats: 9 },
          end: { kind: 'draw', seats: ['qin'] },
          hostGoneAt: 10,
          resumeOffered: 'host',
          unpostedTold: true,
          turnCall: { phase: 11 },
        };
        store.saveMatch(most);
        expect(await store.matches.get(least.id)).toEqual(most);
        store.saveMatch(least);
        expect(await store.matches.get(least.id)).toEqual(least);
        const { id: _, ...whole } = most;
        expect(await store.matches.get(store.addMatch(whole).id)).toEqual({ ...most, id: 2 });
      });

      test('tell how their lobbies fared, the latest first: how long each took, and whether people had all seats when it began', async () => {
        const since = aMatch.createdAt;
        const begun = (more: Partial<Match>, secondSits: number): void => {
          const { id } = store.addMatch({ ...aMatch, ...more });
          store.sit(id, 'qin', 'ann', since + 10);
          store.sit(id, 'chu', 'bob', secondSits);
          store.addPhase({ ...aPhase(id, 1), openedAt: since + 500 });
        };
        begun({}, since + 10);
        begun({ queuedSince: since - 100, plan: { lobby: 900 } }, since + 501);
        store.addMatch({ ...aMatch, status: 'ended', end: { kind: 'unfilled', seats: [] } });
        store.addMatch({ ...aMatch, status: 'lobby' });
        for (const more of [{ guild: 'other' }, { game: 'classic' }, { rematchOf: 1 }, { plan: { anonymous: true } }] as const)
          begun(more, since + 10);
        expect(await store.matches.lobbyTimes({ guild: 'guild', game: aMatch.game, latest: 9 })).toEqual([
          { isFull: false },
          { waited: 600, isFull: false, lobby: 900 },
          { waited: 500, isFull: true },
        ]);
        expect(await store.matches.lobbyTimes({ guild: 'guild', game: aMatch.game, latest: 1 })).toHaveLength(1);
      });

      test('that were never added cannot be saved', () => {
        expect(() => store.saveMatch({ ...aMatch, id: 7 })).toThrow('match 7');
      });

      test('are found by channel, guild and status together, oldest first', async () => {
        store.addMatch(aMatch);
        store.addMatch({ ...aMatch, channel: 'garden' });
        store.addMatch({ ...aMatch, status: 'ended' });
        store.addMatch({ ...aMatch, guild: 'other', channel: 'their-hall', status: 'paused' });
        expect(ids(await store.matches.find({}))).toEqual([1, 2, 3, 4]);
        expect(ids(await store.matches.find({ channel: 'hall' }))).toEqual([1, 3]);
        expect(ids(await store.matches.find({ guild: 'other' }))).toEqual([4]);
        expect(ids(await store.matches.find({ guild: 'guild', statuses: ['running', 'paused'] }))).toEqual([1, 2]);
        expect(ids(await store.matches.find({ channel: 'hall', statuses: ['ended'] }))).toEqual([3]);
        expect(ids(await store.matches.find({ statuses: [] }))).toEqual([]);
        expect(await store.matches.heads({ guild: 'guild' })).toEqual(
          (await store.matches.find({ guild: 'guild' })).map(({ id, status }) => ({ id, status })),
        );
      });

      test('are found when their lobby is to end: paused ones too, those without an end at once, and none that has begun or ended', async () => {
        const open = store.addMatch({ ...aMatch, status: 'lobby', lobbyEndsAt: 20 });
        const paused = store.addMatch({ ...aMatch, status: 'paused', lobbyEndsAt: 10 });
        const earlier = store.addMatch({ ...aMatch, status: 'lobby' });
        store.addMatch({ ...aMatch, status: 'paused' });
        store.addMatch(aMatch);
        store.addMatch({ ...aMatch, status: 'ended', lobbyEndsAt: 10 });
        expect(ids(await store.matches.find({ lobbyEndsBy: 9 }))).toEqual([earlier.id]);
        expect(ids(await store.matches.find({ lobbyEndsBy: 10 }))).toEqual([paused.id, earlier.id]);
        expect(await store.matches.find({ lobbyEndsBy: 20 })).toEqual([open, paused, earlier]);
      });

      test('are found when nobody has been there for long: paused for that long ago, or not offered yet to those who play', async () => {
        const left = { ...aMatch, status: 'paused', pausedBecause: 'nobody-there', pausedAt: 10, resumeOffered: 'channel' } as const;
        const forsaken = store.addMatch(left);
        const later = store.addMatch({ ...left, pausedAt: 20 });
        store.addMatch({ ...left, pausedBecause: 'host' });
        store.addMatch({ ...left, status: 'ended' });
        const unoffered = store.addMatch({ ...aMatch, status: 'paused', pausedBecause: 'nobody-there', pausedAt: 10 });
        expect(await store.matches.find({ forsakenBy: 9 })).toEqual([unoffered]);
        expect(await store.matches.find({ forsakenBy: 10 })).toEqual([forsaken, unoffered]);
        expect(await store.matches.find({ forsakenBy: 20 })).toEqual([forsaken, later, unoffered]);
      });

      test('tell how long their lobbies took, the newest first: none that is anonymous, still open, continued, or played elsewhere', async () => {
        const begun = (match: Partial<typeof aMatch>, after: number): void => {
          const { id } = store.addMatch({ ...aMatch, createdAt: 100, ...match });
          store.addPhase({ ...aPhase(id, 1), openedAt: 100 + after });
        };
        begun({}, 5);
        begun({ plan: { anonymous: true } }, 6);
        begun({ guild: 'other' }, 7);
        begun({ game: 'another' }, 8);
        begun({ from: { match: 1, phase: 2, seats: 3 } }, 9);
        store.addMatch({ ...aMatch, status: 'ended', createdAt: 100 });
        store.addMatch({ ...aMatch, status: 'lobby', createdAt: 100 });
        begun({ plan: { press: 'none' } }, 10);
        const { guild, game } = aMatch;
        expect(await store.matches.lobbyTimes({ guild, game, latest: 9 })).toEqual([
          { waited: 10, isFull: true },
          { waited: undefined, isFull: false },
          { waited: 5, isFull: true },
        ]);
        expect(await store.matches.lobbyTimes({ guild, game, latest: 1 })).toEqual([{ waited: 10, isFull: true }]);
      });

      test('are a player’s while he waits in the lobby or sits on a seat, and no longer', async () => {
        const lobby = store.addMatch({ ...aMatch, status: 'lobby' });
        const running = store.addMatch(aMatch);
        store.addPlayer(lobby.id, 'ann', 1);
        store.addPlayer(running.id, 'ann', 1);
        expect(ids(await store.matches.find({ user: 'ann' }))).toEqual([lobby.id]);
        store.sit(running.id, 'qin', 'ann', 2);
        expect(ids(await store.matches.find({ user: 'ann' }))).toEqual([lobby.id, running.id]);
        expect(await store.matches.heads({ user: 'ann' })).toEqual([
          { id: lobby.id, status: 'lobby' },
          { id: running.id, status: 'running' },
        ]);
        store.sit(running.id, 'qin', 'bob', 3);
        store.removePlayer(lobby.id, 'ann');
        expect(ids(await store.matches.find({ user: 'ann' }))).toEqual([]);
        expect(ids(await store.matches.find({ user: 'bob', statuses: ['running'] }))).toEqual([running.id]);
      });

      test('are a substitute’s until their last day', async () => {
        const { id } = runningMatch(store);
        store.appoint(id, { seat: 'qin', user: 'dan', until: 30 });
        expect(ids(await store.matches.find({ user: 'dan', at: 29 }))).toEqual([id]);
        expect(ids(await store.matches.find({ user: 'dan', at: 30 }))).toEqual([]);
        expect(ids(await store.matches.find({ user: 'dan' }))).toEqual([id]);
      });
    });

    describe('The log', () => {
      test('has as many lines as were written, whatever is written in it in other matches', async () => {
        const [one, other] = [store.addMatch(aMatch), store.addMatch(aMatch)];
        const lines = async () => (await store.matches.read(one.id))?.logLength;
        expect(await lines()).toBe(0);
        for (const at of [1, 2, 3]) store.note(one.id, { at, actor: 'host', deed: 'extended', about: { phase: 1 } });
        store.note(other.id, { at: 4, actor: 'host', deed: 'extended', about: { phase: 1 } });
        expect(await lines()).toBe(3);
      });
    });

    describe('Players of a lobby', () => {
      test('stand in the order they joined, each once', () => {
        const { id } = store.addMatch({ ...aMatch, status: 'lobby' });
        for (const user of ['cat', 'ann', 'bob', 'cat']) store.addPlayer(id, user, 5);
        expect(store.players(id)).toEqual(['cat', 'ann', 'bob']);
        store.removePlayer(id, 'cat');
        store.addPlayer(id, 'cat', 6);
        expect(store.players(id)).toEqual(['ann', 'bob', 'cat']);
        expect(store.players(id + 1)).toEqual([]);
      });

      test('cannot join a match that is not on record', () => {
        expect(() => store.addPlayer(9, 'ann', 5)).toThrow('no match 9');
      });
    });

    describe('Seats', () => {
      test('keep their order when somebody else sits down, and may be empty', () => {
        const { id } = store.addMatch(aMatch);
        store.sit(id, 'qin', 'ann', 1);
        store.sit(id, 'chu', undefined, 1);
        store.sit(id, 'wei', 'cat', 1);
        store.sit(id, 'qin', undefined, 2);
        store.sit(id, 'chu', 'dan', 3);
        store.sit(id, 'qin', 'eve', 4);
        expect(store.seatHolders(id)).toEqual([
          { seat: 'qin', user: 'eve' },
          { seat: 'chu', user: 'dan' },
          { seat: 'wei', user: 'cat' },
        ]);
      });

      test('of one name belong to different matches', () => {
        const [first, second] = [store.addMatch(aMatch), store.addMatch(aMatch)];
        store.sit(first.id, 'qin', 'ann', 1);
        store.sit(second.id, 'qin', 'bob', 1);
        expect([store.seatHolders(first.id), store.seatHolders(second.id)]).toEqual([
          [{ seat: 'qin', user: 'ann' }],
          [{ seat: 'qin', user: 'bob' }],
        ]);
      });
    });
  });
}
