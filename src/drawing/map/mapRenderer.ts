import { boardAgreedOn } from '../../games/catalogue.js';
import { busiestTheatre } from '../../games/diplomacy/busiestTheatre.js';
import type { Terms } from '../../games/diplomacy/state.js';
import { USUAL_LOOK } from '../../lib/look.js';
import { mapOverlay } from '../layers/overlay.js';
import { territoryFills } from '../layers/territoryFills.js';
import { type BoardSource, boardGeometry } from '../layout/boardGeometry.js';
import { layOutMap, type MapLayout } from '../layout/mapLayout.js';
import { createBlit } from '../raster/blit.js';
import type { IndexedPixels } from '../raster/medianCut.js';
import type { MapPicture } from '../scene/mapPicture.js';
import { mapScene } from '../scene/mapScene.js';
import { drawOnBase, type MapContent, type RenderedBase, renderBase } from './renderedBase.js';

/** Boards by the id of the game that is played on them. */
export type Boards = ReadonlyMap<string, BoardSource>;

/** Plates kept; the one not used for longest goes first. */
const PLATES = 4;

/** A picture in at most 255 colours, which are the same in all pictures of its page. */
export interface RenderedMap extends IndexedPixels {
  readonly width: number;
  readonly height: number;
}

/** Prints pictures of boards, so many pixels wide if not as usual; the pixels hold until the next. Throws when there is no such board or theatre. */
export function createMapRenderer(boards: Boards): (picture: MapPicture, width?: number) => RenderedMap {
  const plates = new Map<string, RenderedBase>();
  const print = createBlit();
  const plateFor = (picture: MapPicture, width: number | undefined): RenderedBase => {
    const theatre = theatreOf(boards, picture);
    const { game, language, look = USUAL_LOOK } = picture;
    const key = [game, language, look.palette, look.hatched, theatre?.id, width, JSON.stringify(termsOf(picture))].join(' ');
    const plate = plates.get(key) ?? renderBase(layoutFor(boards, picture, width), print);
    plates.delete(key);
    plates.set(key, plate);
    for (const oldest of plates.keys()) if (plates.size > PLATES) plates.delete(oldest);
    return plate;
  };
  return (picture, wide) => {
    const plate = plateFor(picture, wide);
    const { page, width, height } = plate;
    return { width, height, ...drawOnBase(plate, mapContent(page, picture), print) };
  };
}

export function mapContent(page: MapLayout, picture: MapPicture): MapContent {
  const scene = mapScene(picture);
  return { tints: territoryFills(page.plan, scene.centres), overlay: mapOverlay(page, scene) };
}

export function layoutFor(boards: Boards, picture: MapPicture, width?: number): MapLayout {
  const { language, look = USUAL_LOOK } = picture;
  const plan = boardGeometry(drawableOf(boards, picture), look.palette);
  const theatre = theatreOf(boards, picture);
  return layOutMap(plan, {
    language,
    look,
    ...(theatre && { theatre: { name: theatre.name[language], box: theatre.box } }),
    ...(width !== undefined && { width }),
  });
}

const drawableOf = (boards: Boards, picture: MapPicture): BoardSource => boardSourceFor(boards, picture.game, termsOf(picture));

/** The board of a game as its table agreed on it. */
export function boardSourceFor(boards: Boards, game: string, terms: Terms | undefined): BoardSource {
  const drawable = boards.get(game);
  if (!drawable) throw new Error(`There is no board to draw the game ${game} on`);
  return terms ? { ...drawable, board: boardAgreedOn(game, drawable.board, terms) } : drawable;
}

const termsOf = (picture: MapPicture): Terms | undefined => ('report' in picture ? picture.report : picture.view).terms;

function theatreOf(boards: Boards, picture: MapPicture): BoardSource['board']['theatres'][number] | undefined {
  const { board } = drawableOf(boards, picture);
  const wanted = picture.theatre === 'busiest' && 'report' in picture ? busiestTheatre(board, picture.report) : picture.theatre;
  const theatre = board.theatres.find(({ id }) => id === wanted);
  if (wanted !== undefined && !theatre) throw new Error(`The board ${board.id} has no theatre ${wanted}`);
  return theatre;
}
