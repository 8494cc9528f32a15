import { expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { offerHosting } from '../../src/matches/actions/hosting/hostGone.js';
import { decide } from '../../src/matches/context/decide.js';
import { queueCard } from '../../src/matches/messages/cards.js';
import { GAMES, labels, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const HOST = '999';
const DAY = 24 * 60 * 60_000;

/** Starts a game whose host does not play. */
async function refereed(room = testBot()) {
  await startedGame(room);
  const match = await room.hosting.store.matches.get(1);
  if (match) room.hosting.store.saveMatch({ ...match, host: HOST });
  await room.posts();
  return { room, host: room.as(HOST) };
}

test('/host status tells who is missing, /host dry-run what would come out, to the host alone', async () => {
  const { room, host } = await refereed();
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
  const status = textOf(await host.run('host status'));
  expect(status).toContain('**Qin**: orders saved');
  expect(status).toContain('**Han**: no orders saved');
  expect(status).not.toContain('Any');
  const trial = await host.run('host dry-run');
  expect(textOf(trial)).toContain('If this phase closed now: Spring 450 BC, movement');
  expect(textOf(trial)).toContain('✅ A Xianyang – Anyi');
  expect((await room.as(playerOf(room, 'han')).run('host dry-run')).content).toBe('Only the host of the game can do that.');
  expect((await room.posts()).map(({ outgoing }) => outgoing.row.content.kind)).toEqual(['receipt']);
  expect(textOf(await room.as(playerOf(room, 'han')).run('log'))).toMatch(
    /The host checked who has saved orders\n.*The host previewed the result of phase #1/,
  );
});

test.each<readonly [command: string, options: Readonly<Record<string, string>>, then: string | undefined, line: string]>([
  ['host status', {}, undefined, 'checked who has saved orders'],
  ['host dry-run', {}, undefined, 'previewed the result of phase #1 with the saved orders'],
  ['host adjudicate', { force: 'yes' }, undefined, 'closed phase #1 (without orders: 7)'],
  ['host extend', { by: '12h' }, undefined, 'extended the deadline of phase #1'],
  ['host pause', {}, undefined, 'paused the game'],
  ['host replace', { power: 'Qin', player: '777' }, undefined, 'gave Qin to another player'],
  ['host order', { power: 'Qin', text: 'A Xia - Any' }, undefined, 'gave orders for Qin in phase #1'],
  ['host edit', { text: 'nobody: A Xia' }, 'Apply', 'changed the position of phase #1: nobody: A Xia'],
  ['host rollback', { phase: '1' }, 'Go back', 'went back to phase #1: game 1 continues as game 2'],
  ['host announce', { text: 'Hear, hear' }, undefined, 'posted an announcement'],
  ['host export', {}, undefined, 'exported the game'],
  ['game end', {}, 'End the game', 'ended the game'],
])('what /%s does stands in the log that who plays may read', async (command, options, then, line) => {
  const { room, host } = await refereed();
  const asked = await host.run(command, { ...options, game: '1' });
  if (then !== undefined) await host.press(asked, then);
  expect(textOf(await room.as(playerOf(room, 'han')).run('log', { game: '1' }))).toContain(`The host ${line}`);
});

test('a power that was given up and given to a player by the host stands in the log', async () => {
  const { room, host } = await refereed();
  const guest = room.as(playerOf(room, 'qin'));
  await guest.press(await guest.run('resign'), 'Give up my seat');
  await host.run('game seat', { power: 'Qin', player: '777' });
  expect(textOf(await room.as(playerOf(room, 'han')).run('log'))).toContain('The host gave the open seat of Qin to a player');
});

test('/host order tells its player and the channel', async () => {
  const { room, host } = await refereed();
  expect((await host.run('host order', { power: 'Qin', text: 'A Xia - Any; nonsense' })).content).toContain('Saved: 1. Rejected: 1.');
  const posts = await room.posts();
  expect(posts.map(({ post }) => textOf(post)).join('\n')).toContain('The host gave orders for Qin.');
  const receipt = posts.find(({ outgoing }) => outgoing.row.content.kind === 'receipt');
  expect(receipt?.outgoing.row.to).toEqual({ user: playerOf(room, 'qin') });
  expect(textOf(receipt?.post ?? {})).toMatch(/^✅ Xianyang → Anyi$/m);
  const history = textOf(await room.as(playerOf(room, 'qin')).run('history', { as: 'edits' }));
  expect(history).toContain('(by the host)');
});

test('/host edit shows how the position would stand, and changes it for all when it is meant', async () => {
  const { room, host } = await refereed();
  const ask = await host.run('host edit', { text: 'Chu: A Lu; nobody: A Xia; Qin: A Xia; Chu: Sky' });
  expect(textOf(ask)).toBe(
    [
      'Preview of the change: Spring 450 BC, movement',
      '✏️ Chu: A Lu\n✏️ nobody: A Xia\n✏️ Qin: A Xia\n❌ Chu: Sky: There’s no place called “Sky”.',
    ].join('\n'),
  );
  expect(ask.sketch).toMatchObject({ picture: { kind: 'position' }, alt: expect.stringContaining('Lu') });
  expect(await room.posts()).toEqual([]);
  expect((await room.as(playerOf(room, 'qin')).press(ask, 'Apply')).content).toBe('Only the host of the game can do that.');
  expect((await host.press(ask, 'Apply')).content).toContain('Done');
  const [told] = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'corrected');
  expect(told && textOf(told.post)).toContain('- Chu: A Lu\n- nobody: A Xia\n- Qin: A Xia');
  expect(room.drawn.at(-1)).toMatchObject({ kind: 'position' });
  expect(textOf(await room.as(playerOf(room, 'qin')).run('log'))).toContain('changed the position of phase #1: Chu: A Lu; nobody: A Xia');
  expect((await host.run('host edit', { text: 'hello' })).content).toContain('None of this changes the position.');
});

test('/host edit refuses corrections of which not all can be shown, since the button applies those that are', async () => {
  const id = 'warring-states-v2';
  const game = GAMES.get(id);
  if (!game) throw new Error(`there is no ${id}`);
  const withLongNames: typeof game = {
    ...game,
    correct: (state, text) => ({ state, lines: text.split(';').map(typed => ({ typed, text: typed.padEnd(60, 'x'), suggestions: [] })) }),
  };
  const { host } = await refereed(testBot(undefined, { games: new Map([...GAMES, [id, withLongNames]]) }));
  const lines = (count: number): string => Array(count).fill('Qin: Xia').join(';');
  const fitting = await host.run('host edit', { text: lines(60) });
  expect(textOf(fitting).match(/✏️/g)).toHaveLength(60);
  expect(labels(fitting)).toContain('Apply');
  const refused = await host.run('host edit', { text: lines(61) });
  expect(refused.content).toContain('That’s too long for one message. Please split it in two.');
  expect(labels(refused)).not.toContain('Apply');
});

test('/host rollback asks, then the game goes on under another number', async () => {
  const { room, host } = await refereed();
  await host.run('host adjudicate', { force: 'yes' });
  expect((await host.run('host adjudicate')).content).toContain('missing');
  const ask = await host.run('host rollback', { phase: '1' });
  expect(ask.content).toContain('Go back to Spring 450 BC, movement?');
  expect((await room.as('101').press(ask, 'Go back')).content).toBe('Only the host of the game can do that.');
  expect((await host.press(ask, 'Go back')).content).toBe('Done: the game continues as game 2.');
  expect(room.hosting.store.openPhase(2)).toMatchObject({ number: 1 });
  const texts = (await room.posts()).map(({ post }) => textOf(post)).join('\n');
  expect(texts).toContain('The host went back to an earlier phase: the game continues as game 2');
  expect(textOf(await room.as(playerOf(room, 'qin')).run('orders'))).toContain('Spring 450 BC, movement');
});

test('who manages the server cannot take a game from a host who is there, at once or after an answer', async () => {
  const { room, host } = await refereed();
  expect((await room.as('555').run('host hand-over', { player: '555' })).content).toBe('Only the host of the game can do that.');
  const match = await room.hosting.store.matches.get(1);
  expect((await host.run('host hand-over')).content).toBe('Choose a person.');
  expect((await host.run('host replace', { power: 'qin' })).content).toBe('Choose a person.');
  expect(await room.hosting.store.matches.get(1)).toEqual(match);
  expect((await room.as('555', { isAdmin: true, guild: '901' }).run('host hand-over', { player: '555', game: '1' })).content).toBe(
    'I can’t find that game here.',
  );
  const admin = room.as('555', { isAdmin: true });
  expect((await admin.run('host hand-over', { player: '556' })).content).toContain(
    'I’m asking the host by DM and in the channel whether they’re still there',
  );
  const asked = await room.posts();
  const dm = asked.find(({ outgoing }) => 'user' in outgoing.row.to);
  expect(asked[0]?.post).toMatchObject({ content: `<@${HOST}>`, rings: [HOST] });
  expect(asked.map(({ post }) => textOf(post))).toEqual([
    expect.stringContaining('A server admin is asking whether the host of this game is still there.'),
    expect.stringContaining('Warring States v2, <#500>: a server admin is asking whether you still host this game.'),
  ]);
  expect((await admin.press(dm?.post ?? {}, 'I’m here')).content).toBe('Only the host of the game can do that.');
  room.pass(6 * DAY);
  expect((await host.press(dm?.post ?? {}, 'I’m here')).content).toBe('Thanks! You’re still the host of this game.');
  const answered = await room.posts();
  expect(answered.map(({ post }) => textOf(post)).join()).toContain(
    'The host of this game was asked whether they were still there. They are.',
  );
  expect(answered.flatMap(({ post }) => labels(post))).toEqual([]);
  room.pass(2 * DAY);
  expect((await admin.run('host hand-over', { player: '556' })).content).toContain('I’m asking the host by DM');
  expect((await room.hosting.store.matches.get(1))?.host).toBe(HOST);
});

test.each<readonly [how: string, does: (room: TestBot) => Promise<unknown>]>([
  ['a command about the game', room => room.as(HOST).run('host announce', { text: 'Here' })],
  ['a command about it from a direct message', room => room.as(HOST, { guild: null, channel: '1' }).run('status', { game: '1' })],
  ['a press on its card', async room => room.as(HOST).press(await cardOf(room), 'Map')],
])('a host who is asked for is there with %s', async (_, does) => {
  const { room } = await refereed();
  await room.as('555', { isAdmin: true }).run('host hand-over', { player: '556' });
  await does(room);
  room.pass(8 * DAY);
  await room.as('555', { isAdmin: true }).run('host hand-over', { player: '556' });
  expect((await room.hosting.store.matches.get(1))?.host).toBe(HOST);
});

test('a host who says nothing for seven days, whatever others do, is followed by whom who manages the server names', async () => {
  const { room } = await refereed();
  const admin = room.as('555', { isAdmin: true });
  await admin.run('host hand-over', { player: '556' });
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia H' });
  await room.as(HOST, { channel: '600' }).run('settings');
  room.pass(7 * DAY);
  expect((await admin.run('host hand-over', { player: '556' })).content).toContain('<@556> is now the host of the game.');
  const texts = (await room.posts()).map(({ post }) => textOf(post)).join('\n');
  expect(texts).toContain('<@556> is now the host of this game.');
  expect(texts).toContain('Someone else is now the host.');
});

test('who manages the server takes a game at once from a host whom Discord does not find in the server', async () => {
  const { room } = await refereed();
  Object.assign(room.bot, { askForHost: () => offerHosting(room.hosting, 1, HOST) });
  expect((await room.as('555', { isAdmin: true }).run('host hand-over', { player: '556' })).content).toContain('<@556> is now the host');
});

/** Returns the card of the open phase, posted anew. */
async function cardOf(room: TestBot): Promise<Reply> {
  await decide(room.hosting, 1, tx => queueCard(tx, 1));
  const card = (await room.posts()).findLast(({ outgoing }) => outgoing.row.content.kind === 'phase');
  return card?.post ?? {};
}

test('/host export, extend, pause, announce and replace answer in the words of the asker', async () => {
  const { room, host } = await refereed();
  expect((await host.run('host export')).attachments?.[0]?.name).toBe('game-1.json');
  expect((await host.run('host extend', { by: '12h' })).content).toContain('The deadline is now');
  expect((await host.run('host announce', { text: 'Hear, hear' })).content).toContain('Sent to the channel');
  expect((await host.run('host replace', { power: 'Qin', player: '777' })).content).toContain('<@777> takes over Qin');
  expect((await host.run('host pause')).content).toContain('Paused.');
  const texts = (await room.posts()).map(({ post }) => textOf(post)).join('\n');
  for (const said of ['Hear, hear', 'The host extended the deadline to', 'The game is paused.']) expect(texts).toContain(said);
});

test('/host order says which lines it could not take and why; where it could take none, nobody is told', async () => {
  const { room, host } = await refereed();
  const some = await host.run('host order', { power: 'Qin', text: 'A Xia - Any; A Xia - Mars' });
  expect(textOf(some)).toContain('❌ A Xia - Mars\nThere’s no place called “Mars”.');
  await room.posts();
  const none = await host.run('host order', { power: 'Qin', text: 'blah' });
  expect(textOf(none)).toContain('None of these lines could be saved. No orders were given, and nobody was told.');
  expect(textOf(none)).toContain('❌ blah');
  expect(await room.posts()).toEqual([]);
  expect(textOf(await room.as(playerOf(room, 'han')).run('log')).match(/gave orders for Qin/g)).toHaveLength(1);
});

test('a host who plays is not asked whether to go back, but told that he may not', async () => {
  const room = testBot();
  await startedGame(room);
  expect((await room.as('101').run('host rollback', { phase: '1' })).content).toMatch(/^You play or have played in this game/);
});

test('in a paused game the host’s tools know its powers, and say that it is paused', async () => {
  const { room, host } = await refereed();
  await host.run('host pause');
  expect((await host.run('host replace', { power: 'Qin', player: '777' })).content).toMatch(/^That game is paused/);
  expect((await room.as(playerOf(room, 'han')).run('concede', { power: 'Qin' })).content).toMatch(/^That game is paused/);
  expect((await room.as(playerOf(room, 'han')).run('press', { to: 'Qin', text: 'Hello' })).content).toMatch(/^That game is paused/);
});

test('who is replaced is told so in private, and nobody else is', async () => {
  const { room, host } = await refereed();
  const before = playerOf(room, 'qin');
  await host.run('host replace', { power: 'Qin', player: '777' });
  const told = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'replaced');
  expect(told.map(({ outgoing }) => outgoing.row.to)).toEqual([{ user: before }]);
  expect(told.map(({ post }) => textOf(post)).join()).toContain(
    'Warring States v2, <#500>: the host gave Qin to another player, with your saved orders. Thank you for playing.',
  );
});
