import { configDefaults, defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.ts';
/** What opens a browser, and what else starts the bot as a process of its own. */
const PAGE = ['test/page'];
const PROCESS = ['test/endToEnd', 'packages/*/test/process'];
/** Runs with the pages, which end sooner than the other processes. */
const IMAGE = 'test/endToEnd/image.long.test.ts';
/** What measures time closely, and so has the machine to itself. */
const ALONE = ['test/endToEnd/load.long.test.ts', 'test/endToEnd/gateways.long.test.ts', 'test/page/generals.long.test.ts'];

/** STORE=postgres: records are kept in PostgreSQL instead of SQLite. */
const onPostgres = process.env.STORE === 'postgres';
const server = onPostgres ? { globalSetup: ['test/postgres/global.ts'] } : {};

/** `expect.poll` waits for what must come, on a busy machine too: it says nothing about how soon. */
const patience = { poll: { timeout: 20_000 } };

const common = { ...server, setupFiles: ['test/seed.ts'], testTimeout: 120_000, hookTimeout: 120_000, expect: patience };

/** Packages of this repository are tested from their sources. */
const conditions = ['simulator-source', 'node', 'import', 'default'];
// Node adds 'import' and 'default' itself; told so, it would also give ES modules to what requires the other kind.
const resolved = { resolve: { conditions }, ssr: { resolve: { conditions: ['simulator-source', 'node'] } } };

/** Tests that run within the test's own process, on every core. */
const inside = (name: string, files: string, without: readonly string[]) => ({
  ...resolved,
  test: {
    ...common,
    name,
    setupFiles: ['test/seed.ts', 'test/leavesNothing.ts', 'test/fewStatements.ts', ...(onPostgres ? ['test/postgres/inside.ts'] : [])],
    include: [`test/**/${files}`, `packages/*/test/**/${files}`],
    exclude: [...configDefaults.exclude, ...[...PAGE, ...PROCESS].map(folder => `${folder}/**`), ...without],
    maxWorkers: '100%',
    // Boards and variants are read and compiled once a worker, not once a file; tests leave nothing behind.
    isolate: false,
    sequence: { groupOrder: 0 },
  },
});

const filesIn = (folders: readonly string[], files: string): string[] => folders.map(folder => `${folder}/**/${files}`);

/** Tests that start processes, one after the other. */
const processes = (name: string, include: readonly string[], without: readonly string[]) => ({
  ...resolved,
  test: {
    ...common,
    name,
    setupFiles: ['test/seed.ts', 'test/leavesNoBot.ts'],
    include: [...include],
    exclude: [...configDefaults.exclude, ...without],
    maxWorkers: 1,
    // What the tests share is read once, not once a file: the bot itself is a process of its own.
    isolate: false,
    sequence: { groupOrder: 1 },
  },
});

/**
 * `npm test` runs the first two, `npm run test:long` (`scripts/longTests.mjs`) the others: files named `*.long.test.ts`. None is tried twice: what fails once is a fault.
 */
export default defineConfig({
  test: {
    projects: [
      inside('inside', '*.test.ts', [LONG]),
      processes('process', filesIn(PROCESS, '*.test.ts'), [LONG]),
      inside('long-inside', '*.long.test.ts', []),
      processes('long-alone', ALONE, []),
      processes('long-page', [...filesIn(PAGE, '*.long.test.ts'), IMAGE], ALONE),
      processes('long-process', filesIn(PROCESS, '*.long.test.ts'), [...ALONE, IMAGE]),
    ],
  },
});
