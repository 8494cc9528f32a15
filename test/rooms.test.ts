import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** For each top-level folder of src: the top-level folders it may import from, and the packages it may use. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  games: ['lib', 'zod', 'fastest-levenshtein', 'jsonc-parser', '@noble/hashes'],
  rulesLibrary: ['games', 'lib', 'zod', 'node:'],
  matches: ['games', 'lib', 'zod', 'luxon', 'openskill', 'parse-duration', '@noble/hashes'],
  drawing: [
    'matches',
    'games',
    'lib',
    'assets.ts',
    'afterOthers.ts',
    'littleMemory.ts',
    'optimiseLater.ts',
    'zod',
    'node:',
    '@resvg/resvg-js',
    'topojson-client',
    'topojson-specification',
    'geojson',
    'omggif',
  ],
  authoring: [
    'fastest-levenshtein',
    'drawing',
    'games',
    'lib',
    'assets.ts',
    'zod',
    'jsonc-parser',
    'sax',
    'smol-toml',
    'svgpath',
    'polylabel',
    'fflate',
    'topojson-client',
  ],
  compute: ['matches', 'authoring', 'games', 'lib', 'assets.ts', 'littleMemory.ts', 'node:'],
  store: ['matches', 'games', 'lib', 'zod', 'node:', 'drizzle-orm', 'better-sqlite3', 'pg'],
  clock: ['matches', 'lib', 'zod', 'node:'],
  discord: ['matches', 'authoring', 'games', 'lib', 'zod', 'node:', 'discord.js'],
};

/** What `zongheng/diplomacy` may load: no bot, no records, no pictures, no card game. */
const LIBRARY = {
  entry: 'src/rulesLibrary/diplomacyLibrary',
  packages: ['@noble/hashes', 'fastest-levenshtein', 'jsonc-parser', 'node:fs', 'zod'],
  folders: ['src/games', 'src/games/catalogue', 'src/games/diplomacy', 'src/lib', 'src/rulesLibrary'],
} as const;

/** Matches what pure code must not do. */
const IMPURE = /\bDate\b|\bMath\.random\b|\bprocess\.|\bawait\b|\basync\b|\bPromise\b|\bsetTimeout\b|\bconsole\./;

/**
 * The folders in a folder, from the lowest layer to the highest. A folder imports only from those below it, types included. "." stands for
 * the files beside the folders. A folder that has folders in it counts as one layer here.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  drawing: ['vector', 'raster', 'scene', 'layout', 'layers', 'map', 'chart', 'animation', 'replay', 'cards', '.'],
  matches: ['.', 'calendar', 'model', 'record', 'context', 'read', 'reviews', 'messages', 'turn', 'delivery', 'actions'],
  store: ['tables', 'snapshots', 'queries', 'database', 'files', 'backups', 'faults', 'postgres', 'moving', '.'],
  'store/postgres': ['tables', 'leases', 'snapshots', 'queries', '.'],
  authoring: ['model', 'reading', 'svg', 'topology', 'places', 'checks', 'compile', 'example', 'gate', 'foreign'],
  games: ['.', 'diplomacy', 'warring-states-cards', 'catalogue', 'lessons'],
  'games/diplomacy': [
    'board',
    'model',
    'orders',
    'notation',
    'adjudication',
    'rules',
    'votes',
    'battles',
    'phases',
    'explanation',
    'lint',
    'correction',
    'opponents',
    'review',
    'game',
    'start',
    'variants',
    '.',
  ],
  'games/warring-states-cards': [
    'board',
    'model',
    'chance',
    'table',
    'actions',
    'rules',
    'deal',
    'view',
    'notation',
    'options',
    'opponents',
    'game',
  ],
};

const ROOMS = readdirSync('src', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|mjs)$/.test(file))
    .map(file => posix.join(folder, file));

const filesOf = (room: string): readonly string[] => filesIn(`src/${room}`);

/** Matches `import … from 'x'` and `export … from 'x'`, over one line or several, `import 'x'`, and `import('x')`. */
const IMPORT = /^(?:import|export) (type )?([^;'"]*?) ?from '([^']+)';$|^import '([^']+)';$|\bimport\('([^']+)'\)/gm;

interface Import {
  readonly target: string;
  /** Whether the import vanishes at run time. */
  readonly isTypes: boolean;
}

const isOfTypes = (names: string): boolean =>
  names.startsWith('{') &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .every(name => name.trim() === '' || name.trim().startsWith('type '));

const importsIn = (file: string): readonly Import[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, names = '', from, bare, late]) => ({
    target: from ?? bare ?? late ?? '',
    isTypes: type !== undefined || (from !== undefined && isOfTypes(names)),
  }));

const importsOf = (file: string): readonly string[] => importsIn(file).map(({ target }) => target);

/** Returns the top-level folder of a relative import, or the package. */
function roomOf(file: string, target: string): string {
  if (!target.startsWith('.')) return target;
  const [, room = ''] = posix.join(posix.dirname(file), target).split('/');
  return room.replace(/\.js$/, '.ts');
}

/** Removes the extension from a path. */
const stem = (path: string): string => path.replace(/\.(?:tsx?|js)$/, '');
const fileOf = (file: string, target: string): string => stem(posix.join(posix.dirname(file), target));

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns which node imports which, within a folder. `nodeOf` maps a file to its node. */
function graphOf(room: string, nodeOf: (file: string) => string, counts: (one: Import) => boolean = () => true): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of filesOf(room))
    for (const one of importsIn(file)) {
      if (!one.target.startsWith('.') || !counts(one)) continue;
      const [from, to] = [nodeOf(stem(file)), nodeOf(fileOf(file, one.target))];
      if (from !== to && to.startsWith(`src/${room}`)) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  return graph;
}

/** Returns every node that a node reaches through its imports. */
function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (const node of open)
    for (const next of graph.get(node) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}

/** Returns everything that is loaded with a file: our files, without extensions, and packages. Types are not loaded. */
function loadedWith(entry: string): { readonly files: readonly string[]; readonly packages: ReadonlySet<string> } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files)
    for (const { target, isTypes } of importsIn(`${file}.ts`)) {
      if (isTypes) continue;
      if (target.startsWith('.')) files.add(fileOf(file, target));
      else packages.add(target.split('/', target.startsWith('@') ? 2 : 1).join('/'));
    }
  return { files: [...files], packages };
}

const inCircles = (graph: Graph): readonly string[] => [...graph.keys()].filter(node => reachedFrom(graph, node).has(node)).sort();

/** Returns the layer of a file: its first folder within the folder `room`. */
const floorOf = (room: string, file: string): string => {
  const [floor = '', ...rest] = file.slice(`src/${room}/`.length).split('/');
  return rest.length === 0 ? '.' : floor;
};

describe.each(Object.keys(MAY_IMPORT))('src/%s', room => {
  test('imports only from the rooms it may', () => {
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

test('the library of rules loads nothing but what it needs', () => {
  const { files, packages } = loadedWith(LIBRARY.entry);
  expect(files.length).toBeGreaterThan(150);
  expect([...packages].sort()).toEqual(LIBRARY.packages);
  const folders = new Set(files.map(file => posix.dirname(file).split('/').slice(0, 3).join('/')));
  expect([...folders].sort()).toEqual(LIBRARY.folders);
});

test.each(['src/discord/words/wordsIn', 'src/cli/startFaults'])('%s, which the command line uses too, does not load discord.js', entry => {
  const { files, packages } = loadedWith(entry);
  expect(files).toContain('src/discord/protocol/discordCodes');
  expect([...packages]).not.toContain('discord.js');
});

test('games use no clock, no disk, no network, and no chance but a seed', () => {
  const impure = filesOf('games').filter(file => IMPURE.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')));
  expect(impure).toEqual([]);
});

describe.each(Object.entries(FLOORS))('the floors of src/%s', (room, floors) => {
  test('are all its folders', () => {
    expect([...new Set(filesOf(room).map(file => floorOf(room, file)))].sort()).toEqual([...floors].sort());
  });

  test('import from floors below them alone', () => {
    const upward = filesOf(room).flatMap(file =>
      importsOf(file)
        .filter(target => target.startsWith('.'))
        .map(target => fileOf(file, target))
        .filter(target => target.startsWith(`src/${room}/`))
        .filter(target => floors.indexOf(floorOf(room, target)) > floors.indexOf(floorOf(room, file)))
        .map(target => `${file} → ${target}`),
    );
    expect(upward).toEqual([]);
  });
});

describe.each(ROOMS)('src/%s', room => {
  test('has no folders that import each other in a circle, types too', () => {
    expect(inCircles(graphOf(room, posix.dirname))).toEqual([]);
  });

  test('has no files that import each other in a circle when the program runs', () => {
    const whenRun = ({ isTypes }: Import): boolean => !isTypes;
    expect(inCircles(graphOf(room, file => file, whenRun))).toEqual([]);
  });
});

describe('Names', () => {
  const files = ROOMS.flatMap(filesOf);
  const moreThan = (most: number, names: readonly string[]): readonly string[] => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].flatMap(([name, count]) => (count > most ? [name] : [])).sort();
  };

  test('no file name stands more than twice in src', () => {
    const names = files.map(file => posix.basename(file)).filter(name => name !== 'index.ts');
    expect(moreThan(2, names)).toEqual([]);
  });

  test('no exported type is declared twice', () => {
    const declared = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
    const types = files.flatMap(declared);
    expect(types.length).toBeGreaterThan(300);
    expect(moreThan(1, types)).toEqual([]);
  });
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
