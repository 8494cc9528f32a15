import { readBoardFile, readGeometry } from '../assets.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import type { Boards } from './easel.js';

/** The board of every game, by the game's id, from the project's files. */
export const boardsOnDisk = (): Boards =>
  new Map(variantsOn(readBoardFile).map(({ id, board }) => [id, { board: board.file, geometry: readGeometry(board.file.id) }]));
