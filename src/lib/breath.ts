const waiting: (() => void)[] = [];

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/**
 * Lets whatever else waits for this thread have its turn. Of all who wait here one goes on in each turn of the event loop, first come, first served:
 * however many things there are to do at once, none of them makes the others' turn longer.
 */
export const breath = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });

/** Does a piece of work for one after the other; everybody else has their turn before each. */
export async function oneByOne<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  for (const one of all) {
    await breath();
    work(one);
  }
}
