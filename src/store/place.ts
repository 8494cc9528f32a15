import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** One name a file, however it is reached, so that two programs meet at the same lock and the same backups. */
export function placeOf(path: string): string {
  const place = resolve(path);
  if (existsSync(place)) return realpathSync(place);
  return existsSync(dirname(place)) ? join(realpathSync(dirname(place)), basename(place)) : place;
}
