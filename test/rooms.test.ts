import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** Of each room: the rooms it may look into, and the packages it may use. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  games: ['lib', 'zod', 'fastest-levenshtein', 'jsonc-parser', '@noble/hashes'],
  matches: ['games', 'lib', 'zod', 'luxon', 'parse-duration', '@noble/hashes'],
  drawing: [
    'matches',
    'games',
    'lib',
    'assets.ts',
    'zod',
    'node:',
    '@resvg/resvg-js',
    'topojson-client',
    'topojson-specification',
    'geojson',
    'omggif',
  ],
  compute: ['matches', 'games', 'lib', 'assets.ts', 'node:'],
  store: ['matches', 'games', 'lib', 'zod', 'node:', 'drizzle-orm', 'better-sqlite3'],
  clock: ['matches', 'lib', 'zod', 'node:'],
  discord: ['matches', 'games', 'lib', 'zod', 'node:', 'discord.js'],
};

/** What the games may not do, being pure. */
const IMPURE = /\bDate\b|\bMath\.random\b|\bprocess\.|\bawait\b|\basync\b|\bPromise\b|\bsetTimeout\b|\bconsole\./;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|mjs)$/.test(file))
    .map(file => posix.join(folder, file));

const filesOf = (room: string): readonly string[] => filesIn(`src/${room}`);

/** `import … from 'x'`, `export … from 'x'` (also the last line of one over several lines), `import 'x'`, `import('x')`. */
const IMPORT = /^(?:import|export|\}) ?[^'\n]*from '([^']+)';$|^import '([^']+)';$|\bimport\('([^']+)'\)/gm;

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from, bare, late]) => from ?? bare ?? late ?? '');

/** The room of a relative import, or the package. */
function roomOf(file: string, target: string): string {
  if (!target.startsWith('.')) return target;
  const [, room = ''] = posix.join(posix.dirname(file), target).split('/');
  return room.replace(/\.js$/, '.ts');
}

describe.each(Object.keys(MAY_IMPORT))('src/%s', room => {
  test('looks only into the rooms it may', () => {
    const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
    const strays = filesOf(room).flatMap(file =>
      importsOf(file)
        .map(target => roomOf(file, target))
        .filter(to => !allowed.some(name => to === name || to.startsWith(name.endsWith(':') ? name : `${name}/`)))
        .map(to => `${file} → ${to}`),
    );
    expect(strays).toEqual([]);
  });
});

test('games know no clock, no disk, no network, and no chance but a seed', () => {
  const impure = filesOf('games').filter(file => IMPURE.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')));
  expect(impure).toEqual([]);
});

describe('The simulator of Discord is a package', () => {
  const SIMULATOR = 'packages/discord-simulator';
  const manifest = z.object({ exports: z.record(z.string(), z.unknown()) });
  const { exports } = manifest.parse(JSON.parse(readFileSync(`${SIMULATOR}/package.json`, 'utf8')));
  const entrances = Object.keys(exports).map(path => posix.join('discord-simulator', path));
  const imports = (folder: string) => filesIn(folder).flatMap(file => importsOf(file).map(target => ({ file, target })));
  const everywhere = ['src', 'test', 'scripts', 'bench'].flatMap(imports);
  const isOfIt = ({ target }: { readonly target: string }) => /^discord-simulator\b/.test(target);

  test('that is used only by the names it exports', () => {
    const uses = everywhere.filter(isOfIt);
    expect(uses.length).toBeGreaterThan(50);
    expect(uses.filter(({ target }) => !entrances.includes(target))).toEqual([]);
    expect(
      everywhere.filter(({ file, target }) => target.startsWith('.') && posix.join(file, '..', target).startsWith('packages/')),
    ).toEqual([]);
  });

  test('that the bot knows only where it is opened, and never by its internals', () => {
    const users = everywhere.filter(one => isOfIt(one) && one.file.startsWith('src/'));
    expect(users.filter(({ file }) => !/^src\/(cli\/|main\.ts|practice\.ts|time\.ts)/.test(file))).toEqual([]);
    expect(users.filter(({ target }) => target === 'discord-simulator/internals')).toEqual([]);
  });

  test('that knows nothing of the bot', () => {
    const strays = imports(SIMULATOR).filter(
      ({ file, target }) => target.startsWith('.') && !posix.join(file, '..', target).startsWith(SIMULATOR),
    );
    expect(strays).toEqual([]);
  });
});
