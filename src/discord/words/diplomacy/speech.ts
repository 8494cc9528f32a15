import type { Board } from '../../../games/diplomacy/board/board.js';
import type { BoardNames } from './boardNames.js';
import type { Tongue } from './tongue.js';

/** A language on a board: all that is needed to tell something. */
export interface Speech {
  readonly board: Board;
  readonly tongue: Tongue;
  readonly names: BoardNames;
}
