import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postsAmiss } from './harness/posted.js';
import { resultsOf } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 20_000 };
const DAY = 24 * 60 * 60_000;

/** Matches Discord's answers about a channel or guild that the bot cannot reach. */
const OUT_OF_REACH = /"code":(10003|10004|50001|50013|50083|160005|987654)\b|"message":"on demand"/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close(({ answer }) => OUT_OF_REACH.test(JSON.stringify(answer) ?? '')), 60_000);

const begin = async (channel: string, ...names: readonly string[]): Promise<Table> =>
  startGame(stage, { channel, players: await Promise.all(names.map(stage.persona)), variant: 'classic' });

const statusOf = async ({ match }: Table) => (await stage.records.matches.get(match))?.status;
const isPaused = (table: Table) => expect.poll(() => statusOf(table), SOON).toBe('paused');
const told = (host: Persona, why: string) =>
  host.until('dm', message => message.text.includes('is paused') && message.text.includes(why), SOON.timeout);

test('a game whose channel is deleted pauses, tells its host, closes no phase, and pauses again if resumed', async () => {
  const [table, other] = [await begin('table-one', 'Ada', 'Bao'), await begin('table-two', 'Elena')];
  const phase = table.open();
  await stage.director.ask('channels.remove', { channel: 'table-one' });
  await isPaused(table);
  await told(table.host, 'Its channel was deleted.');
  expect(await statusOf(other)).toBe('running');
  await stage.director.skip(2 * DAY);
  await expect.poll(() => other.open().number, SOON).toBeGreaterThan(1);
  expect(table.open()).toEqual(phase);

  const order = await table.host.command('dm', '/order', { text: 'A Par H', game: String(table.match) });
  expect(order.text).toContain('That game is paused');
  const resumed = await table.host.command('dm', '/game resume', { game: String(table.match) });
  expect(resumed.text).toContain('has resumed');
  await isPaused(table);
  await expect
    .poll(async () => (await table.host.dms()).filter(({ text, ephemeral }) => !ephemeral && text.includes('is paused')).length, SOON)
    .toBe(2);
});

test('a game goes on where it stopped when the bot may write in its channel again', async () => {
  const table = await begin('general', 'Dmitri', 'Femi');
  const phase = table.open();
  await stage.director.ask('channels.permit', { channel: 'general', who: 'bot', deny: ['SendMessages'] });
  await stage.director.skip(phase.dueAt - (await stage.director.now()) + 1);
  await isPaused(table);
  await told(table.host, 'I can no longer write in its channel');
  const stopped = table.open();
  expect(stopped.number).toBeGreaterThan(phase.number);

  await stage.director.skip(3 * DAY);
  await stage.director.ask('channels.permit', { channel: 'general', who: 'bot' });
  expect((await table.host.command('general', '/game resume')).text).toContain('has resumed');
  await stage.director.skip(60_000);
  await stage.quiet(table.match);
  await resultsOf(table, phase);
  await table.host.until('general', 'The game continues.');
  expect(table.open().number).toBe(stopped.number);
  expect(table.open().dueAt).toBeGreaterThan((await stage.director.now()) + DAY / 2);
  expect(await postsAmiss(stage, table.host, table.channel)).toEqual([]);
});

test('a game whose server has removed the bot pauses, tells its host where they still meet, and goes on after a new invitation', async () => {
  await stage.director.ask('guilds.add', { name: 'Elsewhere', channels: ['embassy'] });
  const table = await begin('embassy', 'Hana', 'Gaston');
  const phase = table.open();
  await stage.director.ask('guilds.fail', { guild: 'Elsewhere' });
  expect(await statusOf(table)).toBe('running');
  await stage.director.ask('bot.kick', { guild: 'Elsewhere' });
  await isPaused(table);
  await told(table.host, 'I was removed from its server.');
  await stage.director.skip(2 * DAY);
  expect(table.open().number).toBe(phase.number);

  await stage.director.ask('bot.invite', { guild: 'Elsewhere' });
  const offer = await table.host.until('embassy', message => message.buttons.some(({ label }) => label === 'Resume'), SOON.timeout);
  expect(offer.text).toContain('I’m back on this server.');
  const other = [...table.players.values()].find(({ id }) => id !== table.host.id) ?? expect.fail('two play');
  await other.press(offer, 'Resume');
  expect(await statusOf(table)).toBe('paused');
  expect((await table.host.press(offer, 'Resume')).text).toContain('has resumed');
  await table.host.until('embassy', 'The game continues.', SOON.timeout);
  await expect
    .poll(async () => (await table.posts()).flatMap(({ buttons }) => buttons.map(({ label }) => label)), SOON)
    .not.toContain('Resume');
  expect(await statusOf(table)).toBe('running');
  await stage.reachDeadline(table.match);
  await resultsOf(table, phase);
});

test('a game whose server removes the bot while it is down pauses at the next start, before any deadline', async () => {
  await stage.director.ask('guilds.add', { name: 'Far away', channels: ['outpost'] });
  const table = await begin('outpost', 'Elena', 'Bao');
  const phase = table.open();
  await stage.bot().stop();
  await stage.director.ask('bot.kick', { guild: 'Far away' });
  await stage.start();
  await isPaused(table);
  await told(table.host, 'I was removed from its server.');
  expect(table.open()).toEqual(phase);

  await stage.bot().stop();
  await stage.director.ask('bot.invite', { guild: 'Far away' });
  await stage.director.ask('channels.permit', { channel: 'outpost', who: 'bot', deny: ['SendMessages'] });
  await stage.start();
  const offer = await table.host.until('dm', message => message.buttons.some(({ label }) => label === 'Resume'), SOON.timeout);
  await stage.director.ask('channels.permit', { channel: 'outpost', who: 'bot' });
  expect((await table.host.press(offer, 'Resume')).text).toContain('has resumed');
  await table.host.until('outpost', 'The game continues.', SOON.timeout);
});

test('a server is greeted once when the bot joins it, in its language, and never because Discord tells of it again', async () => {
  const join = { name: 'Nouveau', channels: ['salon', 'ailleurs'], locale: 'fr', systemChannel: 'salon' } as const;
  await stage.director.ask('guilds.add', { ...join, channels: [...join.channels] });
  const ada = await stage.persona('Ada');
  const greetings = async () => (await ada.messages('salon')).filter(({ text }) => text.includes('Trois étapes pour une première partie'));
  await expect.poll(async () => (await greetings()).length, SOON).toBe(1);
  await stage.director.ask('guilds.fail', { guild: 'Nouveau' });
  await stage.director.ask('guilds.recover', { guild: 'Nouveau' });
  await stage.restart();
  await stage.director.ask('bot.kick', { guild: 'Nouveau' });
  await stage.director.ask('bot.invite', { guild: 'Nouveau' });
  await stage.director.ask('guilds.add', { ...join, name: 'Mute', channels: ['mute'], systemChannel: 'mute' });
  await ada.until('mute', 'Trois étapes', SOON.timeout);
  expect(await greetings()).toHaveLength(1);
});

test('a server the bot joined while it was not running is greeted at the next start', async () => {
  await stage.bot().stop();
  await stage.director.ask('guilds.add', { name: 'Overnight', channels: ['night'], systemChannel: 'night' });
  await stage.start();
  const ada = await stage.persona('Ada');
  await ada.until('night', 'Three steps to your first game', SOON.timeout);
});

test.each([
  ['refused with a code nobody knows', { status: 400, code: 987654, message: 'Something new' }, 'an error I don’t know (code 987654)'],
  [
    'refused as filled in wrongly',
    {
      status: 400,
      code: 50035,
      message: 'Invalid Form Body',
      errors: { embeds: { 0: { title: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'on demand' }] } } } },
    },
    'that’s our fault, and the person who runs the bot can find it in the log (code 50035)',
  ],
] as const)('results that are %s pause the game, whose host is told why, and are posted when it goes on', async (_, refusal, why) => {
  const name = `refused-${refusal.code}`;
  await stage.director.ask('channels.add', { name });
  const table = await begin(name, 'Ada', 'Femi');
  const phase = table.open();
  const [{ channel } = expect.fail('nothing was posted')] = await table.posts();
  const refused = { method: 'POST', path: `^/channels/${channel}/messages$`, times: 1, does: { kind: 'refuse' as const, ...refusal } };
  await stage.director.ask('faults.add', refused);
  await stage.director.skip(phase.dueAt - (await stage.director.now()) + 1);
  await isPaused(table);
  await told(table.host, why);
  const logged = stage
    .logs()
    .split('\n')
    .find(line => line.includes('"about":"results"') && line.includes(`${refusal.code}`));
  expect(logged).toContain('POST /channels/:id/messages');
  if ('errors' in refusal) expect(logged).toContain('embeds.0.title: BASE_TYPE_MAX_LENGTH');
  await table.host.command(name, '/game resume', { game: String(table.match) });
  await stage.quiet(table.match);
  await resultsOf(table, phase);
});

test('a channel that Discord lets nothing through to is waited for, and pauses its game after an hour', async () => {
  await stage.director.ask('channels.add', { name: 'blocked' });
  const table = await begin('blocked', 'Ada', 'Femi');
  const phase = table.open();
  const [{ channel } = expect.fail('nothing was posted')] = await table.posts();
  const path = `^/channels/${channel}/messages`;
  await stage.director.ask('faults.add', {
    path,
    times: 1_000,
    does: { kind: 'refuse', status: 403, code: 987654, message: 'Something new' },
  });
  await stage.director.skip(phase.dueAt - (await stage.director.now()) + 1);
  await expect.poll(() => stage.logs().includes('"because":"blocked"'), SOON).toBe(true);
  expect(await statusOf(table)).toBe('running');
  await stage.director.skip(65 * 60_000);
  await isPaused(table);
  await told(table.host, 'For an hour, Discord hasn’t let any message through to its channel.');
  await stage.director.ask('faults.clear', {});
  await table.host.command('dm', '/game resume', { game: String(table.match) });
  await stage.quiet(table.match);
  await resultsOf(table, phase);
});

test('a game in an archived thread edits its card there; in a locked one it pauses, and loses nothing', async () => {
  const table = await begin('general', 'Femi', 'Hana');
  const thread = await privateThread(table);
  const players = [...table.players.values()];
  const inside = await startGame(stage, { channel: thread, players, variant: 'classic' });
  const phase = inside.open();
  await stage.director.ask('threads.set', { thread, archived: true });
  expect((await inside.host.command('dm', '/host pause', { game: String(inside.match) })).text).toContain('Paused.');
  await stage.quiet(inside.match);
  await expect.poll(async () => (await inside.posts()).some(({ text }) => text.includes('The game is paused.')), SOON).toBe(true);
  await inside.host.command('dm', '/game resume', { game: String(inside.match) });
  await stage.quiet(inside.match);

  await stage.director.ask('threads.set', { thread, archived: false, locked: true });
  await stage.director.skip(phase.dueAt - (await stage.director.now()) + DAY);
  await isPaused(inside);
  await told(inside.host, 'the thread is locked');
  await stage.director.ask('threads.set', { thread, archived: false, locked: false });
  await inside.host.command('dm', '/game resume', { game: String(inside.match) });
  await stage.quiet(inside.match);
  await resultsOf(inside, phase);
  const posted = (await inside.posts()).filter(({ embeds }) => embeds[0]?.title?.startsWith('Results: '));
  expect(posted).toHaveLength(stage.records.phases(inside.match).filter(({ closedBy }) => closedBy === 'deadline').length);
});

/** Opens the private thread of the first two players. Returns its id. */
async function privateThread(table: Table): Promise<string> {
  const [first, second] = [...table.players];
  if (!first || !second) throw new Error('Two play.');
  const seats = table.game.seats(table.game.players.most);
  const to = (seats.ok && seats.value.find(({ id }) => id === second[0])?.name.en) || '';
  await first[1].command('general', '/press', { to, game: String(table.match) });
  await stage.quiet(table.match);
  const shown = await first[1].command('general', '/press', { to, game: String(table.match) });
  return /<#(\d+)>/.exec(shown.text)?.[1] ?? expect.fail('no thread was opened');
}

test('a game in a thread that is deleted pauses, tells its host, and another may host it meanwhile', async () => {
  const table = await begin('general', 'Femi', 'Hana');
  const [first, second] = [...table.players];
  if (!first || !second) throw new Error('Two play.');
  const thread = await privateThread(table);
  const inside = await startGame(stage, { channel: thread, players: [first[1], second[1]], variant: 'classic' });
  expect((await inside.posts()).length).toBeGreaterThan(1);
  await stage.director.ask('channels.remove', { channel: thread });
  await isPaused(inside);
  await told(inside.host, 'Its channel was deleted.');
  expect(await statusOf(table)).toBe('running');
  await inside.host.command('general', '/host hand-over', { player: second[1].name, game: String(inside.match) });
  expect((await stage.records.matches.get(inside.match))?.host).toBe(second[1].id);
});
