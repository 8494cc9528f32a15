import type { State } from '../diplomacy/model/state.js';
import type { SeatId } from '../game.js';

/** Orders by seat, in English. */
export type OrdersBySeat = Readonly<Record<SeatId, string>>;

/** The position that a step begins with. */
export interface LessonPosition {
  /** For how many players the board is. Undefined: as many as can play. */
  readonly players?: number;
  /** Undefined: as a game begins. Otherwise this alone is on the board, written as hosts correct positions: "Blue: A Alba", "Blue: Alba". */
  readonly pieces?: readonly string[];
  /** When. Undefined: when a game begins. */
  readonly turn?: { readonly season: State['turn']['season']; readonly phase: State['phase'] };
  /** Orders that were given in it, if what follows them is the position. */
  readonly after?: OrdersBySeat;
}
