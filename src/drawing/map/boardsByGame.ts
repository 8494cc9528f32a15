import { boardAgreedOn } from '../../games/catalogue/diplomacyVariants.js';
import { busiestTheatre } from '../../games/diplomacy/model/busiestTheatre.js';
import type { Terms } from '../../games/diplomacy/model/state.js';
import { USUAL_LOOK } from '../../lib/look.js';
import { type BoardGeometry, type BoardSource, boardGeometry } from '../layout/boardGeometry.js';
import { boardOnPage, pageOf } from '../layout/boardOnPage.js';
import { layOutMap, type MapLayout } from '../layout/mapLayout.js';
import { PAGE_STYLES } from '../layout/page.js';
import type { MapPicture } from '../scene/mapPicture.js';

/** Boards by the id of the game that is played on them. */
export type BoardsByGame = ReadonlyMap<string, BoardSource>;

/** The board of a game with the options its players agreed on. Throws when the game has no board. */
export function boardFor(boards: BoardsByGame, game: string, terms: Terms | undefined): BoardSource {
  const source = boards.get(game);
  if (!source) throw new Error(`There is no board to draw the game ${game} on`);
  return terms ? { ...source, board: boardAgreedOn(game, source.board, terms) } : source;
}

export const termsOf = (picture: MapPicture): Terms | undefined => ('report' in picture ? picture.report : picture.view).terms;

const boardOf = (boards: BoardsByGame, picture: MapPicture): BoardSource => boardFor(boards, picture.game, termsOf(picture));

/** The layout of a picture, `width` pixels wide (default: the usual width). Throws if there is no such board or theatre. */
export function layoutFor(boards: BoardsByGame, picture: MapPicture, width?: number): MapLayout {
  const { language, look = USUAL_LOOK } = picture;
  const theatre = theatreOf(boards, picture);
  return layOutMap(geometryOf(boardOf(boards, picture), picture), {
    language,
    look,
    ...(theatre && { theatre: { name: theatre.name[language], box: theatre.box } }),
    ...(width !== undefined && { width }),
  });
}

/** Posted pictures of whole boards are drawn on their page. A board without one is drawn as it is. */
function geometryOf(source: BoardSource, { look = USUAL_LOOK, theatre, page }: MapPicture): BoardGeometry {
  const { palette } = look;
  const found = theatre === undefined && page !== 'full' ? pageOf(source.board) : undefined;
  return found ? boardGeometry(boardOnPage(source, found), { palette, page: PAGE_STYLES.posted }) : boardGeometry(source, { palette });
}

/** The theatre that a picture shows; undefined for the whole board. Throws when the board has no such theatre. */
export function theatreOf(boards: BoardsByGame, picture: MapPicture): BoardSource['board']['theatres'][number] | undefined {
  const { board } = boardOf(boards, picture);
  const wanted = picture.theatre === 'busiest' && 'report' in picture ? busiestTheatre(board, picture.report) : picture.theatre;
  const theatre = board.theatres.find(({ id }) => id === wanted);
  if (wanted !== undefined && !theatre) throw new Error(`The board ${board.id} has no theatre ${wanted}`);
  return theatre;
}
