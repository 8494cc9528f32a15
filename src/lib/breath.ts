const waiting: (() => void)[] = [];

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/**
 * Yields to other work on this thread. Of all who wait here, one resumes in each turn of the event loop, first come, first served, so that
 * a long queue does not delay other work.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });

/** Calls `work` for one item after the other, and yields to other work on this thread before each. */
export async function forEachYielding<T>(all: Iterable<T>, work: (one: T) => unknown): Promise<void> {
  for (const one of all) {
    await yieldToEventLoop();
    await work(one);
  }
}

/** Returns a function to call between steps of long work: it yields to other work on this thread after every `slice` milliseconds. */
export function pacedBy(slice: number): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < slice) return undefined;
    return yieldToEventLoop().then(() => {
      began = performance.now();
    });
  };
}

/** Does the parts of a piece of work one by one, and yields to the event loop between them. */
export async function inTurns<T>(parts: Generator<undefined, T, undefined>): Promise<T> {
  for (let part = parts.next(); ; part = parts.next()) {
    if (part.done) return part.value;
    await yieldToEventLoop();
  }
}
