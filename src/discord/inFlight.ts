import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../matches/context/ports.js';
import { errorFacts } from './requests/discordAnswer.js';

const PATIENCE = 5000;

export interface InFlight<T> {
  /** Starts work on an item. Ignored once closed. */
  enter(one: T): void;
  /** Accepts no more items, and waits at most five seconds for those in progress. */
  close(): Promise<void>;
}

/** Tracks work in progress, so that a shutdown can wait for it. Failures are logged. */
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
