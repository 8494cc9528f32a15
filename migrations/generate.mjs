// Writes the migrations that the schemas of both databases ask for: npm run migrations -- NAME. The name says what they change.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = ''] = process.argv.slice(2);

if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what the migration changes, in small letters: npm run migrations -- open_seats');
  process.exit(1);
}
for (const config of ['drizzle.config.ts', 'drizzle.postgres.config.ts']) {
  const generate = ['--no-install', 'drizzle-kit', 'generate', '--config', config, '--name', name];
  const { status } = spawnSync('npx', generate, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
