import type { Outbox } from '../context/store.js';

/** Runs a small write together with others. Resolves with its result once that is on the disk; rejects with what it throws. */
export type Write = <T>(write: () => T) => Promise<T>;

interface Waiting {
  readonly run: () => void;
  readonly settle: () => void;
  readonly alone: () => void;
}

/** How long writes are gathered while much is under way, ms. */
const LONG = 20;

/**
 * Gathers small writes into one transaction: the thread waits for the disk once, not for each. A transaction takes the writes of one turn
 * of the event loop or, while `isMuch`, of `LONG`. If one of them throws, each is run by itself.
 */
export function gatherWrites(outbox: Pick<Outbox, 'transaction'>, isMuch: () => boolean = () => false): Write {
  let waiting: Waiting[] = [];

  function flush(): void {
    const gathered = waiting;
    waiting = [];
    try {
      outbox.transaction(() => {
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
          resolve(outbox.transaction(write));
        } catch (error) {
          reject(error);
        }
      };
      waiting.push({ run, settle: () => settle(), alone });
    });
}
