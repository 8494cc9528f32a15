// Ends with 1 unless drizzle-kit says that the migrations of both databases do all that their schemas ask for.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} dialect @param {string} schema @param {string} folder */
function check(dialect, schema, folder) {
  const copy = mkdtempSync(join(tmpdir(), 'zongheng-migrations-'));
  try {
    cpSync(join(root, folder), copy, { recursive: true });
    const generate = ['drizzle-kit', 'generate', '--dialect', dialect, '--schema', schema, '--out', relative(root, copy)];
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...generate], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status === 0 && stdout.includes('No schema changes')) console.log(`drizzle-kit has nothing to add to ${folder}.`);
    else {
      console.error(
        `${stdout}${stderr}\nThe migrations are behind the schema: run "npm run migrations -- NAME" and commit what it writes.`,
      );
      process.exitCode = 1;
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

check('sqlite', 'src/store/tables/schema.ts', 'migrations');
check('postgresql', 'src/store/postgres/tables/{schema,fleet}.ts', 'migrations/postgres');
