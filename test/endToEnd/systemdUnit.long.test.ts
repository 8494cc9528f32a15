import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callsAllowed, filteredRunner, NUMBERS, settingsOf } from './harness/unit.js';

vi.setConfig({ testTimeout: 120_000 });

const UNIT = resolve('ops/zongheng.service');
const SOON = { timeout: 60_000 };

const isThere = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const HAS_SYSTEMD = isThere('systemd-analyze');
const CAN_FILTER = HAS_SYSTEMD && process.arch === 'x64' && existsSync(NUMBERS) && isThere('cc');

if (!HAS_SYSTEMD)
  console.warn('SKIPPED: there is no systemd-analyze here, so that nobody has checked ops/zongheng.service (apt-get install systemd).');
else if (!CAN_FILTER)
  console.warn('SKIPPED: without cc and the headers of Linux on x86-64 the bot is not run under the filter of ops/zongheng.service.');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...args: readonly string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

describe.skipIf(!HAS_SYSTEMD)('The unit', () => {
  test('is one that systemd understands, every line of it', () => {
    // The program is in /usr/bin only where the unit is installed.
    const place = join(folder, 'zongheng.service');
    const text = readFileSync(UNIT, 'utf8')
      .replace('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`)
      .replace(/^(User|Group)=.*$/gm, '$1=root');
    writeFileSync(place, text.replace(/^Documentation=.*\n/m, ''));
    const { stdout, stderr } = analyze('verify', '--man=no', place);
    const ofOurs = `${stdout}${stderr}`.split('\n').filter(line => line.includes('zongheng.service'));
    expect(ofOurs).toEqual([]);
  });

  test('a wrong line of which would be found', () => {
    const place = join(folder, 'wrong.service');
    writeFileSync(place, `${readFileSync(UNIT, 'utf8')}\n[Service]\nProtectEverything=yes\nSystemCallFilter=@sytem-service\n`);
    const { stderr } = analyze('verify', '--man=no', place);
    expect(stderr).toContain('ProtectEverything');
    expect(stderr).toContain('@sytem-service');
  });

  test('leaves the program open to little', () => {
    const { stdout } = analyze('security', '--offline=true', '--no-pager', UNIT);
    const exposure = Number(/Overall exposure level for zongheng\.service: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeGreaterThan(0);
    expect(exposure).toBeLessThanOrEqual(2.5);
    for (const held of ['PrivateUsers=', 'NoNewPrivileges=', 'ProtectSystem=', 'RestrictNamespaces=~user', 'SystemCallFilter=~@mount'])
      expect(stdout).toMatch(new RegExp(`✓ ${held}`));
  });

  test('does not forbid what V8 lives on, and says why', () => {
    expect(settingsOf(UNIT, 'MemoryDenyWriteExecute')).toEqual([]);
    expect(readFileSync(UNIT, 'utf8')).toMatch(/^# No MemoryDenyWriteExecute: V8/m);
  });
});

describe.skipIf(!CAN_FILTER)('Under the filter of the unit', () => {
  let runner: string;
  beforeAll(() => {
    runner = filteredRunner(folder, callsAllowed(UNIT));
  });
  const PROGRAM = resolve('dist/program/main.js');
  const env = () => ({
    PATH: dirname(process.execPath),
    ZONGHENG_HEALTH_PORT: '0',
    ZONGHENG_LOCAL_PORT: '0',
    ZONGHENG_DATABASE: join(folder, 'data', 'zongheng.db'),
  });
  const filtered = (...args: readonly string[]) =>
    spawnSync(runner, [process.execPath, ...args], { cwd: folder, env: env(), timeout: 60_000, maxBuffer: 2 ** 26 });

  test('what is taken away cannot be done', () => {
    mkdirSync(join(folder, 'there'));
    expect(filtered('-e', "process.chdir('/')").status).toBe(0);
    const refused = filtered('-e', "require('fs').chownSync('there', 1, 1)");
    expect(refused.stderr.toString()).toContain('EPERM');
    expect(filtered('-e', "require('os').setPriority(5)").stderr.toString()).toContain('EPERM');
  });

  test('maps are drawn, in a worker and by native code', () => {
    const drawn = filtered(PROGRAM, 'draw', resolve('docs/examples/warring-states-results.json'));
    expect(drawn.stderr.toString()).toBe('');
    expect(drawn.stdout.subarray(1, 4).toString()).toBe('PNG');
  });

  test('the bot keeps its records, answers, and ends in good order', async () => {
    const bot = spawn(runner, [process.execPath, PROGRAM, 'start'], { cwd: folder, env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [bot.stdout, bot.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        said += piece;
      });
    const ended = new Promise(done => bot.once('close', done));
    try {
      await expect.poll(() => said, SOON).toContain('Zongheng is there.');
      expect(filtered(PROGRAM, 'backup').stdout.toString()).toContain('The records are backed up');
    } finally {
      bot.kill('SIGTERM');
    }
    expect(await ended).toBe(0);
    expect(said).not.toMatch(/EPERM|"level":[56]0/);
  });
});
