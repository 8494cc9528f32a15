import type { Board } from '../board/board.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { HoldModifier } from '../model/ruleModule.js';

/** A province in the eyes of one phase: who stands there, who wants to go there. */
export interface Space {
  readonly id: string;
  /** Its number on the board. */
  readonly number: number;
  occupant: Piece | undefined;
  /** The virtual army that withstands there beside whoever leaves it, or alone. */
  guard: Piece | undefined;
  /** The moves that want to go there. */
  incoming: readonly Piece[];
  /** When all is settled: the move that got in. */
  entrant: Piece | undefined;
}

/** A change of one attack by a rule; with `supports` only while one of them counts. */
export interface AppliedModifier {
  readonly by: number;
  readonly because: string;
  readonly supports: readonly Piece[] | undefined;
}

/**
 * A unit with its order: what is fixed before anything is resolved, and the bounds of the decisions on it. The ledger
 * narrows each pair of bounds until they meet. `path` and `moves` are 0 or 1, `given` is the strength of its support.
 */
export interface Piece {
  readonly order: BasicOrder;
  /** Its place in the list of orders. */
  readonly number: number;
  readonly power: string;
  /** No unit: nothing can be done to it, and nothing is left of it where it does not move. */
  virtual: boolean;
  readonly space: Space;
  /** The location's number on the board. */
  location: number;
  /** Of a move its target; of a support the province it is given into; else, or off the board: undefined. */
  target: Space | undefined;
  /** The number of the location that a move names, or −1. */
  destination: number;
  /** Matching supports of its move, or of its staying where it is. */
  supports: readonly Piece[];
  /** Of a support or convoy: the piece it helps, if that was really ordered so. */
  helps: Piece | undefined;
  /** The move it meets head-to-head. */
  opponent: Piece | undefined;
  /** The fleets ordered to carry it, whether or not it goes by convoy. */
  carriers: readonly Piece[];
  /** The same if it goes by convoy; undefined: it goes by itself. */
  fleets: readonly Piece[] | undefined;
  /** Of a convoy: the move that breaks it, whatever becomes of that. */
  brokenBy: Piece | undefined;
  ownAttack: number;
  ownSupport: number;
  ownHold: number;
  /** What rules add where it stays. */
  holdModifiers: readonly HoldModifier[] | undefined;
  /** What a rule laid down on top, in whatever withstands dislodgement; and because of what. */
  bonus: number;
  bonusBecause: string | undefined;
  /** It is dislodged where it failed to leave, even if nobody enters. */
  evicted: boolean;
  attackModifiers: readonly AppliedModifier[] | undefined;
  pathLeast: number;
  pathMost: number;
  movesLeast: number;
  movesMost: number;
  givenLeast: number;
  givenMost: number;
}

export interface OrderGraph {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  /** By province number; undefined where nobody stands or goes. */
  readonly spaces: readonly (Space | undefined)[];
  /** The pieces in open oceans, each in a space of its own; undefined where no ocean is open. */
  readonly afloat: readonly Piece[] | undefined;
}
