import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Makes something large, then frees the native pixels of what was drawn for it: tens of megabytes, which would be left until the collector
 * finds time. Only in workers, because it takes ten milliseconds and more.
 */
export function thenFreeing<T>(make: () => T): T {
  const made = make();
  if (!isMainThread) {
    collect ??= collector();
    collect();
  }
  return made;
}

let collect: (() => void) | undefined;

/** Node offers its collector only with a flag, which may be set while it runs. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('globalThis.gc');
  return () => {
    if (typeof gc === 'function') gc();
  };
}
