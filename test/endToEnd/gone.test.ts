import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Persona } from '../../src/localGuild/persona.js';
import { postsAmiss } from './harness/posted.js';
import { resultsOf } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 20_000 };
const DAY = 24 * 60 * 60_000;

/** What Discord says of a channel or guild that is out of reach. */
const OUT_OF_REACH = /"code":(10003|10004|50001|50013)\b/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 60_000);
afterAll(() => stage.close(({ answer }) => OUT_OF_REACH.test(JSON.stringify(answer) ?? '')), 60_000);

const begin = async (channel: string, ...names: readonly string[]): Promise<Table> =>
  startGame(stage, { channel, players: await Promise.all(names.map(stage.persona)), variant: 'classic' });

const statusOf = ({ match }: Table) => stage.records.match(match)?.status;
const isPaused = (table: Table) => expect.poll(() => statusOf(table), SOON).toBe('paused');
const told = (host: Persona, why: string) =>
  host.until('dm', message => message.text.includes('is paused') && message.text.includes(why), SOON.timeout);

test('a game whose channel is deleted pauses, tells its host, closes no phase, and pauses again if resumed', async () => {
  const [table, other] = [await begin('table-one', 'Ada', 'Bao'), await begin('table-two', 'Elena')];
  const phase = table.open();
  await stage.director.ask('channels.remove', { channel: 'table-one' });
  await isPaused(table);
  await told(table.host, 'Its channel has been deleted.');
  expect(statusOf(other)).toBe('running');
  await stage.director.skip(2 * DAY);
  await expect.poll(() => other.open().number, SOON).toBeGreaterThan(1);
  expect(table.open()).toEqual(phase);

  const order = await table.host.command('dm', '/order', { text: 'A Par H', game: String(table.match) });
  expect(order.text).toContain('That game is paused');
  const resumed = await table.host.command('dm', '/game resume', { game: String(table.match) });
  expect(resumed.text).toContain('goes on');
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
  await told(table.host, 'I may no longer write in its channel');
  const stopped = table.open();
  expect(stopped.number).toBeGreaterThan(phase.number);

  await stage.director.skip(3 * DAY);
  await stage.director.ask('channels.permit', { channel: 'general', who: 'bot' });
  expect((await table.host.command('general', '/game resume')).text).toContain('goes on');
  await stage.director.skip(60_000);
  await stage.quiet(table.match);
  await resultsOf(table, phase);
  await table.host.until('general', 'The game goes on.');
  expect(table.open().number).toBe(stopped.number);
  expect(table.open().dueAt).toBeGreaterThan((await stage.director.now()) + DAY / 2);
  expect(await postsAmiss(stage, table.host, table.channel)).toEqual([]);
});

test('a game whose server has removed the bot pauses, tells its host where they still meet, and goes on after a new invitation', async () => {
  await stage.director.ask('guilds.add', { name: 'Elsewhere', channels: ['embassy'] });
  const table = await begin('embassy', 'Hana', 'Gaston');
  const phase = table.open();
  await stage.director.ask('guilds.fail', { guild: 'Elsewhere' });
  expect(statusOf(table)).toBe('running');
  await stage.director.ask('bot.kick', { guild: 'Elsewhere' });
  await isPaused(table);
  await told(table.host, 'I have been removed from its server.');
  await stage.director.skip(2 * DAY);
  expect(table.open().number).toBe(phase.number);

  await stage.director.ask('bot.invite', { guild: 'Elsewhere' });
  expect((await table.host.command('dm', '/game resume', { game: String(table.match) })).text).toContain('goes on');
  await table.host.until('embassy', 'The game goes on.', SOON.timeout);
  expect(statusOf(table)).toBe('running');
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
  await told(table.host, 'I have been removed from its server.');
  expect(table.open()).toEqual(phase);
});

test('a game in a thread that is deleted pauses, tells its host, and another may host it meanwhile', async () => {
  const table = await begin('general', 'Femi', 'Hana');
  const [first, second] = [...table.players];
  if (!first || !second) throw new Error('Two play.');
  const seats = table.game.seats(table.game.players.most);
  const to = (seats.ok && seats.value.find(({ id }) => id === second[0])?.name.en) || '';
  await first[1].command('general', '/press', { to, game: String(table.match) });
  await stage.quiet(table.match);
  const thread =
    /<#(\d+)>/.exec((await first[1].command('general', '/press', { to, game: String(table.match) })).text)?.[1] ??
    expect.fail('no thread was opened');
  const inside = await startGame(stage, { channel: thread, players: [first[1], second[1]], variant: 'classic' });
  expect((await inside.posts()).length).toBeGreaterThan(1);
  await stage.director.ask('channels.remove', { channel: thread });
  await isPaused(inside);
  await told(inside.host, 'Its channel has been deleted.');
  expect(statusOf(table)).toBe('running');
  await inside.host.command('general', '/host hand-over', { player: second[1].name, game: String(inside.match) });
  expect(stage.records.match(inside.match)?.host).toBe(second[1].id);
});
