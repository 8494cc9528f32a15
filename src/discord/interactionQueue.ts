import { setTimeout as pause } from 'node:timers/promises';
import { yieldToEventLoop } from '../lib/breath.js';

/** Maximum ms to wait for a user's earlier interactions. */
const PATIENCE = 3_000;

/** A place in the queue of one user's interactions. */
export interface QueueTurn {
  /** Resolves when the handlers of the user's earlier interactions are done, or have taken too long. */
  readonly turn: Promise<unknown>;
  /** Call this when the handler is done, or will not run. */
  readonly done: () => void;
}

/** Runs a handler when it is its turn, then releases the next. */
export async function inTurn<T>({ turn, done }: QueueTurn, handle: () => T | Promise<T>): Promise<T> {
  await turn;
  await yieldToEventLoop('person');
  try {
    return await handle();
  } finally {
    done();
  }
}

/**
 * Handles a user's interactions in the order of their arrival, one after the other, however long each takes to be acknowledged: of two
 * orders for the same unit, the later one counts. Nobody waits longer than `patience` ms for an earlier one.
 */
export function createInteractionQueue(patience: number = PATIENCE): (person: string) => QueueTurn {
  const last = new Map<string, Promise<void>>();
  return person => {
    const before = last.get(person);
    let done = (): void => undefined;
    const mine = new Promise<void>(resolve => {
      done = resolve;
    }).then(() => {
      if (last.get(person) === mine) last.delete(person);
    });
    last.set(person, mine);
    return { turn: before !== undefined ? Promise.race([before, pause(patience, undefined, { ref: false })]) : Promise.resolve(), done };
  };
}
