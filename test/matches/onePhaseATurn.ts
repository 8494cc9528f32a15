import { expect } from 'vitest';
import type { Store } from '../../src/matches/context/store.js';

/** From now on the test fails if two phases of a match are read in the same turn of the event loop. */
export function onePhaseATurn({ history }: Store): void {
  const { phase } = history;
  let inThisTurn = 0;
  Object.assign(history, {
    phase: async (...asked: Parameters<typeof phase>) => {
      inThisTurn += 1;
      expect(inThisTurn, 'phases read in one turn').toBe(1);
      setImmediate(() => {
        inThisTurn = 0;
      });
      return phase(...asked);
    },
  });
}
