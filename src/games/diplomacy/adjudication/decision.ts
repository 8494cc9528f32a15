import type { Piece } from './orderGraph.js';

export type DecisionKind = 'path' | 'moves' | 'given';

/** One question about a piece: whether its move has a path, whether it moves, or how much support it gives. */
export interface Decision {
  readonly piece: Piece;
  readonly kind: DecisionKind;
}
