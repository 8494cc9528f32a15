import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SRC = join(ROOT, 'src');

interface Import {
  readonly from: string;
  /** A file of the package, relative to src, or a package. */
  readonly to: string;
  readonly isType: boolean;
}

/** Matches imports and re-exports, also those over several lines, and dynamic imports. */
const IMPORT = /^(?:import|export)\s+(type\s+)?([^;'"]*?)\s*from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
const IMPORTS = FILES.flatMap(importsOf);

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, isType, names = '', from, bare, dynamic]) => {
    const to = from ?? bare ?? dynamic ?? '';
    const all = names
      .replace(/[{}]/g, '')
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '');
    const isOnlyTypes = isType !== undefined || (all.length > 0 && all.every(name => name.startsWith('type ')));
    return { from: file, to: to.startsWith('.') ? resolved(file, to) : to, isType: isOnlyTypes };
  });
}

function resolved(file: string, to: string): string {
  const path = normalize(join(SRC, dirname(file), to));
  const source = ['.ts', '.tsx'].map(ending => path.replace(/\.js$/, ending)).find(existsSync);
  if (!source) throw new Error(`${file} imports ${to}, which does not exist`);
  return relative(SRC, source);
}

/** Returns a cycle in the graph; empty if there is none. */
function circleIn(edges: readonly (readonly [string, string])[]): readonly string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const search = (node: string, path: readonly string[]): readonly string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const other of next.get(node) ?? []) {
      const circle = search(other, [...path, node]);
      if (circle.length > 0) return circle;
    }
    done.add(node);
    return [];
  };
  return [...next.keys()].reduce<readonly string[]>((found, node) => (found.length > 0 ? found : search(node, [])), []);
}

const isOwn = ({ to }: Import): boolean => /\.tsx?$/.test(to);
const own = IMPORTS.filter(isOwn);

test('folders do not depend on each other in circles, not even by types', () => {
  const edges = own.map(({ from, to }) => [dirname(from), dirname(to)] as const).filter(([from, to]) => from !== to);
  expect(edges.length).toBeGreaterThan(50);
  expect(circleIn(edges)).toEqual([]);
});

test('files do not depend on each other in circles at run time', () => {
  const edges = own.filter(({ isType }) => !isType).map(({ from, to }) => [from, to] as const);
  expect(edges.length).toBeGreaterThan(300);
  expect(circleIn(edges)).toEqual([]);
});

test('a circle would be found', () => {
  expect(
    circleIn([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]),
  ).toEqual(['b', 'c', 'b']);
});

test('the package imports only packages that it declares', () => {
  const { dependencies, peerDependencies, devDependencies } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      peerDependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  /** Packages that are bundled into the page. */
  const bundled = ['preact', 'marked'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(bundled));
  const isAllowed = ({ from, to }: Import): boolean =>
    to.startsWith('node:') || (from.startsWith('page/') ? bundled : declared).some(name => to === name || to.startsWith(`${name}/`));
  expect(IMPORTS.filter(one => !isOwn(one) && !isAllowed(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  expect(own.filter(({ to }) => to.startsWith('..')).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the page imports only types from the server, and the server nothing from the page', () => {
  const isInPage = (file: string): boolean => file.startsWith('page/');
  const crossing = own.filter(({ from, to, isType }) => isInPage(from) !== isInPage(to) && !(isInPage(from) && isType));
  expect(crossing).toEqual([]);
});

test('no two files have the same name', () => {
  const names = FILES.map(file => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('texts of errors are prose: no name of the code stands in one', () => {
  const schemas = FILES.filter(file => file.startsWith('requestSchemas/')).map(file => readFileSync(join(SRC, file), 'utf8'));
  const texts = schemas.flatMap(text =>
    [...text.matchAll(/(?:message: |withCode\(\s*'[A-Z_]+',\s*)['`]([^'`]+)['`]/g)].map(([, message = '']) => message),
  );
  expect(texts.length).toBeGreaterThan(10);
  // Discord itself names MessageFlags in one.
  const said = texts.map(text => text.replace(/\$\{[^}]*\}|MessageFlags\.\w+/g, ''));
  expect(said.filter(text => /[a-z][A-Z]/.test(text))).toEqual([]);
});
