import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connectControl } from 'discord-simulator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { PACKAGE, run, urlsOf } from './runProgram.js';

vi.setConfig({ testTimeout: 600_000 });

/** Whether to install the packages from the registry, as CI does. Otherwise the packages of this repository are linked. */
const INSTALLS = process.env.CI !== undefined;

const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates a project that contains only discord.js and the packed simulator. Returns its folder. */
function project(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'a-bot-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a-bot', version: '1.0.0', type: 'module', private: true }));
  const tarball = join(folder, npm(PACKAGE, 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder).trim());
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')));
  if (INSTALLS) npm(folder, 'install', '--no-audit', '--no-fund', tarball, `discord.js@${devDependencies['discord.js']}`);
  else place(folder, tarball, [...Object.keys(dependencies), 'discord.js']);
  return folder;
}

/** Does what `npm install` would do, with links to the packages of this repository. */
function place(folder: string, tarball: string, dependencies: readonly string[]): void {
  const target = join(folder, 'node_modules/discord-simulator');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  for (const name of dependencies) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folderOf(name), link);
  }
}

function folderOf(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = places.map(place => join(place, name)).find(place => existsSync(place));
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

test('the packed package works in an empty project: its program, its test API, and a discord.js bot', async () => {
  const folder = project();
  for (const name of ['pingBot.js']) copyFileSync(join(PACKAGE, 'examples', name), join(folder, name));
  writeFileSync(
    join(folder, 'inProcess.js'),
    `import { startSimulator } from 'discord-simulator';
     import { apiErrors } from 'discord-simulator/openapi';
     import { startPingBot } from './pingBot.js';
     const simulator = await startSimulator();
     const bot = await startPingBot(simulator.token, simulator.api);
     const ada = await simulator.persona('Ada');
     console.log((await ada.command('general', '/ping')).text, apiErrors(await simulator.requests()).length);
     await bot.destroy();
     await simulator.stop();`,
  );
  const inProcess = run(process.execPath, ['inProcess.js'], folder);
  expect([await inProcess.ended, inProcess.output()]).toEqual([0, 'Pong, Ada! 0\n']);

  const bin = join(folder, 'node_modules/discord-simulator/bin/discord-simulator.js');
  const program = run(process.execPath, [bin, '--token', 'secret', '--json'], folder);
  const { api, controlUrl, pageUrl } = await urlsOf(program);
  writeFileSync(
    join(folder, 'bot.js'),
    `import { startPingBot } from './pingBot.js'; await startPingBot('secret', ${JSON.stringify(api)});`,
  );
  const bot = run(process.execPath, ['bot.js'], folder);
  const control = connectControl(controlUrl);
  await control.untilBot(['ping']);
  expect((await (await control.persona('Bao')).command('general', '/ping')).text).toBe('Pong, Bao!');
  for (const file of ['page/main.js', 'fonts/Cinzel-Bold.ttf']) expect((await fetch(new URL(file, pageUrl))).status).toBe(200);
  await bot.stop();
  expect(await program.stop()).toBe(0);
});

test('the package has types, its documents and no sources or tests', () => {
  const [packed] = z
    .array(z.object({ files: z.array(z.object({ path: z.string() })) }))
    .parse(JSON.parse(npm(PACKAGE, 'pack', '--ignore-scripts', '--dry-run', '--json')));
  const paths = packed?.files.map(({ path }) => path) ?? [];
  expect(paths).toEqual(
    expect.arrayContaining([
      'README.md',
      'LICENSE',
      'docs/reference.md',
      'bin/discord-simulator.js',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/page/main.js',
      'assets/discordApi.json',
      'examples/pingBot.js',
    ]),
  );
  expect(paths.filter(path => /^(src|test|scripts|node_modules)\/|\.map$|tsbuildinfo/.test(path))).toEqual([]);
});
