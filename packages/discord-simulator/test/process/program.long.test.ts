import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectControl } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';
import { startPingBot } from '../../examples/pingBot.js';
import { runSimulator, urlsOf } from './runProgram.js';

test('the program prints its addresses, and a bot and people meet there', async () => {
  const program = runSimulator('--token', 'secret', '--people', 'Zoe:fr,Yan', '--channels', 'hall', '--bot-name', 'Pinger', '--json');
  const { api, controlUrl, pageUrl, token } = await urlsOf(program);
  expect(token).toBe('secret');
  const bot = await startPingBot(token, api);
  const control = connectControl(controlUrl);
  expect(await control.untilBot(['ping'])).toMatchObject({ name: 'Pinger', connected: true });
  const zoe = await control.persona('Zoe');
  expect([zoe.locale, (await control.persona('Yan')).locale]).toEqual(['fr', 'en-US']);
  expect((await zoe.command('hall', '/ping')).text).toBe('Pong, Zoe!');
  await bot.destroy();
  const page = await fetch(pageUrl);
  expect(await page.text()).toContain('<script type="module" src="page/main.js">');
  for (const file of ['page/main.js', 'page/look.css', 'icon.svg', 'fonts/Cinzel-Bold.ttf', 'fonts/alegreya-sans-latin-400-normal.woff2'])
    expect((await fetch(new URL(file, pageUrl))).status, file).toBe(200);
  expect(await program.stop()).toBe(0);
});

test('people read where the page is', async () => {
  const program = runSimulator('--token', 'secret', '--port', '0');
  await program.until(/Ctrl\+C ends/);
  expect(program.output()).toMatch(/REST API for discord\.js \(rest\.api\) +http:\/\/127\.0\.0\.1:\d+\/api\n/);
  expect(program.output()).toMatch(/token of the bot +secret\n/);
  expect(program.output()).toMatch(/page for people +http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/\n/);
});

test('--save keeps the guild over restarts, for one program at a time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'discord-simulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'guild.db');
  const first = runSimulator('--save', file, '--json');
  const before = await urlsOf(first);
  await (await connectControl(before.controlUrl).persona('Ada')).say('general', 'Until later');
  const second = runSimulator('--save', file);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(`${file} is open in another program.\n`);
  expect(await first.stop()).toBe(0);
  const again = await urlsOf(runSimulator('--save', file, '--json'));
  expect(again.token).toBe(before.token);
  const messages = await (await connectControl(again.controlUrl).persona('Bao')).messages('general');
  expect(messages.map(({ text }) => text)).toEqual(['Until later']);
});

test.each([
  [['--port', 'x'], '--port: not a number'],
  [['--people', 'Ada:xx'], '--people: unknown language'],
  [['--rate-limits', 'none'], '--rate-limits: '],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('%j is refused with a sentence', async (args, sentence) => {
  const program = runSimulator(...args);
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(sentence);
  expect(program.output()).toContain('Try discord-simulator --help.');
});

test('--help names every option', async () => {
  const program = runSimulator('--help');
  expect(await program.ended).toBe(0);
  for (const option of [
    'token',
    'port',
    'page-port',
    'bot-name',
    'guild-name',
    'locale',
    'channels',
    'people',
    'rate-limits',
    'save',
    'json',
    'help',
  ])
    expect(program.output()).toContain(`--${option} `);
});

test('a taken port is named', async () => {
  const { api } = await urlsOf(runSimulator('--json'));
  const { port } = new URL(api);
  const second = runSimulator('--port', port);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
});
