// Ends with 1 unless drizzle-kit says that the migrations do all that the schema asks for.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'zongheng-migrations-'));
try {
  cpSync(join(root, 'migrations'), copy, { recursive: true });
  const generate = [
    'drizzle-kit',
    'generate',
    '--dialect',
    'sqlite',
    '--schema',
    'src/store/tables/schema.ts',
    '--out',
    relative(root, copy),
  ];
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...generate], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0 && stdout.includes('No schema changes')) console.log('drizzle-kit has nothing to add to the migrations.');
  else {
    console.error(`${stdout}${stderr}\nThe migrations are behind the schema: run "npm run migrations" and commit what it writes.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}
