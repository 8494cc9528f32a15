import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The canonical path of a file, with symbolic links resolved, so that two processes use the same lock and the same backups. */
export function canonicalPath(path: string): string {
  const place = resolve(path);
  if (existsSync(place)) return realpathSync(place);
  return existsSync(dirname(place)) ? join(realpathSync(dirname(place)), basename(place)) : place;
}
