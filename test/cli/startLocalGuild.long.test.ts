import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectControl, connectPersona } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';
import { openLocalGuild } from '../../src/cli/openLocalGuild.js';
import { type BotProcess, runBot, type Settings } from '../endToEnd/harness/botProcess.js';
import { plainWords } from '../endToEnd/harness/plainWords.js';

const SOON = { timeout: 20_000 };

/** Starts the bot without a token, in an empty folder. */
function startBot(settings: Settings): {
  readonly bot: BotProcess;
  readonly folder: string;
  /** Starts another bot in the same folder. */
  again(...options: readonly string[]): BotProcess;
} {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  const bots: BotProcess[] = [];
  const again = (...options: readonly string[]): BotProcess => {
    const bot = runBot(settings, ['start', ...options], folder);
    bots.push(bot);
    return bot;
  };
  onTestFinished(async () => {
    await Promise.all(bots.map(bot => bot.kill()));
    rmSync(folder, { recursive: true, force: true });
  });
  return { bot: again(), folder, again };
}

/** Occupies a port and returns it. The port after it is probably free. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Extracts the page's address, without its final slash, from the bot's output. It is also the control address. */
const pageIn = (said: string): string => /^ {2}(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32})\/$/m.exec(said)?.[1] ?? '';

test('without a token the bot plays in a local guild, and says where its page is', async () => {
  const { bot, folder } = startBot({ ZONGHENG_LOCAL_PORT: '0' });
  await expect.poll(bot.said, SOON).toContain('Zongheng is there.');
  expect(bot.said()).toMatch(/^Zongheng runs in the local guild, a simulated Discord on this machine\. Open it in a browser:$/m);
  const page = await fetch(`${pageIn(bot.said())}/`);
  expect(await page.text()).toContain('<title>The local guild</title>');
  const ada = await connectPersona(pageIn(bot.said()), 'Ada');
  await ada.command('lobby', '/game create', { variant: 'Warring States v2' });
  await ada.until('lobby', 'Players (0 of 7)');
  expect((await ada.command('lobby', '/help')).text).toMatch(/\*\*Orders\*\* under the latest phase, or <\/orders:\d+>, opens/);
  expect(readdirSync(join(folder, 'data'))).toEqual(expect.arrayContaining(['local-guild.db', 'local-guild.world.db']));
  expect(await bot.stop()).toBe(0);
  expect(plainWords(bot)).toEqual([]);
});

test('the guild outlives the program, at the same address; --fresh starts over', async () => {
  const port = String(await freePort());
  const { bot, folder, again } = startBot({ ZONGHENG_LOCAL_PORT: port });
  await expect.poll(bot.said, SOON).toContain('Zongheng is there.');
  const page = pageIn(bot.said());
  const ada = await connectPersona(page, 'Ada');
  await ada.command('lobby', '/game create', { variant: 'Warring States v2' });
  const card = await ada.until('lobby', 'Players (0 of 7)');
  await ada.say('general', 'Who plays?');
  await connectControl(page).skip(86_400_000);
  expect(await bot.stop()).toBe(0);
  const second = again();
  await expect.poll(second.said, SOON).toContain('Zongheng is there.');
  expect(pageIn(second.said())).toBe(page);
  expect((await ada.messages('general')).map(one => one.content)).toEqual(['Who plays?']);
  expect(await connectControl(page).now()).toBeGreaterThan(Date.now() + 86_000_000);
  await ada.press(card, 'Join');
  await ada.until('lobby', 'Players (1 of 7)');
  expect(await second.stop()).toBe(0);
  const third = again('--fresh');
  await expect.poll(third.said, SOON).toContain('Zongheng is there.');
  expect(pageIn(third.said())).not.toBe(page);
  expect(await (await connectPersona(pageIn(third.said()), 'Ada')).messages('lobby')).toEqual([]);
  expect(await third.stop()).toBe(0);
  expect(readdirSync(join(folder, 'data'))).toContain('local-guild.db.before-fresh');
});

test('two programs do not share a local guild', async () => {
  const { bot, again } = startBot({ ZONGHENG_LOCAL_PORT: '0' });
  await expect.poll(bot.said, SOON).toContain('Zongheng is there.');
  const second = again();
  expect(await second.ended).toBe(1);
  expect(plainWords(second)).toEqual([
    'Another Zongheng is already using the local guild at data/local-guild.world.db. Set another ZONGHENG_DATABASE for this one.',
  ]);
});

/** Returns a port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('where its port is taken it takes the next free one, and says so', async () => {
  const wanted = await takenPort();
  const { bot } = startBot({ ZONGHENG_LOCAL_PORT: String(wanted) });
  await expect.poll(bot.said, SOON).toContain('Zongheng is there.');
  const found = Number(new URL(pageIn(bot.said())).port);
  expect(found).toBeGreaterThan(wanted);
  expect(bot.said().split('\n')[0]).toBe(`Port ${wanted} is taken; the local guild is on port ${found} instead.`);
  expect(await bot.stop()).toBe(0);
});

test('where the last port there is is taken, that is a fault', async () => {
  const server = createServer();
  await new Promise<void>(resolve => server.once('error', () => resolve()).listen(65_535, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  expect(await openLocalGuild(65_535)).toEqual({ ok: false, fault: { first: 65_535, last: 65_535 } });
});
