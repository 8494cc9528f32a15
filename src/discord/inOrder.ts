import { setTimeout as pause } from 'node:timers/promises';

/** So long, in milliseconds, somebody's earlier command is waited for: Discord itself forgets one that is not acknowledged within it. */
const PATIENCE = 3_000;

/** A place in a queue of one person's commands. */
export interface Place {
  /** Resolves when what he asked before has begun, or never will. */
  readonly turn: Promise<unknown>;
  /** It has begun, or never will. */
  readonly begun: () => void;
}

/**
 * Lets what one person asks begin in the order in which it came, however long each takes to be acknowledged: of two commands about the same
 * unit the later one counts.
 */
export function createOrder(patience: number = PATIENCE): (person: string) => Place {
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
