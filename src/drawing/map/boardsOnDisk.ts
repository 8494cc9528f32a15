import { readBoardFile, readGeometry, readOwnVariant } from '../../assets.js';
import { compileVariant, DIPLOMACY_VARIANTS, LESSON_VARIANTS, type OfferedVariant } from '../../games/catalogue/diplomacyVariants.js';
import type { BoardSource } from '../layout/boardGeometry.js';
import type { BoardsByGame } from './boardsByGame.js';

/** The boards of all games and lessons. Each is read from the project's files when it is first drawn. */
export const boardsOnDisk = (): BoardsByGame =>
  new Map([...DIPLOMACY_VARIANTS, ...LESSON_VARIANTS].map(offered => [offered.id, readLater(offered)]));

function readLater(offered: OfferedVariant): BoardSource {
  let board: BoardSource['board'] | undefined;
  let printed: BoardSource['board'] | undefined;
  let geometry: BoardSource['geometry'] | undefined;
  const readPrinted = (): BoardSource['board'] => {
    printed ??= readBoardFile(offered.folder);
    return printed;
  };
  return {
    get board() {
      board ??= compileVariant(offered, readOwnVariant).board.file;
      return board;
    },
    get printed() {
      return readPrinted();
    },
    get geometry() {
      geometry ??= readGeometry(offered.folder);
      return geometry;
    },
  };
}
