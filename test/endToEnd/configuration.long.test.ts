import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connectControl, connectPersona, type Simulator, type SimulatorOptions } from 'discord-simulator';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestSimulator } from '../openSimulator.js';
import { opened, withDatabase } from '../store/files.js';
import { type BotProcess, runBot, type Settings } from './harness/botProcess.js';
import { plainWords, timesLogged } from './harness/plainWords.js';
import { openStage } from './harness/stage.js';

vi.setConfig({ testTimeout: 90_000 });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Waits long enough even on a busy machine. */
const SOON = { timeout: 20_000 };

/** Starts a bot that is killed when the test ends, if it still runs. */
function startBot(settings: Settings, folder = newFolder()): BotProcess {
  const bot = runBot(settings, ['start'], folder);
  onTestFinished(async () => void (await bot.kill()));
  return bot;
}

/** Waits for a bot that cannot start. Returns its exit code, its complaints in plain words, and its standard output. */
async function complaint(settings: Settings, folder?: string) {
  const bot = startBot(settings, folder);
  return { code: await bot.ended, words: plainWords(bot), said: bot.said() };
}

const refusedWith = (words: string, code = 1) => ({ code, words: [words], said: '' });

async function localGuild(options: SimulatorOptions = {}): Promise<Simulator> {
  const guild = await startTestSimulator(options);
  onTestFinished(() => guild.stop());
  return guild;
}

const settingsFor = (guild: Pick<Simulator, 'api'>, token: string): Settings => ({
  DISCORD_TOKEN: token,
  DISCORD_API: guild.api,
  ZONGHENG_DATABASE: 'zongheng.db',
});

/** Listens on a free port and does nothing else. */
async function listener(connected: () => void = () => undefined): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer(socket => {
    connected();
    socket.on('error', () => undefined).resume();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = () => new Promise<void>(resolve => server.close(() => resolve()));
  return { port: typeof address === 'object' && address ? address.port : 0, close };
}

/** Returns a port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const { port, close } = await listener();
  await close();
  return port;
}

describe('the bot refuses in one plain sentence and with exit code 1', () => {
  test('a setting it cannot use', async () => {
    expect(await complaint({ ZONGHENG_TICK_MS: 'often' })).toEqual(
      refusedWith('The setting ZONGHENG_TICK_MS cannot be used: it must be a whole number from 50 to 60000.'),
    );
  });

  test('a setting in .env it cannot use', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, '.env'), '# how loud\nLOG_LEVEL=loud\n');
    const { code, words } = await complaint({}, folder);
    expect({ code, words }).toEqual({
      code: 1,
      words: [expect.stringMatching(/^The setting LOG_LEVEL cannot be used: it must be one of .*\.$/)],
    });
  });

  test('a Node that is too old, before it loads anything', async () => {
    const folder = newFolder();
    const old = join(folder, 'old.mjs');
    writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });\n");
    expect(await complaint({ NODE_OPTIONS: `--import ${pathToFileURL(old).href}` }, folder)).toEqual(
      refusedWith('Zongheng needs Node 20.19 or newer; this is 20.18.3.'),
    );
  });

  test('a token Discord does not know, with exit code 2: to start again does not help', async () => {
    const guild = await localGuild();
    expect(await complaint(settingsFor(guild, 'somebody-elses'))).toEqual(
      refusedWith('Discord does not accept the token in DISCORD_TOKEN; copy it again from the developer portal.', 2),
    );
  });

  test('records that can be written nowhere', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    const { code, words } = await complaint({ DISCORD_TOKEN: 'abc', ZONGHENG_DATABASE: 'file/zongheng.db' }, folder);
    expect({ code, words }).toEqual({
      code: 1,
      words: [expect.stringMatching(/^The records at .*\/file\/zongheng\.db cannot be written: [^\n]*file already exists[^\n]*\.$/)],
    });
  });

  test('records that are a folder', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'zongheng.db'));
    const { code, words } = await complaint({ DISCORD_TOKEN: 'abc', ZONGHENG_DATABASE: 'zongheng.db' }, folder);
    expect({ code, words }).toEqual({
      code: 1,
      words: [expect.stringMatching(/^The records at .*\/zongheng\.db cannot be written: it is a folder\.$/)],
    });
  });

  test('damaged records, and leaves them as they are', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'zongheng.db'), 'This is a letter, no database. '.repeat(200));
    const { code, words } = await complaint({ DISCORD_TOKEN: 'abc', ZONGHENG_DATABASE: 'zongheng.db' }, folder);
    expect({ code, words }).toEqual({
      code: 1,
      words: [expect.stringMatching(/^The records at .*\/zongheng\.db are damaged: file is not a database\. Nothing was changed\.$/)],
    });
  });

  test('records of a newer version', async () => {
    const folder = newFolder();
    const path = join(folder, 'zongheng.db');
    opened(path).close();
    withDatabase(path, client => client.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)"));
    expect(await complaint({ DISCORD_TOKEN: 'abc', ZONGHENG_DATABASE: path }, folder)).toEqual(
      refusedWith(`The records at ${path} were written by a newer version. Update Zongheng.`),
    );
  });
});

describe('a Discord that cannot be reached', () => {
  test('is tried until it can, and complained of once', async () => {
    const port = await freePort();
    const bot = startBot(settingsFor({ api: `http://127.0.0.1:${port}/api` }, 'right'));
    const complaints = () => timesLogged(bot, 'there is no connection to Discord yet; trying again');
    await expect.poll(complaints, SOON).toBe(1);
    const guild = await localGuild({ port, token: 'right' });
    await connectControl(guild.controlUrl).untilBot(['game']);
    await expect.poll(bot.said, SOON).toMatch(/^Zongheng is on Discord as zongheng/);
    expect(complaints()).toBe(1);
    expect(await bot.stop()).toBe(0);
    expect(plainWords(bot)).toEqual([]);
  });

  test('is no reason not to end when that is wished', async () => {
    const bot = startBot(settingsFor({ api: `http://127.0.0.1:${await freePort()}/api` }, 'right'));
    await expect.poll(() => timesLogged(bot, 'there is no connection to Discord yet; trying again'), SOON).toBe(1);
    expect(await bot.stop()).toBe(0);
    expect(plainWords(bot)).toEqual(['Stopped before Discord could be reached.']);
  });

  test('and hangs is no reason either', async () => {
    let calls = 0;
    const { port, close } = await listener(() => {
      calls += 1;
    });
    onTestFinished(close);
    const bot = startBot(settingsFor({ api: `http://127.0.0.1:${port}/api` }, 'right'));
    await expect.poll(() => calls, SOON).toBeGreaterThan(0);
    const asked = Date.now();
    expect(await bot.stop()).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5_000);
  });

  test('and fails while it is told the commands is tried again', async () => {
    const guild = await localGuild();
    const director = connectControl(guild.controlUrl);
    await director.ask('faults.add', { method: 'PUT', path: '/commands$', times: 4, does: { kind: 'server-error', status: 503 } });
    const bot = startBot(settingsFor(guild, guild.token));
    await director.untilBot(['game', 'order']);
    await expect.poll(bot.said, SOON).toMatch(/^Zongheng is on Discord/);
    expect(timesLogged(bot, 'the commands could not be registered yet; trying again')).toBe(1);
    expect((await director.ask('bot.read', {})).identified).toBe(1);
    expect(await bot.stop()).toBe(0);
  });
});

describe('a Discord that wants no more of the bot', () => {
  const refused = { kind: 'refuse', status: 401, code: 0, message: '401: Unauthorized' } as const;

  test('since the token is another now, is told from the first request on; the bot ends with code 2', async () => {
    const guild = await localGuild();
    const director = connectControl(guild.controlUrl);
    const bot = startBot(settingsFor(guild, guild.token));
    await expect.poll(bot.said, SOON).toMatch(/^Zongheng is on Discord/);
    await director.ask('faults.add', { path: '^/(channels|users|guilds)/', times: 1_000, does: refused });
    await (await connectPersona(guild.controlUrl, 'Ada')).command('lobby', '/game create', { variant: 'classic' }).catch(() => undefined);
    expect(await bot.ended).toBe(2);
    expect(plainWords(bot)).toEqual(['Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.']);
    const asked = (await director.requests()).filter(({ status }) => status === 401);
    expect(asked.filter(({ path }) => path === '/users/@me')).toHaveLength(1);
  });

  test.each([
    [4004, 2, 'Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.'],
    [
      4011,
      1,
      'The bot is in more servers now than its connections may serve (code 4011). Start it again: it then opens more. If several processes share it, stop all of them first.',
    ],
  ] as const)('and closes the gateway with %i ends it with code %i', async (code, outcome, said) => {
    const guild = await localGuild();
    const bot = startBot(settingsFor(guild, guild.token));
    await expect.poll(bot.said, SOON).toMatch(/^Zongheng is on Discord/);
    await connectControl(guild.controlUrl).ask('gateway.close', { code });
    expect(await bot.ended).toBe(outcome);
    expect(plainWords(bot)).toEqual([said]);
  });
});

test('the time of a local guild that is not there is waited for, and a wish to end granted', async () => {
  const guild = await localGuild();
  const bot = startBot({ ...settingsFor(guild, guild.token), ZONGHENG_CLOCK: `http://127.0.0.1:${await freePort()}/key` });
  await expect.poll(() => timesLogged(bot, 'the local guild does not tell the time; trying again'), SOON).toBe(1);
  expect(await bot.stop()).toBe(0);
});

describe('in a channel where the bot lacks a permission', () => {
  test('no game is created, and one sentence names what is missing', async () => {
    const stage = await openStage();
    onTestFinished(() => stage.close());
    await stage.director.ask('channels.permit', { channel: 'table-one', who: 'bot', deny: ['EmbedLinks', 'AttachFiles'] });
    const [ada, claire] = await Promise.all([stage.persona('Ada'), stage.persona('Claire')]);
    const refused = await ada.command('table-one', '/game create', { variant: 'classic' });
    expect(refused.text).toBe(
      'I can’t run a game here: in this channel I need permission to embed links and attach files. Ask a server admin, then try again.',
    );
    const refusé = await claire.command('table-one', '/partie créer', { variante: 'classic' });
    expect(refusé.text).toContain('intégrer des liens');
    expect(await stage.records.matches.find({})).toEqual([]);
    await stage.director.ask('channels.permit', { channel: 'table-one', who: 'bot' });
    expect((await ada.command('table-one', '/game create', { variant: 'classic' })).text).toContain('is open');
  });
});
