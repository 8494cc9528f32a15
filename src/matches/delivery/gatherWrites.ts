import type { Store } from '../context/ports.js';

/** Does a small write with others; resolves with what it gives once it is on the disk, rejects with what it throws. */
export type Write = <T>(write: () => T) => Promise<T>;

interface Waiting {
  readonly run: () => void;
  readonly settle: () => void;
  readonly alone: () => void;
}

/** So many milliseconds a moment lasts while much is under way. */
const LONG = 20;

/**
 * Gathers the small writes of a moment into one transaction: the disk is waited for once, not by each, and nobody is answered meanwhile.
 * A moment is short, but for when much is under way: then more come together. Where one of them fails, each is done by itself.
 */
export function gatherWrites(store: Pick<Store, 'transaction'>, isMuch: () => boolean = () => false): Write {
  let waiting: Waiting[] = [];

  function flush(): void {
    const gathered = waiting;
    waiting = [];
    try {
      store.transaction(() => {
        for (const { run } of gathered) run();
      });
    } catch {
      for (const { alone } of gathered) alone();
      return;
    }
    for (const { settle } of gathered) settle();
  }

  return <T>(write: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) {
        if (isMuch()) setTimeout(flush, LONG);
        else setImmediate(flush);
      }
      let settle = (): void => undefined;
      const run = (): void => {
        const outcome = write();
        settle = () => resolve(outcome);
      };
      const alone = (): void => {
        try {
          resolve(store.transaction(write));
        } catch (error) {
          reject(error);
        }
      };
      waiting.push({ run, settle: () => settle(), alone });
    });
}
