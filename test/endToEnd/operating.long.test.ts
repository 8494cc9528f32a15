import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { connectPersona } from 'discord-simulator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { backupsOf } from '../../src/store/backups/backup.js';
import { startTestSimulator } from '../openSimulator.js';
import { everyRow, newFolder, remove, withDatabase } from '../store/files.js';
import { type BotProcess, runBot } from './harness/botProcess.js';
import { plainWords, timesLogged } from './harness/plainWords.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame } from './harness/table.js';

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 20_000 };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>(resolve => server.close(() => resolve()));
  return typeof address === 'object' && address ? address.port : 0;
}

async function newStage(): Promise<{ readonly stage: Stage; readonly port: number; readonly path: string }> {
  const port = await freePort();
  const stage = await openStage({ settings: { ZONGHENG_HEALTH_PORT: `${port}` }, inFile: true });
  onTestFinished(() => stage.close());
  return { stage, port, path: stage.settings.ZONGHENG_DATABASE ?? '' };
}

const readiness = z.object({ ready: z.boolean(), because: z.array(z.string()) });
const ask = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
const whyNotReady = async (port: number) => readiness.parse(await ask(port, '/readyz')).because;

/** Runs a command of the executable. Returns its exit code, its output, and its complaints in plain words. */
async function zongheng(stage: Stage, ...args: readonly string[]) {
  const run = runBot(stage.settings, args);
  const code = await run.ended;
  return { code, said: run.said(), complained: plainWords(run) };
}

test('a bot at work answers for its health, and for its records to `status`, `check` and `backup`', async () => {
  const { stage, port, path } = await newStage();
  const ada = await stage.persona('Ada');
  await startGame(stage, { channel: 'table-one', players: [ada], variant: 'classic' });
  expect(await ask(port, '/healthz')).toEqual({ alive: true });
  expect(await whyNotReady(port)).toEqual([]);
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(figures).toMatch(/^zongheng_discord_requests_total\{route="POST \/channels\/:id\/messages",status="200"\} [1-9]/m);
  expect(figures).toMatch(/^zongheng_discord_connected\{shard="0"\} 1$/m);
  expect(figures).not.toContain(ada.id);
  await expect.poll(() => backupsOf(path).length, SOON).toBe(1);

  const status = await zongheng(stage, 'status');
  expect(status.code).toBe(0);
  expect(status.said).toContain(`Zongheng is running on ${path}.`);
  expect(status.said).toContain('Games: 1 running, 0 paused, 0 in the lobby, 0 finished.');
  expect(status.said).toContain('It is ready.');
  expect((await zongheng(stage, 'check')).said).toContain(`The records at ${path} are intact.`);
  const backup = await zongheng(stage, 'backup');
  expect(backup).toMatchObject({ code: 0, said: `The records are backed up to ${backupsOf(path).at(-1)}.\n` });
  const refused = await zongheng(stage, 'restore');
  expect(refused).toMatchObject({ code: 1, complained: [`Another Zongheng is already using the records at ${path}.`] });

  await stage.bot().stop();
  const gone = await zongheng(stage, 'status');
  expect(gone.code).toBe(1);
  expect(gone.said).toContain(`Zongheng is not running on ${path}.`);
});

test('a bot that has lost Discord is not ready, and is again when it is back', async () => {
  const { stage, port } = await newStage();
  await stage.director.ask('faults.add', { path: '^/gateway', times: 1_000, does: { kind: 'server-error', status: 503 } });
  await stage.director.ask('gateway.invalidate', { resumable: false });
  await expect.poll(() => whyNotReady(port), SOON).toEqual(['not-connected']);
  expect(await ask(port, '/healthz')).toEqual({ alive: true });
  await stage.director.ask('faults.clear', {});
  await expect.poll(() => whyNotReady(port), SOON).toEqual([]);
});

test('a drill: records that are damaged are named with the last backup, which brings the game back as it was', async () => {
  const folder = newFolder();
  const path = join(folder, 'zongheng.db');
  const guild = await startTestSimulator();
  const settings = { DISCORD_TOKEN: guild.token, DISCORD_API: guild.api, ZONGHENG_DATABASE: path };
  const bots: BotProcess[] = [];
  const run = (...args: readonly string[]): BotProcess => {
    bots.push(runBot(settings, args, folder));
    return bots.at(-1) ?? expect.unreachable();
  };
  onTestFinished(async () => {
    await Promise.all(bots.map(bot => bot.kill()));
    await guild.stop();
    remove(folder);
  });
  const ada = await connectPersona(guild.controlUrl, 'Ada');
  const first = run('start');
  await expect.poll(first.said, SOON).toContain('is on Discord');
  await ada.command('lobby', '/game create', { variant: 'classic' });
  const lobby = await ada.until('lobby', 'Players (0 of 7)');
  await ada.press(lobby, 'Join');
  expect(await run('backup').ended).toBe(0);
  const then = everyRow(backupsOf(path).at(-1) ?? '');
  await ada.press(lobby, 'Leave');
  await first.stop();
  truncateSync(path, 4_096);
  appendFileSync(path, 'x'.repeat(4_096));

  const broken = run('start');
  expect(await broken.ended).toBe(1);
  const [words] = plainWords(broken);
  expect(words).toMatch(
    /^The records at .* are damaged: .*\. Nothing was changed\. The latest backup is .*; `zongheng restore` restores it\.$/,
  );
  expect(words).toContain(backupsOf(path).at(-1));
  expect(await run('check').ended).toBe(1);

  expect(await run('restore').ended).toBe(0);
  expect(everyRow(path)).toEqual(then);
  expect(readdirSync(folder).filter(name => name.startsWith('zongheng.db.before-restore-'))).toHaveLength(1);
  const again = run('start');
  await expect.poll(again.said, SOON).toContain('is on Discord');
  expect((await ada.command('lobby', '/game list')).text).toContain('lobby, 1 of 7');
});

test('records that are gone are not begun anew beside their backups, nor called sound, nor backed up; for a local guild, --fresh does', async () => {
  const folder = newFolder();
  const path = join(folder, 'zongheng.db');
  const settings = { ZONGHENG_DATABASE: path, ZONGHENG_LOCAL_PORT: '0' };
  const bots: BotProcess[] = [];
  const run = (...args: readonly string[]): BotProcess => {
    bots.push(runBot(settings, args, folder));
    return bots.at(-1) ?? expect.unreachable();
  };
  onTestFinished(async () => {
    await Promise.all(bots.map(bot => bot.kill()));
    remove(folder);
  });
  const first = run('start');
  await expect.poll(first.said, SOON).toContain('Zongheng is there.');
  await expect.poll(() => backupsOf(path).length, SOON).toBe(1);
  await first.stop();
  truncateSync(path, 0);
  const lost = expect.stringMatching(/^There are no records at .*zongheng\.db, although there are backups of them\. /);
  for (const command of ['start', 'check', 'backup', 'status']) {
    const refused = run(command);
    expect([command, await refused.ended, plainWords(refused)]).toEqual([command, 1, [lost]]);
    expect(refused.said()).not.toContain('intact');
  }
  expect(backupsOf(path)).toHaveLength(1);
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => [name, statSync(join(folder, name)).mode & 0o077]);
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
  const fresh = run('start', '--fresh');
  await expect.poll(fresh.said, SOON).toContain('Zongheng is there.');
  expect(await fresh.stop()).toBe(0);
});

test('a folder of backups that cannot be written is said so, and keeps nobody from playing', async () => {
  const { stage, path } = await newStage();
  await expect.poll(() => backupsOf(path).length, SOON).toBe(1);
  remove(join(path, '..', 'backups'));
  writeFileSync(join(path, '..', 'backups'), 'a file where the folder should be');
  const refused = await zongheng(stage, 'backup');
  expect(refused).toMatchObject({
    code: 1,
    said: '',
    complained: [expect.stringMatching(/^The records at .* could not be backed up: EEXIST: .*\.$/)],
  });
  const restarted = await stage.restart();
  await expect.poll(() => timesLogged(restarted, 'the records could not be backed up'), SOON).toBeGreaterThan(0);
  const ada = await stage.persona('Ada');
  expect((await ada.command('lobby', '/game list')).text).not.toBe('');
});

const PRLIMIT = '/usr/bin/prlimit';

test.skipIf(!existsSync(PRLIMIT))(
  'a disk that takes nothing more is said so to players and onlookers; when it does again, all goes on and nothing is lost',
  async () => {
    const { stage, port, path } = await newStage();
    const ada = await stage.persona('Ada');
    const claire = await stage.persona('Claire');
    const table = await startGame(stage, { channel: 'table-one', players: [ada, claire], variant: 'classic' });
    const before = table.open();
    const limit = (size: string) => execFileSync(PRLIMIT, ['--pid', `${stage.bot().pid}`, `--fsize=${size}`]);
    limit('1:unlimited');
    const refused = await ada.command('table-one', '/order', { text: 'A Par H' });
    expect(refused.text).toContain('I can’t save anything right now: the disk is full or not working. Nothing was changed');
    expect((await claire.command('table-one', '/order', { text: 'A Par H' })).text).toContain('le disque est plein');
    expect(await whyNotReady(port)).toEqual(['records-unwritable']);
    await stage.director.skip(before.dueAt - (await stage.director.now()) + 1);
    expect((await stage.records.history.phase(table.match, before.number))?.closedAt).toBeUndefined();

    limit('unlimited');
    await expect.poll(() => table.open().number, SOON).toBeGreaterThan(before.number);
    await stage.quiet();
    expect(await whyNotReady(port)).toEqual([]);
    expect(withDatabase(path, client => client.pragma('integrity_check', { simple: true }))).toBe('ok');
    expect(stage.records.phases(table.match).filter(({ number }) => number === before.number)).toHaveLength(1);
  },
);
