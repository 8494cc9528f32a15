import { setTimeout as pause } from 'node:timers/promises';

/** Maximum ms to wait for a user's earlier interaction. Discord drops an interaction that is not acknowledged within that time. */
const PATIENCE = 3_000;

/** A place in the queue of one user's interactions. */
export interface QueueTurn {
  /** Resolves when the user's earlier interactions have started or were dropped. */
  readonly turn: Promise<unknown>;
  /** Call this when the handler has started or the interaction was dropped. */
  readonly begun: () => void;
}

/**
 * Starts a user's interactions in the order of their arrival, however long each takes to be acknowledged: of two orders for the same unit,
 * the later one counts.
 */
export function createInteractionQueue(patience: number = PATIENCE): (person: string) => QueueTurn {
  const last = new Map<string, Promise<void>>();
  return person => {
    const before = last.get(person);
    let begun = (): void => undefined;
    const mine = new Promise<void>(resolve => {
      begun = resolve;
    }).then(() => {
      if (last.get(person) === mine) last.delete(person);
    });
    last.set(person, mine);
    return { turn: before ? Promise.race([before, pause(patience, undefined, { ref: false })]) : Promise.resolve(), begun };
  };
}
