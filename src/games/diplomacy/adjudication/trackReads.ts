import type { DecisionKind } from './decision.js';
import type { Piece } from './orderGraph.js';

/** Only while the ledger looks for what an open decision waits on are the decisions it reads written down. */
let listener: ((piece: Piece, kind: DecisionKind) => void) | undefined;

export const trackRead = (piece: Piece, kind: DecisionKind): void => {
  if (listener !== undefined) listener(piece, kind);
};

/** Runs an equation and tells every decision it reads. */
export function whileTracking(heard: (piece: Piece, kind: DecisionKind) => void, equation: () => void): void {
  listener = heard;
  try {
    equation();
  } finally {
    listener = undefined;
  }
}
