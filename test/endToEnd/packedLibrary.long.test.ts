import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The only packages that the packed library may load: no discord.js, no better-sqlite3. */
const PACKAGES = ['zod', 'fastest-levenshtein', 'jsonc-parser', '@noble/hashes'];
const project = mkdtempSync(join(tmpdir(), 'zongheng-library-'));
const EXAMPLE = 'docs/examples/first-phase.mjs';
const DOCUMENT = readFileSync('docs/diplomacy-library.md', 'utf8');

/** Returns the text of the document's first code block in a language. */
const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(DOCUMENT)?.[1] ?? '';

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', env: { PATH: process.env.PATH } });

/** Whether to install the packages as the document says, from the registry. Otherwise the packages of this repository are linked. */
const INSTALLS = process.env.CI !== undefined;

const PACK = ['pack', '--silent', '--ignore-scripts', '--pack-destination', project];
const pack = (...args: readonly string[]): readonly string[] =>
  execFileSync('npm', [...PACK, ...args], { encoding: 'utf8' })
    .trim()
    .split('\n');

function link(): void {
  run('tar', '-xzf', pack().at(-1) ?? '');
  mkdirSync(join(project, 'node_modules'));
  renameSync(join(project, 'package'), join(project, 'node_modules/zongheng'));
  for (const name of PACKAGES) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  }
}

function install(): void {
  const tarballs = pack('--workspaces', '--include-workspace-root').map(name => join(project, name));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], { cwd: project });
}

beforeAll(() => {
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  if (INSTALLS) install();
  else link();
}, 600_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('The packed library, in a project of its own', () => {
  test('runs the example of its document, which prints what the document says', () => {
    expect(blockOf('js')).toBe(readFileSync(EXAMPLE, 'utf8'));
    copyFileSync(EXAMPLE, join(project, 'example.mjs'));
    expect(run(process.execPath, 'example.mjs')).toBe(blockOf('text'));
  });

  test('has types: right use compiles, wrong use does not', () => {
    writeFileSync(
      join(project, 'typed.ts'),
      `import { adjudicate, type GameState, type Order, type Outcome, start } from 'zongheng/diplomacy';
      const game = start('classic');
      const order: Order = { kind: 'move', type: 'A', at: 'par', to: 'bur' };
      const state: GameState | undefined = game.ok ? game.value : undefined;
      const closed = state && adjudicate(state, { france: [order] });
      export const outcome: Outcome | undefined = closed?.ok ? closed.value.results[0]?.outcome : undefined;
      export const code: string | undefined = closed?.ok === false ? closed.fault.code : undefined;
      // @ts-expect-error: a value is read only where the result is known to be one
      export const value = game.value;
      // @ts-expect-error: a move goes somewhere
      export const aimless: Order = { kind: 'move', type: 'A', at: 'par' };
      `,
    );
    run(
      process.execPath,
      resolve('node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--types',
      '',
      'typed.ts',
    );
  });
});
