import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those it is in, unless they are there. Throws where none can be made. Node's own `recursive` never returns in some
 * of these places: below /proc.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (isFolder(path)) return;
  const around = dirname(path);
  if (around !== path) makeFolder(around, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
