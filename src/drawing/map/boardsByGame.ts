import { boardAgreedOn } from '../../games/catalogue/diplomacyVariants.js';
import type { BoardFile, PageFile } from '../../games/diplomacy/board/boardFile.js';
import { pageOf } from '../../games/diplomacy/board/pageOf.js';
import { isAround, type Theatre, theatreCalled } from '../../games/diplomacy/board/theatre.js';
import { busiestTheatre } from '../../games/diplomacy/model/busiestTheatre.js';
import type { Terms } from '../../games/diplomacy/model/state.js';
import { type Look, USUAL_LOOK } from '../../lib/look.js';
import { type BoardGeometry, type BoardSource, boardGeometry } from '../layout/boardGeometry.js';
import { boardOnPage } from '../layout/boardOnPage.js';
import { layOutMap, type MapLayout } from '../layout/mapLayout.js';
import { PAGE_STYLES } from '../layout/page.js';
import type { MapPicture } from '../scene/mapPicture.js';

/** Boards by the id of the game that is played on them. */
export type BoardsByGame = ReadonlyMap<string, BoardSource>;

/** The board of a game with the options its players agreed on. Throws when the game has no board. */
export function boardFor(boards: BoardsByGame, game: string, terms: Terms | undefined): BoardSource {
  const source = boards.get(game);
  if (!source) throw new Error(`There is no board to draw the game ${game} on`);
  return terms ? { ...source, board: boardAgreedOn(game, source.printed ?? source.board, terms) } : source;
}

export const termsOf = (picture: MapPicture): Terms | undefined => ('report' in picture ? picture.report : picture.view).terms;

const boardOf = (boards: BoardsByGame, picture: MapPicture): BoardSource => boardFor(boards, picture.game, termsOf(picture));

/** The layout of a picture, `width` pixels wide (default: the usual width). Throws if there is no such board or theatre. */
export function layoutFor(boards: BoardsByGame, picture: MapPicture, width?: number): MapLayout {
  const { language, look = USUAL_LOOK } = picture;
  const source = boardOf(boards, picture);
  const page = picture.page === 'full' ? undefined : pageOf(source.board);
  const geometry = geometryOf(source, page, look);
  const theatre = theatreOf(boards, picture);
  const crop = page ? undefined : cropOf(source.board);
  return layOutMap(geometry, {
    language,
    look,
    ...(theatre && { theatre: { name: theatre.name[language], box: page ? theatre.box : theatre.frame } }),
    ...(crop && { crop }),
    ...(width !== undefined && { width }),
  });
}

/** Posted pictures are drawn on their page. A board without one is drawn as it is. */
export function geometryOf(source: BoardSource, page: PageFile | undefined, { palette }: Look = USUAL_LOOK): BoardGeometry {
  return page ? boardGeometry(boardOnPage(source, page), { palette, page: PAGE_STYLES.posted }) : boardGeometry(source, { palette });
}

/** The part of a board that a picture of the whole board shows, if some of it is closed: what its page shows. */
function cropOf(board: BoardFile): PageFile['crop'] | undefined {
  const isClosed = board.provinces.some(({ kind, places }) => kind === 'impassable' && places.unit);
  return isClosed ? pageOf(board)?.crop : undefined;
}

/** The part that a picture shows; undefined for the whole board. Throws when the board has no such theatre. */
export function theatreOf(boards: BoardsByGame, picture: MapPicture): Theatre | undefined {
  const { board } = boardOf(boards, picture);
  if (picture.theatre === undefined) return undefined;
  if (picture.theatre === 'busiest' && 'report' in picture) return busiestTheatre(board, picture.report);
  const theatre = theatreCalled(board, picture.theatre);
  if (!theatre && !isAround(picture.theatre)) throw new Error(`The board ${board.id} has no theatre ${picture.theatre}`);
  return theatre;
}
