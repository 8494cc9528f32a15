import { defineConfig } from 'vitest/config';

const conditions = ['simulator-source', 'node', 'import', 'default'];

/** Tests run from the sources; those in test/process start what was built. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } },
});
