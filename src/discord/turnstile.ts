import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 5000;

export interface Turnstile<T> {
  /** Lets one in, unless it is closed. */
  enter(one: T): void;
  /** Lets nobody in any more, and waits for those inside, at most five seconds. */
  close(): Promise<void>;
}

/** Counts what is under way, so that a stop can wait for it. `pass` never fails. */
export function createTurnstile<T>(pass: (one: T) => Promise<void>): Turnstile<T> {
  const inside = new Set<Promise<void>>();
  let isOpen = true;
  return {
    enter: one => {
      if (!isOpen) return;
      const passing = pass(one).finally(() => inside.delete(passing));
      inside.add(passing);
    },
    close: async () => {
      isOpen = false;
      await Promise.race([Promise.allSettled([...inside]), pause(PATIENCE, undefined, { ref: false })]);
    },
  };
}
