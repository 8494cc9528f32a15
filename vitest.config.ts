import { configDefaults, defineConfig } from 'vitest/config';

const PROCESS = ['test/endToEnd/**/*.test.ts', 'test/page/**/*.test.ts'];

const common = { setupFiles: ['test/seed.ts'], testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * First what runs inside the test, on every core; then, one after the other, what starts the bot as a process of its own or opens a browser.
 * None is tried twice: what fails once is a fault.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'inside',
          setupFiles: ['test/seed.ts', 'test/leavesNothing.ts'],
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PROCESS],
          maxWorkers: '100%',
          // Boards and variants are read and compiled once a worker, not once a file; tests leave nothing behind.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'process',
          include: PROCESS,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
