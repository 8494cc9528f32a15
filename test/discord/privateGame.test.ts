import { describe, expect, test } from 'vitest';
import { handleComponent } from '../../src/discord/components/componentActions.js';
import { customId, readCustomId } from '../../src/discord/message/customId.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { dropRoles } from '../../src/matches/actions/lobby/dropRoles.js';
import { type TestBot, testBot, textOf } from './testBot.js';

const ROLE = '800';

/** A lobby of Classic that is private for a role, which 103 has, and for 102. */
async function opened(rules = `private <@&${ROLE}> <@102>`, language = 'en') {
  const room = testBot();
  Object.assign(room.hosting, { rolesOf: async (guild: string, user: string) => (guild === '900' && user === '103' ? [ROLE] : []) });
  const host = room.as('101');
  await host.run('game create', { variant: 'classic', rules: `${rules}; language ${language}` });
  const [posted] = await room.posts();
  return { room, host, card: posted?.post ?? {}, posted };
}

/** What a press with this id does, wherever it comes from: in a direct message by default, so that no server is told. */
async function forged(room: TestBot, user: string, id: string, chosen: readonly string[] = []): Promise<string> {
  const payload = readCustomId(id) ?? expect.fail(id);
  const shown = { label: '', typed: '', notRead: [], corrections: [] };
  const who = { bot: room.bot, id: `forged-${user}-${id}`, user, place: { channel: '1' }, isAdmin: false };
  const reply = await handleComponent({ ...who, language: 'en', words: wordsIn('en'), payload, chosen, ...shown });
  return 'modal' in reply ? '' : textOf(reply);
}

const players = async (room: TestBot): Promise<readonly string[]> =>
  (await room.hosting.store.matches.read(1))?.players.map(({ user }) => user) ?? [];

describe('The card of a private game', () => {
  test.each([
    ['en', 'Private**: for members with <@&800>, and one invited person'],
    ['fr', 'Privée** : réservée aux membres ayant le rôle <@&800> et à une personne invitée'],
  ] as const)('says for whom it is, and calls whom its host has invited until they have joined: %s', async (language, said) => {
    const { room, card, posted } = await opened(undefined, language);
    expect(textOf(card).replaceAll('\u00a0', ' ')).toContain(said);
    expect([posted?.post.content, posted?.post.rings]).toEqual(['<@102>', ['102']]);
    await room.as('102').press(card, language === 'en' ? 'Join' : 'Rejoindre');
    expect((await room.posts())[0]?.post.content).toBeUndefined();
  });

  test('names nobody in an anonymous game', async () => {
    const { posted, card } = await opened(`private <@102> <@103>; anonymous`);
    expect(posted?.post.rings ?? []).toEqual([]);
    expect(textOf(card)).toContain('for 2 invited people');
    expect(JSON.stringify(card)).not.toContain('102');
  });
});

describe('Whoever may not play in a private game', () => {
  test.each([
    ['en', 'Join', 'This game is private: only members with <@&800>, and people its host has invited can play.'],
    ['fr', 'Join', 'Cette partie est privée : elle est réservée aux membres ayant le rôle <@&800> et aux personnes que l’hôte a invitées.'],
  ] as const)('reads one sentence in their language: %s', async (language, label, sentence) => {
    const { room, card } = await opened();
    expect((await room.as('105', { language }).press(card, label)).content?.replaceAll('\u00a0', ' ')).toBe(sentence);
    expect(await players(room)).toEqual([]);
  });

  test('gets in by no forged press either, and changes nothing of who may', async () => {
    const { room } = await opened();
    const before = (await room.hosting.store.matches.get(1))?.plan;
    expect(await forged(room, '105', customId('join', 1, 0))).toContain('private');
    expect(await forged(room, '105', customId('wished', 1, 0), ['france'])).toContain('private');
    expect(await forged(room, '105', customId('sit', 1, 0, 'france'))).not.toContain('You now play');
    expect(await forged(room, '105', customId('rematch', 1, 0))).toContain('can’t have a rematch');
    for (const action of ['setTo', 'setUsual', 'setTyped'] as const)
      expect(await forged(room, '105', customId(action, 1, 0, 'hosting.private'), ['<@105>'])).toContain('Only the host');
    expect([await players(room), (await room.hosting.store.matches.get(1))?.plan]).toEqual([[], before]);
  });

  test('does not see it among the lobbies that are open to them; the list of games says that it is private', async () => {
    const { room } = await opened();
    expect(textOf(await room.as('105').run('play'))).not.toContain('Open lobbies');
    expect(textOf(await room.as('103').run('play'))).toContain('Open lobbies');
    expect(textOf(await room.as('105', { language: 'fr' }).run('game list'))).toContain('· privée');
    expect(textOf(await room.as('105').run('game list'))).toContain('· private');
  });
});

describe('The host of a lobby', () => {
  const menuOf = (reply: Reply) =>
    reply.rows?.flatMap(({ components }) => components).find(one => 'default_values' in one || one.type === 7);

  test('chooses roles and people in a menu, which shows them to the host alone', async () => {
    const { room, host, card } = await opened('press public');
    const open = await host.choose(await host.press(card, 'Settings'), 'Private game');
    expect(menuOf(open)).toMatchObject({ type: 7, min_values: 1, max_values: 25 });
    const id = customId('setTo', 1, 0, 'hosting.private');
    expect(await forged(room, '101', id, ['<@&800>', '<@104>'])).toContain('Changed.');
    expect((await room.hosting.store.matches.get(1))?.plan.private).toEqual({ roles: ['800'], users: ['104'] });
    const again = await host.choose(await host.press(card, 'Settings'), 'Private game — one role, one person');
    expect(menuOf(again)).toMatchObject({
      default_values: [
        { id: '800', type: 'role' },
        { id: '104', type: 'user' },
      ],
    });
    expect(textOf(again)).toContain('With `/game seat`, the host can give an open seat to anyone');
    const seen = await room.as('105').press(card, 'Settings');
    expect(textOf(seen)).toContain('Private game: **one role, one person**');
    expect(JSON.stringify(seen)).not.toContain('104');
    await host.press(again, 'Use the default');
    expect((await room.hosting.store.matches.get(1))?.plan.private).toBeUndefined();
  });

  test('is told that @everyone is nobody in particular, and that names are not enough', async () => {
    const { room } = await opened('press public');
    const id = customId('setTo', 1, 0, 'hosting.private');
    expect(await forged(room, '101', id, ['<@&900>'])).toContain('wouldn’t be private');
    expect(await forged(room, '101', id, ['Ann'])).toContain('mentioning roles and people');
  });

  test.each(LANGUAGES)('is told in %s if a role is deleted', async language => {
    const { room, host } = await opened();
    await host.run('settings', { language });
    await dropRoles(room.hosting, '900', () => false);
    const told = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'role-deleted')?.post ?? {};
    expect(textOf(told)).toContain(
      language === 'en' ? 'was deleted. Now only the people you invited can play.' : 'a été supprimé. Elle est maintenant réservée',
    );
  });
});

test.each(LANGUAGES)('A lobby says that newcomers are welcome, whether or not it asks for a reliability: %s', async language => {
  const said = language === 'en' ? /newcomers are welcome/i : /ouverte à qui débute/i;
  for (const rules of ['newcomers', 'newcomers; reliability 80']) expect(textOf((await opened(rules, language)).card)).toMatch(said);
});

test.each(LANGUAGES)('Whom the host of an anonymous game invites reads nothing about who hosts it: %s', async language => {
  const { room, host } = await opened('anonymous');
  await room.as('106', { language }).run('settings', { language });
  for (const user of ['102', '103']) await forged(room, user, customId('join', 1, 0));
  await host.run('game seat', { power: 'x', player: '106', game: '1' });
  await forged(room, '101', customId('begin', 1, 0, 5));
  await room.posts();
  room.pass(24 * 3_600_000);
  const free = (await room.hosting.store.matches.read(1))?.seatHistory.map(({ seat }) => seat) ?? [];
  const seat = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'].find(one => !free.includes(one)) ?? '';
  const { takeSeat } = await import('../../src/matches/actions/seats/takeSeat.js');
  expect(await takeSeat(room.hosting, { match: 1, seat, user: '106', by: '101' })).toMatchObject({ ok: true });
  const [asked] = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'invitation');
  expect(textOf(asked?.post ?? {})).toMatch(language === 'en' ? /You’re invited to play/ : /On vous invite à jouer/);
  expect(JSON.stringify(asked?.post)).not.toMatch(/101|host|hôte/);
});
