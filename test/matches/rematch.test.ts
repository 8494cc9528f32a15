import { describe, expect, test } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { changeSetting } from '../../src/matches/actions/lobby/changeSetting.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { rematch } from '../../src/matches/actions/lobby/rematch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, faultOf, HOUR, matchOf, PLAYERS, postAll, seatOf, startedMatch, type World, world } from './world.js';

/** A match of ann, bob and cat that its host has ended. */
async function ended(w: World, plan: HostingRules = {}): Promise<number> {
  const match = await startedMatch(w, PLAYERS, plan);
  accepted(await endMatch(w.hosting, match, 'host'));
  await postAll(w);
  return match;
}

const NEXT: Readonly<Record<string, string>> = { red: 'green', green: 'blue', blue: 'red' };

describe('A rematch', () => {
  test('has the settings of the match before; who asks first is its host and plays', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w, { press: 'public', grace: HOUR });
    const { match, opened } = accepted(await rematch(w.hosting, before, 'bob'));
    expect(opened).toBe(true);
    const { game, guild, channel, language, deadlines, plan, options, pictures } = await matchOf(w, before);
    expect(await matchOf(w, match.id)).toMatchObject({
      ...{ game, guild, channel, language, deadlines, plan, options, pictures },
      ...{ status: 'lobby', host: 'bob', rematchOf: before },
    });
    expect(w.store.players(match.id)).toEqual(['bob']);
    expect(await contents(w)).toEqual([{ kind: 'lobby' }]);
  });

  test('is one for all who ask, and gives everybody the next power', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w);
    const { match } = accepted(await rematch(w.hosting, before, 'ann'));
    expect(accepted(await rematch(w.hosting, before, 'bob'))).toMatchObject({ match: { id: match.id }, opened: false });
    accepted(await joinMatch(w.hosting, match.id, 'cat'));
    expect(faultOf(await rematch(w.hosting, before, 'bob'))).toEqual({ code: 'already-joined' });
    accepted(await startMatch(w.hosting, match.id, 'ann', { emptySeats: false }));
    for (const user of PLAYERS) expect(seatOf(w, match.id, user)).toBe(NEXT[seatOf(w, before, user)]);
    expect(faultOf(await rematch(w.hosting, before, 'cat'))).toEqual({ code: 'rematch-begun', match: `${match.id}` });
  });

  test('keeps the seats of those who played for a day; then anybody may join', async () => {
    const w = world(openMemoryStore());
    const { match } = accepted(await rematch(w.hosting, await ended(w), 'ann'));
    expect(faultOf(await joinMatch(w.hosting, match.id, 'dan'))).toEqual({ code: 'seats-kept' });
    accepted(await joinMatch(w.hosting, match.id, 'cat'));
    w.pass(24 * HOUR - 1);
    expect(faultOf(await joinMatch(w.hosting, match.id, 'dan'))).toEqual({ code: 'seats-kept' });
    w.pass(1);
    accepted(await joinMatch(w.hosting, match.id, 'dan'));
    expect(faultOf(await joinMatch(w.hosting, match.id, 'bob'))).toEqual({ code: 'match-full', most: 3 });
  });

  test('of two who ask at the same moment is one lobby', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w);
    const [ann, bob] = await Promise.all(['ann', 'bob'].map(user => rematch(w.hosting, before, user)));
    expect(ann && bob && accepted(ann).match.id === accepted(bob).match.id).toBe(true);
    expect(await w.store.matches.find({ rematchOf: before })).toHaveLength(1);
  });

  test('cannot become anonymous: everybody knows who gets the next power', async () => {
    const w = world(openMemoryStore());
    const { match } = accepted(await rematch(w.hosting, await ended(w), 'ann'));
    const change = { match: match.id, user: 'ann', key: 'hosting.anonymous', typed: 'yes' };
    expect(faultOf(await changeSetting(w.hosting, change))).toEqual({ code: 'rematch-not-anonymous' });
    expect((await matchOf(w, match.id)).plan.anonymous).toBeUndefined();
  });

  test('whose lobby is paused because the bot cannot post has not begun', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w);
    const { match } = accepted(await rematch(w.hosting, before, 'ann'));
    w.store.arrange(match.id, tx => tx.put({ match: { ...tx.facts.match, status: 'paused', pausedBecause: 'channel', pausedAt: tx.now } }));
    expect(faultOf(await rematch(w.hosting, before, 'bob'))).toEqual(faultOf(await joinMatch(w.hosting, match.id, 'bob')));
  });

  test('gives the power that somebody prefers', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w);
    const { match } = accepted(await rematch(w.hosting, before, 'ann'));
    const own = seatOf(w, before, 'ann');
    accepted(await prefer(w.hosting, match.id, 'ann', [own]));
    for (const user of ['bob', 'cat']) accepted(await joinMatch(w.hosting, match.id, user));
    accepted(await startMatch(w.hosting, match.id, 'ann', { emptySeats: false }));
    expect(seatOf(w, match.id, 'ann')).toBe(own);
  });

  test('can be asked for again when its lobby has ended', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w);
    const { match } = accepted(await rematch(w.hosting, before, 'ann'));
    accepted(await endMatch(w.hosting, match.id, 'ann'));
    expect(accepted(await rematch(w.hosting, before, 'bob')).match.id).toBe(match.id + 1);
  });

  test('is only for those who held a seat at the end', async () => {
    const w = world(openMemoryStore());
    const before = await startedMatch(w);
    expect(faultOf(await rematch(w.hosting, before, 'ann'))).toEqual({ code: 'no-rematch' });
    accepted(await resignSeat(w.hosting, before, 'ann'));
    accepted(await endMatch(w.hosting, before, 'host'));
    await forgetUser(w.hosting, 'cat');
    for (const user of ['ann', 'cat', 'host', 'stranger'])
      expect([user, faultOf(await rematch(w.hosting, before, user))]).toEqual([user, { code: 'not-at-the-end' }]);
    expect(accepted(await rematch(w.hosting, before, 'bob')).opened).toBe(true);
  });

  test('does not follow an anonymous match', async () => {
    const w = world(openMemoryStore());
    const before = await ended(w, { anonymous: true });
    expect(faultOf(await rematch(w.hosting, before, 'ann'))).toEqual({ code: 'no-rematch' });
  });

  test('is refused when too many lobbies are open', async () => {
    const w = world(openMemoryStore());
    const matches = [await ended(w), await ended(w), await ended(w), await ended(w)];
    for (const before of matches.slice(0, 3)) accepted(await rematch(w.hosting, before, 'ann'));
    expect(faultOf(await rematch(w.hosting, matches[3] ?? 0, 'ann'))).toMatchObject({ code: 'too-many-lobbies' });
  });
});
