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

/**
 * The folders of a room from the lowest floor to the highest. Each imports only the floors below it, types included; files directly in
 * the room are above all floors.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  drawing: ['vector', 'raster', 'scene', 'layout', 'layers', 'map', 'chart', 'animation', 'cards'],
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

/** The file that a relative import names. */
const fileOf = (file: string, target: string): string => posix.join(posix.dirname(file), target).replace(/\.js$/, '.ts');

/** The number of a file's floor; that of files directly in the room is the highest. −1: a folder that is no floor. */
function floorOf(room: string, file: string): number {
  const floors = FLOORS[room] ?? [];
  const [folder, ...rest] = file.split('/').slice(2);
  return rest.length === 0 ? floors.length : floors.indexOf(folder ?? '');
}

/** Imports that exist at runtime: of more than types. */
const RUNTIME_IMPORT =
  /^(?:import|export) (?!type )(?:\{(?<names>[^}]*)\}|[^{}'\n]*) from '(?<target>\.[^']+)';$|^import '(?<bare>\.[^']+)';$/gm;

const runtimeImportsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(RUNTIME_IMPORT)].flatMap(({ groups: { names, target, bare } = {} }) => {
    const isOnlyTypes = names?.split(',').every(name => /^\s*(type .*)?$/.test(name)) ?? false;
    return isOnlyTypes ? [] : [fileOf(file, target ?? bare ?? '')];
  });

/** Files that import each other in a circle, each circle once. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles = new Set<string>();
  const isDone = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.add([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || isDone.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    isDone.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return [...circles];
}

describe.each(Object.keys(FLOORS))('The floors of src/%s', room => {
  test('are all its folders', () => {
    const folders = filesOf(room).map(file => file.split('/').slice(2, -1).join('/'));
    expect(new Set(folders)).toEqual(new Set(['', ...(FLOORS[room] ?? [])]));
  });

  test('import only the floors below', () => {
    const upward = filesOf(room).flatMap(file =>
      importsOf(file)
        .filter(target => target.startsWith('.'))
        .map(target => fileOf(file, target))
        .filter(target => target.startsWith(`src/${room}/`) && posix.dirname(target) !== posix.dirname(file))
        .filter(target => floorOf(room, target) >= floorOf(room, file))
        .map(target => `${file} → ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test('have no files that import each other in a circle', () => {
    expect(circlesIn(new Map(filesOf(room).map(file => [file, runtimeImportsOf(file)])))).toEqual([]);
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
