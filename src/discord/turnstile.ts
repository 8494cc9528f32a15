import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../matches/ports.js';
import { errorFacts } from './discordAnswer.js';

const PATIENCE = 5000;

export interface Turnstile<T> {
  /** Lets one in, unless it is closed. */
  enter(one: T): void;
  /** Lets nobody in any more, and waits for those inside, at most five seconds. */
  close(): Promise<void>;
}

/** Counts what is under way, so that a stop can wait for it. What fails is noted, and has passed. */
export function createTurnstile<T>(pass: (one: T) => Promise<void>, log: Log): Turnstile<T> {
  const inside = new Set<Promise<void>>();
  let isOpen = true;
  return {
    enter: one => {
      if (!isOpen) return;
      const passing = pass(one)
        .catch((error: unknown) => log.error(errorFacts(error), 'an interaction failed'))
        .finally(() => inside.delete(passing));
      inside.add(passing);
    },
    close: async () => {
      isOpen = false;
      await Promise.race([Promise.allSettled([...inside]), pause(PATIENCE, undefined, { ref: false })]);
    },
  };
}
