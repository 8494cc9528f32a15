import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isPostgres } from '../../src/store/postgres/address.js';
import { startTestSimulator } from '../openSimulator.js';
import { newFolder, remove, withDatabase } from '../store/files.js';
import { runBot, type Settings } from './harness/botProcess.js';
import { plainWords, timesLogged } from './harness/plainWords.js';
import { openStage, type Stage } from './harness/stage.js';

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 20_000 };

async function newStage(): Promise<Stage> {
  const stage = await openStage();
  onTestFinished(() => stage.close());
  return stage;
}

/** Expects that the records, if they are in a file, are sound and complete in it, with nothing left in the write-ahead log. */
function expectWhole({ settings: { ZONGHENG_DATABASE: path = '' } }: Stage): void {
  if (isPostgres(path)) return;
  expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  withDatabase(path, client => {
    expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(client.pragma('foreign_key_check')).toEqual([]);
  });
}

/** Starts a bot in a guild of its own. It is killed when the test ends, so only use it to test how a bot ends. */
async function lonelyBot(settings: Settings = {}, prepare: (folder: string) => void = () => undefined) {
  const folder = newFolder();
  prepare(folder);
  const guild = await startTestSimulator({ rateLimits: 'discord', token: 'old' });
  const bot = runBot({ DISCORD_TOKEN: 'old', DISCORD_API: guild.api, ZONGHENG_DATABASE: 'zongheng.db', ...settings }, ['start'], folder);
  onTestFinished(async () => {
    await bot.kill();
    await guild.stop();
    remove(folder);
  });
  await expect.poll(bot.said, SOON).toContain('is on Discord');
  return { folder, guild, bot };
}

test('Ctrl+C under npm, which is heard twice, ends the bot in good order', async () => {
  const stage = await newStage();
  const ada = await stage.persona('Ada');
  await ada.command('lobby', '/game create', { variant: 'classic' });
  const bot = stage.bot();
  process.kill(bot.pid, 'SIGINT');
  process.kill(bot.pid, 'SIGINT');
  expect(await bot.ended).toBe(0);
  expect(plainWords(bot)).toEqual([]);
  expectWhole(stage);
});

test('what Discord keeps waiting is left within five seconds, and posted once after the next start', async () => {
  const stage = await newStage();
  const ada = await stage.persona('Ada');
  const held = { kind: 'delay', by: 6_000, when: 'before' } as const;
  await stage.director.ask('faults.add', { method: 'POST', path: '^/channels/\\d+/messages$', does: held });
  await ada.command('lobby', '/game create', { variant: 'classic' });
  await expect.poll(() => stage.records.outbox()[0]?.attempts, SOON).toBe(1);
  await stage.director.ask('faults.add', { method: 'PATCH', path: '^/webhooks/', does: held });
  const answered = ada.command('lobby', '/status');
  await expect.poll(async () => (await stage.director.ask('faults.left', {})).length, SOON).toBe(0);

  const asked = Date.now();
  expect(await stage.bot().stop()).toBe(0);
  expect(Date.now() - asked).toBeLessThan(5_000);
  expect(plainWords(stage.bot())).toEqual([]);
  expectWhole(stage);

  await stage.start();
  await stage.quiet();
  const cards = async () => (await ada.messages('lobby')).filter(({ text, ephemeral }) => !ephemeral && text.includes('Players (0 of 7)'));
  expect(await cards()).toHaveLength(1);
  await answered;
  expect(await cards()).toHaveLength(1);
});

test('what nobody foresaw ends the bot, and the log keeps where it broke but not what was in hand', async () => {
  const { folder, bot } = await lonelyBot({ NODE_OPTIONS: '--import ./surprise.mjs' }, folder =>
    writeFileSync(join(folder, 'surprise.mjs'), "process.on('SIGUSR2', () => void Promise.reject(new RangeError('A Par - Bur')));\n"),
  );
  process.kill(bot.pid, 'SIGUSR2');
  expect(await bot.ended).toBe(1);
  expect(timesLogged(bot, 'something unexpected ended the bot')).toBe(1);
  expect(bot.log()).toContain('RangeError');
  expect(bot.log()).not.toContain('Bur');
  expect(plainWords(bot)).toEqual([]);
  withDatabase(join(folder, 'zongheng.db'), client => expect(client.pragma('integrity_check', { simple: true })).toBe('ok'));
});

test('a token that Discord no longer accepts ends a bot that was connected, with a sentence and a code of its own', async () => {
  const { guild, bot } = await lonelyBot();
  await guild.stop();
  const changed = await startTestSimulator({ rateLimits: 'discord', port: Number(new URL(guild.api).port), token: 'new' });
  onTestFinished(() => changed.stop());
  expect(await bot.ended).toBe(2);
  expect(plainWords(bot)).toEqual(['Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.']);
});
