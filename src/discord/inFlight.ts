import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../matches/context/ports.js';
import { errorFacts } from './requests/discordAnswer.js';

const PATIENCE = 5000;

export interface InFlight<T> {
  /** Starts one, unless closed. */
  enter(one: T): void;
  /** Accepts no more, and waits for those in progress, at most five seconds. */
  close(): Promise<void>;
}

/** Tracks what is in progress, so that a stop can wait for it. Failures are logged. */
export function trackInFlight<T>(pass: (one: T) => Promise<void>, log: Log): InFlight<T> {
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
