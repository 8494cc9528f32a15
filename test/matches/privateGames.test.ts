import { describe, expect, test } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { changeSetting } from '../../src/matches/actions/lobby/changeSetting.js';
import { dropRoles } from '../../src/matches/actions/lobby/dropRoles.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { leaveMatch } from '../../src/matches/actions/lobby/leaveMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { playQueue } from '../../src/matches/actions/lobby/playQueue.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { rematch } from '../../src/matches/actions/lobby/rematch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { askSubstitutes, beSubstitute, MOST_CHECKED } from '../../src/matches/actions/seats/askSubstitutes.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { appoint } from '../../src/matches/actions/seats/substitute.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { type Guests, parseGuests } from '../../src/matches/model/guests.js';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { lobbyTimes } from '../../src/matches/read/lobbyTimes.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, DAY, faultOf, HOUR, lobbyOf, matchOf, queued, seatOf, type World, world } from './world.js';

const FRIENDS: Guests = { roles: ['701'], users: ['ann', 'bob', 'cat'] };

/** A world in which Discord knows these roles of members; undefined: it does not say. */
function worldWith(roles: Record<string, readonly string[] | undefined>): World & { readonly roles: typeof roles } {
  const w = world(openMemoryStore());
  const rolesOf = async (guild: string, user: string): Promise<readonly string[] | undefined> =>
    guild === 'guild' && user in roles ? roles[user] : [];
  return { ...w, hosting: { ...w.hosting, rolesOf }, roles };
}

const NOT_INVITED = { code: 'not-invited', roles: ['701'] };

async function running(w: World, plan: HostingRules = {}): Promise<number> {
  const match = await lobbyOf(w, ['ann', 'bob', 'cat'], { private: FRIENDS, ...plan });
  accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
  return match;
}

describe('A private lobby', () => {
  test('takes whoever has one of its roles now, whom its host has invited by name, and its host; nobody else', async () => {
    const w = worldWith({ dan: ['700', '701'], eve: ['700'] });
    const match = await lobbyOf(w, [], { private: { roles: ['701', '702'], users: ['ann'] } });
    for (const user of ['eve', 'stranger'])
      expect(faultOf(await joinMatch(w.hosting, match, user))).toEqual({ code: 'not-invited', roles: ['701', '702'] });
    for (const user of ['ann', 'dan', 'host']) accepted(await joinMatch(w.hosting, match, user));
  });

  test('is not entered by stating a preference either', async () => {
    const w = worldWith({ dan: ['701'] });
    const match = await lobbyOf(w, [], { private: FRIENDS });
    expect(faultOf(await prefer(w.hosting, match, 'eve', ['green']))).toEqual(NOT_INVITED);
    expect(accepted(await prefer(w.hosting, match, 'dan', ['green'])).isIn).toBe(true);
  });

  test('takes nobody by their role while Discord does not say which they have', async () => {
    const w = worldWith({ dan: undefined });
    const match = await lobbyOf(w, ['ann'], { private: FRIENDS });
    expect(faultOf(await joinMatch(w.hosting, match, 'dan'))).toEqual({ code: 'roles-unknown' });
  });

  test('keeps who has joined, also without the role or once it becomes private; who leaves needs it again', async () => {
    const w = worldWith({ dan: ['701'] });
    const match = await lobbyOf(w, ['zoe'], {});
    const set = { match, user: 'host', key: 'hosting.private', typed: '<@&701> <@900>' };
    expect(accepted(await changeSetting(w.hosting, set)).plan.private).toEqual({ roles: ['701'], users: ['900'] });
    accepted(await joinMatch(w.hosting, match, 'dan'));
    w.roles.dan = [];
    const players = async () => (await w.store.matches.read(match))?.players.map(({ user }) => user);
    expect(await players()).toEqual(['zoe', 'dan']);
    accepted(await leaveMatch(w.hosting, match, 'dan'));
    expect(faultOf(await joinMatch(w.hosting, match, 'dan'))).toEqual(NOT_INVITED);
  });

  test('is set by its host alone, and not for @everyone, who has the id of the server', async () => {
    const w = worldWith({});
    const match = await lobbyOf(w, [], {});
    const change = (user: string, typed: string) => changeSetting(w.hosting, { match, user, key: 'hosting.private', typed });
    expect(faultOf(await change('ann', '<@1>'))).toEqual({ code: 'not-host' });
    expect(faultOf(await change('host', 'my friends'))).toEqual({ code: 'guests-unclear', most: 25 });
    const invitation = { game: 'numbers', guild: '900', channel: 'channel', host: 'host', language: 'en', deadlines: {} } as const;
    const plan = { private: { roles: ['900'], users: [] } };
    expect(faultOf(await openMatch(w.hosting, { ...invitation, plan }))).toEqual({ code: 'role-of-everybody' });
  });

  test('is listed as something to join only for those who may', async () => {
    const w = worldWith({ dan: ['701'] });
    const match = await lobbyOf(w, [], { private: FRIENDS });
    const seen = async (user: string) => (await playQueue(w.hosting, { guild: 'guild', user })).lobbies.map(({ id }) => id);
    expect([await seen('eve'), await seen('ann'), await seen('dan'), await seen('host')]).toEqual([[], [match], [match], [match]]);
  });

  test('says nothing about how long lobbies take, and does not count among them', async () => {
    const w = worldWith({});
    for (let i = 0; i < 10; i++) {
      const match = await lobbyOf(w, ['ann', 'bob', 'cat'], i === 0 ? { private: FRIENDS } : {});
      w.pass(HOUR);
      accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    }
    const here = { guild: 'guild', game: 'numbers', plan: {} };
    expect(await lobbyTimes(w.hosting, here)).toBeUndefined();
    const match = await lobbyOf(w, ['ann', 'bob', 'cat'], {});
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    expect((await lobbyTimes(w.hosting, here))?.lobbies).toBe(10);
    expect(await lobbyTimes(w.hosting, { ...here, plan: { private: FRIENDS } })).toBeUndefined();
  });
});

describe('In a private game', () => {
  test('an open seat is for the same people, or for whom the host gives it to', async () => {
    const w = worldWith({ dan: ['701'], eve: [] });
    for (const [user, by] of [['dan'], ['eve', 'host']] as const) {
      const match = await running(w);
      const seat = seatOf(w, match, 'ann');
      accepted(await resignSeat(w.hosting, match, 'ann'));
      expect(faultOf(await takeSeat(w.hosting, { match, seat, user: 'eve' }))).toEqual(NOT_INVITED);
      accepted(await takeSeat(w.hosting, { match, seat, user, ...(by && { by }) }));
      expect(seatOf(w, match, user)).toBe(seat);
    }
  });

  test('the bot asks only substitutes who may play in it', async () => {
    const w = worldWith({ dan: [], eve: ['701'] });
    for (const user of ['dan', 'eve', 'fay']) accepted(await beSubstitute(w.hosting, { guild: 'guild', user, wanted: true }));
    const match = await running(w, { standIn: 'substitutes' });
    accepted(await resignSeat(w.hosting, match, 'ann'));
    const asked = async () =>
      (await queued(w)).flatMap(({ to, content }) => (content.kind === 'seat-asked' && 'user' in to ? [to.user] : []));
    await askSubstitutes(w.hosting, () => true);
    w.pass(12 * HOUR);
    await askSubstitutes(w.hosting, () => true);
    expect(await asked()).toEqual(['eve']);
  });

  test('the bot looks at all substitutes, so many at a time, before it begins again', async () => {
    const many = Array.from({ length: 2 * MOST_CHECKED + 5 }, (_, i) => `sub${`${i}`.padStart(3, '0')}`);
    const invited = many.at(-1) ?? '';
    let looked: string[] = [];
    const before = worldWith({});
    const rolesOf = async (_: string, user: string): Promise<readonly string[]> => {
      looked.push(user);
      return user === invited ? ['701'] : [];
    };
    const w = { ...before, hosting: { ...before.hosting, rolesOf } };
    for (const user of many) accepted(await beSubstitute(w.hosting, { guild: 'guild', user, wanted: true }));
    const match = await running(w, { standIn: 'substitutes' });
    accepted(await resignSeat(w.hosting, match, 'ann'));
    const looks: number[] = [];
    for (let i = 0; i < 3; i++) {
      looked = [];
      await askSubstitutes(w.hosting, () => true);
      looks.push(looked.length);
      w.pass(60_000);
    }
    expect(looks).toEqual([MOST_CHECKED, MOST_CHECKED, 5]);
    expect((await queued(w)).filter(({ content }) => content.kind === 'seat-asked').map(({ to }) => to)).toEqual([{ user: invited }]);
  });

  test('a player’s substitute is one of those who may play in it; in an anonymous one nobody learns who those are', async () => {
    const w = worldWith({ dan: ['701'], eve: [], fay: undefined });
    const match = await running(w);
    const by = (user: string, id = match) => appoint(w.hosting, { match: id, user: 'ann', by: user, until: '3d' });
    expect(faultOf(await by('eve'))).toEqual({ code: 'substitute-not-invited' });
    expect(faultOf(await by('fay'))).toEqual({ code: 'roles-unknown' });
    accepted(await by('dan'));
    const anonymous = await running(w, { anonymous: true });
    const before = (await contents(w)).length;
    expect((await by('eve', anonymous)).ok).toBe(true);
    expect(await contents(w)).toHaveLength(before);
  });

  test('the rematch is private as well, and open to all who played', async () => {
    const w = worldWith({ dan: ['701'] });
    const match = await running(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    accepted(await takeSeat(w.hosting, { match, seat, user: 'eve', by: 'host' }));
    accepted(await endMatch(w.hosting, match, 'host'));
    const again = accepted(await rematch(w.hosting, match, 'eve')).match;
    // Who played to the end is invited by name, not who was invited then and left.
    expect(again.plan.private?.roles).toEqual(FRIENDS.roles);
    expect(again.plan.private?.users.toSorted()).toEqual(['bob', 'cat', 'eve']);
    expect(faultOf(await joinMatch(w.hosting, again.id, 'stranger'))).toEqual(NOT_INVITED);
    expect(faultOf(await joinMatch(w.hosting, again.id, 'dan'))).toEqual({ code: 'seats-kept' });
    accepted(await rematch(w.hosting, match, 'bob'));
    w.pass(DAY);
    accepted(await joinMatch(w.hosting, again.id, 'dan'));
  });

  test('a role that is deleted is for nobody any more: the game stays private, and its host is told once', async () => {
    const w = worldWith({ dan: ['701'] });
    const match = await lobbyOf(w, [], { private: { roles: ['701', '702'], users: ['ann'] } });
    const open = await lobbyOf(w, []);
    const before = (await queued(w)).map(({ id }) => id);
    await dropRoles(w.hosting, 'guild', role => role !== '701');
    await dropRoles(w.hosting, 'guild', role => role !== '701');
    await dropRoles(w.hosting, 'elsewhere', () => false);
    expect((await matchOf(w, match)).plan.private).toEqual({ roles: ['702'], users: ['ann'] });
    expect((await matchOf(w, open)).plan).toEqual({});
    const since = (await queued(w)).filter(({ id }) => !before.includes(id)).map(({ to, content }) => [to, content]);
    expect(since).toContainEqual([{ user: 'host' }, { kind: 'role-deleted', roles: 1, lobby: true }]);
    expect(since.filter(([, content]) => typeof content === 'object' && 'kind' in content && content.kind === 'role-deleted')).toHaveLength(
      1,
    );
    await dropRoles(w.hosting, 'guild', () => false);
    expect(faultOf(await joinMatch(w.hosting, match, 'dan'))).toEqual({ code: 'not-invited', roles: [] });
    accepted(await joinMatch(w.hosting, match, 'ann'));
  });

  test('who is forgotten is no longer among the invited', async () => {
    const w = worldWith({});
    const match = await running(w);
    const other = await lobbyOf(w, [], { private: { roles: [], users: ['bob'] } });
    accepted(await forgetUser(w.hosting, 'bob'));
    expect((await matchOf(w, match)).plan.private).toEqual({ roles: ['701'], users: ['ann', 'cat'] });
    expect((await matchOf(w, other)).plan.private).toEqual({ roles: [], users: [] });
  });

  test('its file names nobody who may play', async () => {
    const w = worldWith({});
    const match = await running(w);
    const file = accepted(await exportMatch(w.hosting, match, 'host'));
    expect(file).not.toContain('private');
    expect(file).not.toContain('701');
  });
});

describe('Who may play is chosen by mentions', () => {
  test.each([
    ['<@&701>', { roles: ['701'], users: [] }],
    ['<@!5>, <@&701>;  <@5> <@6>', { roles: ['701'], users: ['5', '6'] }],
  ])('%s', (typed, read) => expect(accepted(parseGuests(typed))).toEqual(read));

  test.each(['', 'Ann', '<@&701> and <@5>', '<#5>', Array.from({ length: 26 }, (_, i) => `<@${i}>`).join(' ')])('not %j', typed =>
    expect(faultOf(parseGuests(typed))).toEqual({ code: 'guests-unclear', most: 25 }),
  );
});

test('The length of a private lobby and its other settings are as usual', async () => {
  const w = worldWith({});
  const match = await lobbyOf(w, ['ann', 'bob', 'cat'], { private: FRIENDS, lobby: DAY });
  expect((await matchOf(w, match)).lobbyEndsAt).toBe(w.hosting.now() + DAY);
});
