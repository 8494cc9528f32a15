import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

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
  clock: ['matches', 'lib', 'ws', 'zod', 'node:'],
  discord: ['matches', 'games', 'lib', 'zod', 'node:', 'discord.js'],
  localGuild: ['lib', 'zod', 'node:', 'ws', 'hono', '@hono/node-server', 'discord-api-types', 'better-sqlite3', 'preact', 'marked'],
};

/** What the games may not do, being pure. */
const IMPURE = /\bDate\b|\bMath\.random\b|\bprocess\.|\bawait\b|\basync\b|\bPromise\b|\bsetTimeout\b|\bconsole\./;

const filesOf = (room: string): readonly string[] =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => posix.join('src', room, file));

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
