import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Keeps the space for new objects at its first size in every thread, 1 MB, instead of letting it grow to 32. Nothing here gets slower by
 * it. Node resets the flag when it starts a worker: the worker has to call this again, and who started it too, once it is online.
 */
export const keepNewSpaceSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1');

/** Gives the native memory of finished pictures back to the system at once. To be called before the module that draws is loaded. */
export function giveBackPixels(): void {
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
}

/** Frees in this thread what nothing uses any more. Takes tens of milliseconds, in which the thread does nothing else. */
export function collectGarbage(): void {
  collect ??= collector();
  collect();
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
