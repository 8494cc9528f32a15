import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { describe, expect, onTestFinished, test } from 'vitest';

/** Installs the built program with its packages in a folder of its own, but without better-sqlite3's compiled module. */
function installation(): { readonly folder: string; readonly sqlite: string } {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['program', 'boards']) cpSync(join('dist', name), join(folder, 'dist', name), { recursive: true });
  for (const name of ['assets', 'migrations']) symlinkSync(resolve(name), join(folder, name));
  const modules = join(folder, 'node_modules');
  for (const name of ['bindings', 'file-uri-to-path', '@resvg'])
    cpSync(join('node_modules', name), join(modules, name), { recursive: true });
  const sqlite = join(modules, 'better-sqlite3');
  for (const name of ['lib', 'package.json']) cpSync(join('node_modules', 'better-sqlite3', name), join(sqlite, name), { recursive: true });
  return { folder, sqlite };
}

/** Runs a command. Returns its exit code, its output, and the lines of its complaints. */
function zongheng(folder: string, ...args: readonly string[]) {
  const run = spawnSync(process.execPath, [join(folder, 'dist', 'program', 'main.js'), ...args], {
    cwd: folder,
    env: { PATH: dirname(process.execPath), ZONGHENG_HEALTH_PORT: '0', ZONGHENG_LOCAL_PORT: '0' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: run.status, said: run.stdout, complained: run.stderr.split('\n').filter(line => line !== '') };
}

const COMMANDS: readonly (readonly string[])[] = [
  ['start'],
  ['status'],
  ['check'],
  ['backup'],
  ['restore'],
  ['play', '--variant', 'classic', '--years', '1'],
];

const REBUILD =
  'Run `npm rebuild better-sqlite3` where Zongheng is installed; if there is no prebuilt file for this machine, you also need python3, make and g++.';

describe('Without what is compiled for better-sqlite3, every command that needs it says what to do', () => {
  test.each(COMMANDS)('zongheng %s', (...args) => {
    const { folder } = installation();
    expect(zongheng(folder, ...args)).toEqual({
      code: 1,
      said: '',
      complained: [
        `better-sqlite3, which keeps the records, was installed without its compiled part (npm ci --ignore-scripts?). ${REBUILD}`,
      ],
    });
  });

  test('and so where it was compiled for another version of Node', () => {
    const { folder, sqlite } = installation();
    const source = join(folder, 'other.c');
    writeFileSync(source, COMPILED_FOR_ANOTHER_NODE);
    mkdirSync(join(sqlite, 'build', 'Release'), { recursive: true });
    const compiled = spawnSync('cc', ['-shared', '-fPIC', '-o', join(sqlite, 'build', 'Release', 'better_sqlite3.node'), source]);
    expect(compiled.status, String(compiled.stderr)).toBe(0);
    const complained = [
      `better-sqlite3, which keeps the records, was compiled for another version of Node than this one, ${process.version}. ${REBUILD}`,
    ];
    for (const args of COMMANDS) expect(zongheng(folder, ...args)).toEqual({ code: 1, said: '', complained });
  });

  test('or for another machine', () => {
    const { folder, sqlite } = installation();
    mkdirSync(join(sqlite, 'build', 'Release'), { recursive: true });
    writeFileSync(join(sqlite, 'build', 'Release', 'better_sqlite3.node'), 'no library at all');
    const { code, complained } = zongheng(folder, 'status');
    expect({ code, complained }).toEqual({
      code: 1,
      complained: [
        expect.stringMatching(/^better-sqlite3, which keeps the records, cannot be loaded: .*[^.]\. Run `npm rebuild better-sqlite3`/),
      ],
    });
  });

  test('or where it is not installed at all', () => {
    const { folder, sqlite } = installation();
    rmSync(sqlite, { recursive: true });
    const complained = ['better-sqlite3, which keeps the records, is not installed. Run `npm ci` where Zongheng is installed.'];
    for (const args of COMMANDS) expect(zongheng(folder, ...args)).toEqual({ code: 1, said: '', complained });
  });
});

describe('Without what is compiled for resvg', () => {
  test.each([['start'], ['draw', 'map.json']])('zongheng %s says what to do', (...args) => {
    const { folder, sqlite } = installation();
    cpSync(join('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node'), join(sqlite, 'build', 'better_sqlite3.node'));
    rmSync(join(folder, 'node_modules', '@resvg'), { recursive: true });
    cpSync(join('node_modules', '@resvg', 'resvg-js'), join(folder, 'node_modules', '@resvg', 'resvg-js'), { recursive: true });
    writeFileSync(join(folder, 'map.json'), '{}');
    expect(zongheng(folder, ...args)).toEqual({
      code: 1,
      said: '',
      complained: [
        '@resvg/resvg-js, which draws the maps, was installed without its compiled part. Run `npm ci` where Zongheng is installed, without --omit=optional.',
      ],
    });
  });
});

test('What needs neither works without both', () => {
  const { folder, sqlite } = installation();
  for (const place of [sqlite, join(folder, 'node_modules', '@resvg')]) rmSync(place, { recursive: true });
  expect(zongheng(folder, '--help')).toMatchObject({ code: 0, complained: [] });
});

/** The source of a native module that was compiled for a Node of 2015. */
const COMPILED_FOR_ANOTHER_NODE = `
extern void node_module_register(void *module);
static struct { int version; unsigned flags; void *dso; const char *file; void *init; void *context; const char *name; void *priv; void *link; }
  module = { 46, 0, 0, "other.c", 0, 0, "better_sqlite3", 0, 0 };
__attribute__((constructor)) static void enrol(void) { node_module_register(&module); }
`;
