import type { DecisionKind } from './decision.js';
import type { Piece } from './orderGraph.js';

/** Set only while the ledger determines what an open decision depends on. */
let listener: ((piece: Piece, kind: DecisionKind) => void) | undefined;

export const trackRead = (piece: Piece, kind: DecisionKind): void => {
  if (listener !== undefined) listener(piece, kind);
};

/** Runs an equation and reports every decision it reads. */
export function whileTracking(onRead: (piece: Piece, kind: DecisionKind) => void, equation: () => void): void {
  listener = onRead;
  try {
    equation();
  } finally {
    listener = undefined;
  }
}
