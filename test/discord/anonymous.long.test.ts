import { describe, expect, test } from 'vitest';
import { invisible } from '../../src/discord/message/invisible.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { fr } from '../../src/discord/words/language/grammar.js';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { accepted } from '../matches/world.js';
import { byText, dice, movers, payloadsOf, practised, startedCards } from './cardTable.js';
import { type TestBot, type TestUser, testBot, textOf } from './testBot.js';

const USERS = ['900000000000000101', '900000000000000102', '900000000000000103', '900000000000000104'] as const;
const HOST = USERS[0];
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Records everything the bot would send. */
function witness(room: TestBot) {
  const sent: unknown[] = [];
  return {
    sent,
    guest: (user: string): TestUser => {
      const guest = room.as(user);
      const heard = async (reply: Promise<Reply>): Promise<Reply> => {
        const { attachments = [], sketch: _drawn, ...said } = await reply;
        sent.push(
          said,
          attachments.map(({ name, alt }) => ({ name, alt })),
        );
        return reply;
      };
      return {
        ...guest,
        run: (command, options) => heard(guest.run(command, options)),
        press: (on, label) => heard(guest.press(on, label)),
        choose: (on, label) => heard(guest.choose(on, label)),
      };
    },
    posts: async () => {
      const posted = await room.posts();
      sent.push(...payloadsOf(posted));
      return posted;
    },
  };
}

async function opened(options: Readonly<Record<string, string>>) {
  const room = testBot();
  const all = witness(room);
  await all.guest(HOST).run('game create', { variant: 'classic', ...options });
  const lobby = (await all.posts())[0]?.post ?? {};
  for (const user of USERS) await all.guest(user).press(lobby, 'Join');
  const ask = await all.guest(HOST).press(lobby, 'Start');
  await all.guest(HOST).press(ask, 'Start with empty seats');
  return { room, ...all };
}

const powerOf = (room: TestBot, user: string): string => room.hosting.store.seatHolders(1).find(one => one.user === user)?.seat ?? '';
const nameOf = (room: TestBot, user: string): string =>
  ({ austria: 'Austria', england: 'England', france: 'France', germany: 'Germany', italy: 'Italy', russia: 'Russia', turkey: 'Turkey' })[
    powerOf(room, user)
  ] ?? '';

describe('an anonymous game', () => {
  test('from the lobby to its end names, rings and mentions nobody in anything that leaves the bot', async () => {
    const { room, sent, guest, posts } = await opened({ anonymous: 'yes' });
    const game = room.hosting.games.get('classic');
    const random = seededRandom(7);
    for (let turn = 0; turn < 12; turn++) {
      const phase = room.hosting.store.openPhase(1);
      if (!phase || !game) throw new Error('no phase is open');
      for (const [i, user] of USERS.slice(0, 3).entries()) {
        const text = recruitText(game, game.state.parse(phase.state), powerOf(room, user), random);
        const panel = await guest(user).run('order', { text: text === '' ? 'A Par H' : text });
        if (i < 2 && panel.rows) await guest(user).run('orders');
      }
      if (turn === 0) {
        await guest(USERS[1]).run('press', { to: nameOf(room, USERS[2]), text: 'Shall we?' });
        await guest(USERS[2]).run('press', { text: 'To all: hello.' });
        await guest(USERS[2]).run('press');
        await guest(USERS[2]).run('away', { until: '2d' });
        await guest(HOST).run('status');
        await guest(HOST).run('me');
        await guest(HOST).run('game list');
        await guest(HOST).run('host extend', { by: '1h' });
        await guest(USERS[1]).run('log');
        await guest(USERS[1]).run('vote', { question: 'draw' });
        await guest('900000000000000105').run('status');
      }
      room.pass(5 * DAY);
      await closeDuePhases(room.hosting);
      await posts();
    }
    await guest(USERS[1]).press(await guest(USERS[1]).run('resign'), 'Give up my seat');
    await posts();
    await guest(HOST).run('host hand-over', { player: USERS[2] });
    for (const user of [HOST, USERS[2]]) await guest(user).run('vote', { question: 'cancel' });
    await posts();
    expect((await room.hosting.store.matches.get(1))?.status).toBe('ended');
    expect(room.hosting.store.phases(1).length).toBeGreaterThan(10);
    expect(sent.length).toBeGreaterThan(100);
    const said = JSON.stringify(sent);
    expect(said).not.toContain('<@');
    for (const user of [...USERS, '900000000000000105']) expect(said).not.toContain(user);
  });

  test('tells each player, and nobody else, which power he plays: by direct message, in his own language, and in the panel and /me', async () => {
    const room = testBot();
    const [, french, third] = USERS;
    await room.as(french).run('settings', { language: 'fr' });
    await room.as(third).run('settings', { messages: 'off' });
    await room.as(HOST).run('game create', { variant: 'classic', anonymous: 'yes' });
    const lobby = (await room.posts())[0]?.post ?? {};
    for (const user of USERS) await room.as(user).press(lobby, 'Join');
    const ask = await room.as(HOST).press(lobby, 'Start');
    await room.as(HOST).press(ask, 'Start with empty seats');
    const posts = await room.posts();
    const direct = posts.filter(({ outgoing }) => 'user' in outgoing.row.to);
    expect(direct.map(({ outgoing }) => ('user' in outgoing.row.to ? outgoing.row.to.user : '')).toSorted()).toEqual([...USERS]);
    for (const user of USERS) {
      const own = direct.find(({ outgoing }) => 'user' in outgoing.row.to && outgoing.row.to.user === user);
      const said = textOf(own?.post ?? {});
      const seat = room.hosting.games.get('classic')?.seats(7, {});
      const name = (seat?.ok ? seat.value : []).find(({ id }) => id === powerOf(room, user))?.name[user === french ? 'fr' : 'en'] ?? '?';
      expect(said).toContain(user === french ? `Vous jouez **${fr.the(name)}** dans la partie 1` : `You play **${name}** in game 1`);
      expect(said).toContain('<#500>');
      expect(textOf(await room.as(user, { language: user === french ? 'fr' : 'en' }).run('me'))).toContain(name);
      expect(textOf(await room.as(user).press(own?.post ?? {}, user === french ? 'Ordres' : 'Orders'))).toContain(nameOf(room, user));
    }
    const [opening] = posts.filter(({ outgoing }) => outgoing.row.content.kind === 'opening');
    expect(textOf(opening?.post ?? {})).toContain('I’ve told each of you in private');
  });

  test('tells who takes a seat later, or is given one, what it is; one who has left it by then is not told', async () => {
    const { room, guest, posts } = await opened({ anonymous: 'yes' });
    await posts();
    const left = powerOf(room, USERS[1]);
    await guest(USERS[1]).press(await guest(USERS[1]).run('resign'), 'Give up my seat');
    room.pass(2 * DAY);
    await closeDuePhases(room.hosting);
    const call = (await posts()).find(({ outgoing }) => outgoing.row.content.kind === 'seats')?.post ?? {};
    await room.as('900000000000000107').press(call, 'Take the seat');
    const seat = powerOf(room, USERS[2]);
    accepted(await replacePlayer(room.hosting, { match: 1, by: 'admin', isAdmin: true, seat, user: '900000000000000108' }));
    accepted(await replacePlayer(room.hosting, { match: 1, by: 'admin', isAdmin: true, seat, user: '900000000000000109' }));
    const asked = await posts();
    for (const user of ['900000000000000108', '900000000000000109']) {
      const own = asked.find(({ outgoing }) => 'user' in outgoing.row.to && outgoing.row.to.user === user)?.post ?? {};
      expect(textOf(own)).toContain('You’re invited to play');
      await room.as(user).press(own, 'Take the seat');
    }
    const told = [...asked, ...(await posts())].filter(({ outgoing }) => outgoing.row.content.kind === 'dealt');
    expect(told.map(({ outgoing }) => [outgoing.row.to, outgoing.row.content])).toEqual([
      [{ user: '900000000000000107' }, expect.objectContaining({ seat: left })],
      [{ user: '900000000000000109' }, expect.objectContaining({ seat })],
    ]);
  });

  test('of cards calls who is to move by direct message, and names nobody either', async () => {
    const room = testBot();
    const players = USERS.slice(0, 3);
    await startedCards(room, players, { anonymous: 'yes' });
    const { sent, guest, posts } = witness(room);
    const called = new Set<string>();
    const heard = async (): Promise<void> => {
      for (const { outgoing } of await posts())
        if (outgoing.row.content.kind === 'turn') called.add('user' in outgoing.row.to ? outgoing.row.to.user : 'the channel');
    };
    const random = dice(1);
    for (let turn = 0; turn < 24; turn++) {
      for (const { seat, user } of movers(room)) await byText(guest(user), practised(room, seat, random), 'Confirm');
      await heard();
    }
    room.pass(5 * DAY);
    await closeDuePhases(room.hosting);
    await heard();
    await guest(HOST).run('status');
    expect([...called].toSorted()).toEqual([...players]);
    const said = JSON.stringify(sent);
    expect(said).toContain('time is up');
    expect(said).not.toContain('<@');
    for (const user of players) expect(said).not.toContain(user);
  });

  test('passes letters on in the name of the power alone, to those they are for', async () => {
    const { room, guest, posts } = await opened({ anonymous: 'yes' });
    await posts();
    await guest(USERS[1]).run('press', { to: nameOf(room, USERS[2]), text: 'Shall we?' });
    const [outgoing, ...others] = await posts();
    expect(others).toEqual([]);
    expect(outgoing?.outgoing.row.to).toEqual({ user: USERS[2] });
    expect(textOf(outgoing?.post ?? {})).toContain(`${nameOf(room, USERS[1])} to ${nameOf(room, USERS[2])}:\n> Shall we?`);
    expect(textOf(await guest(USERS[2]).run('press'))).toContain('Shall we?');
    expect((await guest(USERS[3]).run('press')).content).toContain('No letters yet.');
  });

  test('has no threads, in which people would see each other', async () => {
    const { room, guest } = await opened({ anonymous: 'yes' });
    expect((await guest(USERS[1]).run('press', { to: nameOf(room, USERS[2]) })).content).toContain('Write the message with `text:`');
  });
});

/** What players choose and do for themselves, whatever power they play. None of it may show which power is theirs. */
const OWN: readonly ((own: TestUser, room: TestBot) => Promise<unknown>)[] = [
  own => own.run('settings', { language: 'fr', zone: 'Pacific/Auckland', quiet: '22:00-07:30', reminders: '5h, 1h' }),
  own => own.run('away', { until: '1d 3h 17m' }),
  own => own.run('substitute', { player: '900000000000000201', until: '2d' }),
  own => own.run('substitute', { player: '900000000000000101', until: '2d' }),
  own => own.run('settings', { messages: 'off', look: 'night' }),
  own => own.run('me'),
  own => own.run('watch'),
];
const SEVEN_POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];
const PEOPLE = SEVEN_POWERS.map((_, i) => `90000000000000010${i + 1}`);

/** Returns what others see of a game in which user n plays the power at `places[n]`, without user ids and nonces. */
async function seenOf(places: readonly number[]): Promise<readonly unknown[]> {
  const room = testBot();
  const host = room.as('900000000000000301');
  const stranger = room.as('900000000000000302');
  const seen: unknown[] = [];
  const look = async (): Promise<void> => {
    const posts = (await room.posts()).filter(({ outgoing }) => 'channel' in outgoing.row.to);
    seen.push(
      posts.map(({ outgoing, post }) =>
        JSON.parse(
          JSON.stringify({ slot: outgoing.row.content.kind, post })
            .replaceAll(outgoing.row.nonce, 'mark')
            .replaceAll(invisible(outgoing.row.nonce), ''),
        ),
      ),
    );
    for (const command of ['status', 'game list', 'log', 'history', 'map'] as const) seen.push(await stranger.run(command));
    const { content, embeds } = await host.run('host status');
    seen.push(content, embeds, await host.run('log'));
  };
  await host.run('game create', { variant: 'classic', anonymous: 'yes', movement: '24h', extensions: '1', grace: '6h' });
  const lobby = (await room.posts())[0]?.post ?? {};
  for (const user of PEOPLE) await room.as(user).press(lobby, 'Join');
  for (const [i, user] of PEOPLE.entries())
    await room.as(user).choose(await room.as(user).press(lobby, 'Preferences'), SEVEN_POWERS[places[i] ?? 0] ?? '');
  await host.press(await host.press(lobby, 'Start'), 'Start now');
  const player = (power: number): TestUser => room.as(PEOPLE[places.indexOf(power)] ?? '');
  for (const [i, user] of PEOPLE.entries()) expect(nameOf(room, user)).toBe(SEVEN_POWERS[places[i] ?? 0]);
  await look();
  for (const [i, own] of OWN.entries()) await own(room.as(PEOPLE[i] ?? ''), room);
  await look();
  await player(2).run('order', { text: 'A Par - Bur' });
  await player(2).run('press', { to: 'England', text: 'Channel?' });
  await player(1).run('press', { text: 'To all: peace.' });
  await player(6).run('vote', { question: 'draw' });
  await room.as('900000000000000201').run('order', { text: 'A Par H' });
  await look();
  await player(4).press(await player(4).run('resign'), 'Give up my seat');
  await look();
  await player(5)
    .press(await player(5).run('privacy'), 'Delete my data')
    .then(ask => player(5).press(ask, 'Yes, delete it'));
  await look();
  // The absent player orders, or returns, before the deadline: that a phase waits for somebody is public and cannot be hidden.
  for (let hour = 0; hour < 24 * 6; hour += 3) {
    if (hour === 18)
      for (const power of [0, 1, 2]) await player(power).run('order', { text: ['A Vie H', 'F Lon H', 'A Par H'][power] ?? '' });
    room.pass(3 * HOUR);
    await closeDuePhases(room.hosting);
    await sendReminders(room.hosting);
    await look();
  }
  expect(room.hosting.store.phases(1).length).toBeGreaterThan(3);
  return JSON.parse(JSON.stringify(seen).replaceAll(/9000000000000001\d\d/g, 'somebody'));
}

test('whoever plays what: everything others can see of an anonymous game is the same', async () => {
  const asTheyCame = await seenOf([0, 1, 2, 3, 4, 5, 6]);
  for (const places of [
    [6, 5, 4, 3, 2, 1, 0],
    [2, 0, 1, 4, 6, 3, 5],
  ])
    expect(await seenOf(places)).toEqual(asTheyCame);
}, 120_000);

describe('press', () => {
  test('is allowed by phase: none, public alone, or both', async () => {
    const { room, guest, posts } = await opened({ press: 'public', 'press-between': 'none' });
    await posts();
    expect((await guest(USERS[1]).run('press', { to: nameOf(room, USERS[2]), text: 'x' })).content).toContain(
      'Only public messages are allowed',
    );
    await guest(USERS[1]).run('press', { text: 'Hear, hear' });
    expect(textOf((await posts())[0]?.post ?? {})).toContain('to everyone:\n> Hear, hear');
    const silent = await opened({ press: 'none' });
    expect((await silent.guest(USERS[1]).run('press', { text: 'x' })).content).toBe('You can’t write to other powers in this phase.');
  });

  test('to one’s own power is refused, and says so', async () => {
    const { room, guest } = await opened({});
    const own = nameOf(room, USERS[1]);
    for (const to of [own, `${nameOf(room, USERS[2])}, ${own}`])
      expect((await guest(USERS[1]).run('press', { to, text: 'x' })).content).toContain('That’s your own power.');
  });

  test('in private is a thread where nothing has to be hidden: asked for once, shown ever after', async () => {
    const { room, guest, posts } = await opened({});
    await posts();
    const to = nameOf(room, USERS[2]);
    expect((await guest(USERS[1]).run('press', { to })).content).toContain(
      'I’m opening a private thread and adding you. If no thread appears, I’m missing a permission in this channel: write with `text:` instead.',
    );
    const [thread] = await posts();
    expect(thread?.outgoing.row.content).toMatchObject({
      kind: 'thread',
      seats: expect.arrayContaining([powerOf(room, USERS[1]), powerOf(room, USERS[2])]),
    });
    expect((await guest(USERS[2]).run('press', { to: nameOf(room, USERS[1]) })).content).toMatch(/^<#\d+>$/);
  });
});
