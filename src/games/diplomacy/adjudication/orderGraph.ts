import type { Board } from '../board/board.js';
import type { Unit } from '../board/position.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { HoldModifier } from '../model/ruleModule.js';

/** A province during the resolution: its occupant and the moves into it. In an open ocean each fleet has a space of its own. */
export interface Space {
  readonly id: string;
  /** Province number on the board. */
  readonly number: number;
  occupant: Piece | undefined;
  /** The virtual army that defends the space if it has no occupant, or when its occupant leaves. */
  guard: Piece | undefined;
  incoming: readonly Piece[];
  /** The move that entered, once the graph is settled. */
  entrant: Piece | undefined;
}

/** A rule's change of an attack's strength. If `supports` is set, it applies only while one of them counts. */
export interface AppliedModifier {
  readonly by: number;
  readonly because: string;
  readonly supports: readonly Piece[] | undefined;
}

/**
 * The strengths of a piece without support, and all that is so of few pieces. One object serves all pieces of which nothing special is so:
 * what a phase costs is mostly the memory that it takes.
 */
export interface OwnStrength {
  readonly attack: number;
  readonly support: number;
  readonly hold: number;
  readonly attackModifiers: readonly AppliedModifier[] | undefined;
  readonly holdModifiers: readonly HoldModifier[] | undefined;
  /** Extra strength against dislodgement from an amendment, and its cause. */
  readonly bonus: number;
  readonly bonusBecause: string | undefined;
  /** Whether it is a virtual army, not a unit: it cannot be dislodged, and vanishes unless it moves. */
  readonly virtual: boolean;
  /** Whether it is dislodged if it failed to leave, even if no unit enters. */
  readonly evicted: boolean;
  /** The move that breaks its convoy, whether or not that move succeeds. */
  readonly brokenBy: Piece | undefined;
}

/**
 * A unit with its order: constants, and the bounds of its decisions, which the ledger narrows until they meet. `path` and `moves` are 0
 * or 1; `given` is the strength of its support. A unit that is not ordered to move does not; one that does not support gives 0.
 */
export interface Piece {
  readonly order: BasicOrder;
  readonly kind: BasicOrder['kind'];
  readonly unit: Unit;
  /** Index in the list of orders. */
  readonly number: number;
  readonly power: string;
  readonly space: Space;
  /** The target of a move; for a support the space it is given into; undefined otherwise, or if the move leaves the board. */
  readonly target: Space | undefined;
  /** The supports that match its move or its hold. */
  supports: readonly Piece[];
  /** The piece that its support or convoy helps, if that piece has the matching order. */
  helps: Piece | undefined;
  /** The move it meets head-to-head. */
  opponent: Piece | undefined;
  /** Fleets ordered to carry it, even if it does not go by convoy. */
  carriers: readonly Piece[];
  /** These carriers, if it goes by convoy; undefined if it does not. */
  fleets: readonly Piece[] | undefined;
  /** Its own strengths, and what few pieces have. */
  own: OwnStrength;
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
  /** Those ordered to move, and those ordered to support. */
  readonly moves: readonly Piece[];
  readonly supports: readonly Piece[];
  /** By province number; undefined where no unit is or goes. */
  readonly spaces: readonly (Space | undefined)[];
  /** Pieces in open oceans, each in its own space; undefined if the board has none. */
  readonly afloat: readonly Piece[] | undefined;
}
