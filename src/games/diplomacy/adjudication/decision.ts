import type { Piece } from './orderGraph.js';

export type DecisionKind = 'path' | 'moves' | 'given';

/** One question about a piece: does its move have a path, does it move, how much support does it give. */
export interface Decision {
  readonly piece: Piece;
  readonly kind: DecisionKind;
}
