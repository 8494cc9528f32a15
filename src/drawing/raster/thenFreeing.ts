import { isMainThread } from 'node:worker_threads';
import { collectGarbage } from '../../littleMemory.js';

/**
 * Makes something large, then frees the native pixels of what was drawn for it: tens of megabytes, which would be left until the collector
 * finds time. Only in workers, because it takes ten milliseconds and more.
 */
export function thenFreeing<T>(make: () => T): T {
  const made = make();
  if (!isMainThread) collectGarbage();
  return made;
}
