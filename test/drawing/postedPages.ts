import { readGeometry, readOwnVariant } from '../../src/assets.js';
import { type BoardGeometry, boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { boardOnPage } from '../../src/drawing/layout/boardOnPage.js';
import { PAGE_STYLES } from '../../src/drawing/layout/page.js';
import { lessonVariantsOn, variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { BoardFile } from '../../src/games/diplomacy/board/boardFile.js';
import { pageOf } from '../../src/games/diplomacy/board/pageOf.js';
import { variantFor } from '../../src/games/diplomacy/model/variant.js';

const variants = variantsOn(readOwnVariant);

/** Returns the board of a game; with fewer nations, of the Old World alone. */
function boardOf(id: string, powers?: readonly string[]): BoardFile {
  const offered = variants.find(one => one.id === id);
  if (!offered) throw new Error(`${id} is not on offer`);
  return (powers ? variantFor(offered, { options: {}, powers }) : offered).board.file;
}

const OLD_WORLD = ['empire', 'kislev', 'bretonnia', 'dwarves'];

/** The boards of all games as they are played on, by name. */
export const BOARDS_PLAYED: Readonly<Record<string, BoardFile>> = {
  classic: boardOf('classic'),
  'warring-states-v2': boardOf('warring-states-v2'),
  'warring-states-v1': boardOf('warring-states-v1'),
  'mandate-of-heaven': boardOf('mandate-of-heaven'),
  'warhammer-fm05': boardOf('warhammer-fm05'),
  'the Old World of warhammer-fm05': boardOf('warhammer-fm05', OLD_WORLD),
};

/** The boards that only lessons are played on. */
export const BOARDS_TAUGHT: Readonly<Record<string, BoardFile>> = Object.fromEntries(
  lessonVariantsOn(readOwnVariant).map(({ id, board }) => [`the board of ${id}`, board.file]),
);

/** The board as posted pictures show it. */
export function onPage(board: BoardFile): BoardGeometry {
  const page = pageOf(board);
  if (!page) throw new Error(`The board ${board.id} has no page`);
  return boardGeometry(boardOnPage({ board, geometry: readGeometry(board.id) }, page), { page: PAGE_STYLES.posted });
}
