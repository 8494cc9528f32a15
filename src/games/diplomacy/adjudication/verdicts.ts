import type { Outcome } from '../model/outcome.js';

/** The outcome of an order, and whether it counts as a success. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly success: boolean;
}

export function done(outcome: Outcome): Verdict {
  return { outcome, success: true };
}
export function failed(outcome: Outcome): Verdict {
  return { outcome, success: false };
}

/** Verdicts without details, shared to save allocations. */
export const HELD = done({ kind: 'held' });
export const MOVED = done({ kind: 'moved' });
export const DISLODGED = failed({ kind: 'dislodged' });
export const UNMATCHED = failed({ kind: 'unmatched' });
export const GIVEN = done({ kind: 'given', strength: 1 });
export const CONVOYED = done({ kind: 'convoyed' });
export const NOT_CARRIED = failed({ kind: 'not-carried' });
