import { constants, PerformanceObserver } from 'node:perf_hooks';
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

/**
 * Has V8 compile WebAssembly once and not again. What runs here of it is the parser with which undici reads Discord's answers: to optimise it takes
 * 8 to 30 MB for a moment, by the version of Node, a good part of which glibc then keeps, and no request gets faster. One of the flags alone
 * changes nothing. To be called before the first request.
 */
export function compileWebAssemblyOnce(): void {
  for (const flag of WITHOUT_TIERS) setFlagsFromString(flag);
}
export const WITHOUT_TIERS = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up'] as const;

/** Frees in this thread what nothing uses any more. Takes tens of milliseconds, in which the thread does nothing else. */
export function collectGarbage(): void {
  collect ??= collector();
  collect();
}

/**
 * Has V8 free soon what nothing uses any more, in short steps between which threads go on with their work. It begins when something is next allocated, and
 * some versions of Node take a while to. The setting is for every thread, until this one has collected, or for a minute.
 */
export function collectGarbageInSteps(): void {
  setFlagsFromString(`${BEGINS_AT}=1`);
  const end = (): void => {
    clearTimeout(patience);
    observer.disconnect();
    setFlagsFromString(`${BEGINS_AT}=0`);
  };
  const observer = new PerformanceObserver(list => {
    if (list.getEntries().some(isWhole)) end();
  });
  const patience = setTimeout(end, PATIENCE).unref();
  observer.observe({ entryTypes: ['gc'] });
}
const PATIENCE = 60_000;

/** V8 begins to collect in steps when so many percent of what the heap may hold before it must are taken. 0: whenever V8 wants to. */
const BEGINS_AT = '--incremental-marking-soft-trigger';

/** Whether the old objects were collected too. */
function isWhole(collection: object): boolean {
  const { detail }: { detail?: unknown } = collection;
  return typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
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
