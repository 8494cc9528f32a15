import { readBoardFile, readGeometry } from '../../assets.js';
import { variantsOn } from '../../games/catalogue/diplomacyVariants.js';
import type { BoardsByGame } from './boardsByGame.js';

/** Reads the boards of all games from the project's files. */
export const boardsOnDisk = (): BoardsByGame =>
  new Map(variantsOn(readBoardFile).map(({ id, board }) => [id, { board: board.file, geometry: readGeometry(board.file.id) }]));
