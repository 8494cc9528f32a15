// Whether the project can be built here, and whether it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

/** The last file that a build writes. */
export const BUILT = 'dist/program/main.js';

export const isBuilt = () => existsSync(BUILT);

/** Whether the sources are here, and the tools that build them, which an install without development packages leaves out. */
export const canBuild = () => existsSync('src') && ['typescript/package.json', 'esbuild'].every(isInstalled);

export const NOT_BUILT =
  'Zongheng is not built, and what builds it is not installed. Run `npm ci --include=dev` where its sources are, or copy `dist` from where it was built.';

/** Builds the project. Exits with the status of the build if that fails. */
export function build() {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function isInstalled(name) {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
