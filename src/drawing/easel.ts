import { boardAgreedOn } from '../games/catalogue/diplomacyVariants.js';
import { busiestTheatre } from '../games/diplomacy/model/busiestTheatre.js';
import type { Terms } from '../games/diplomacy/model/state.js';
import { USUAL_LOOK } from '../lib/look.js';
import { overlayOf } from './overlay.js';
import { type Page, pageFor } from './page.js';
import type { Indexed } from './palette.js';
import type { DrawnPicture } from './picture.js';
import { type Drawable, planBoard } from './plan.js';
import { type Content, makePlate, type Plate, printed } from './plate.js';
import { createInker } from './press.js';
import { sceneOf } from './scene.js';
import { tintsOf } from './tints.js';

/** Boards by the id of the game that is played on them. */
export type Boards = ReadonlyMap<string, Drawable>;

/** Plates kept; the one not used for longest goes first. */
const PLATES = 4;

/** A picture in at most 255 colours, which are the same in all pictures of its page. */
export interface Print extends Indexed {
  readonly width: number;
  readonly height: number;
}

/** Prints pictures of boards, so many pixels wide if not as usual; the pixels hold until the next. Throws when there is no such board or theatre. */
export function createEasel(boards: Boards): (picture: DrawnPicture, width?: number) => Print {
  const plates = new Map<string, Plate>();
  const print = createInker();
  const plateFor = (picture: DrawnPicture, width: number | undefined): Plate => {
    const theatre = theatreOf(boards, picture);
    const { game, language, look = USUAL_LOOK } = picture;
    const key = [game, language, look.palette, look.hatched, theatre?.id, width, JSON.stringify(termsOf(picture))].join(' ');
    const plate = plates.get(key) ?? makePlate(pageOf(boards, picture, width), print);
    plates.delete(key);
    plates.set(key, plate);
    for (const oldest of plates.keys()) if (plates.size > PLATES) plates.delete(oldest);
    return plate;
  };
  return (picture, wide) => {
    const plate = plateFor(picture, wide);
    const { page, width, height } = plate;
    return { width, height, ...printed(plate, contentOf(page, picture), print) };
  };
}

export function contentOf(page: Page, picture: DrawnPicture): Content {
  const scene = sceneOf(picture);
  return { tints: tintsOf(page.plan, scene.centres), overlay: overlayOf(page, scene) };
}

export function pageOf(boards: Boards, picture: DrawnPicture, width?: number): Page {
  const { language, look = USUAL_LOOK } = picture;
  const plan = planBoard(drawableOf(boards, picture), look.palette);
  const theatre = theatreOf(boards, picture);
  return pageFor(plan, {
    language,
    look,
    ...(theatre && { theatre: { name: theatre.name[language], box: theatre.box } }),
    ...(width !== undefined && { width }),
  });
}

const drawableOf = (boards: Boards, picture: DrawnPicture): Drawable => drawableFor(boards, picture.game, termsOf(picture));

/** The board of a game as its table agreed on it. */
export function drawableFor(boards: Boards, game: string, terms: Terms | undefined): Drawable {
  const drawable = boards.get(game);
  if (!drawable) throw new Error(`There is no board to draw the game ${game} on`);
  return terms ? { ...drawable, board: boardAgreedOn(game, drawable.board, terms) } : drawable;
}

const termsOf = (picture: DrawnPicture): Terms | undefined => ('report' in picture ? picture.report : picture.view).terms;

function theatreOf(boards: Boards, picture: DrawnPicture): Drawable['board']['theatres'][number] | undefined {
  const { board } = drawableOf(boards, picture);
  const wanted = picture.theatre === 'busiest' && 'report' in picture ? busiestTheatre(board, picture.report) : picture.theatre;
  const theatre = board.theatres.find(({ id }) => id === wanted);
  if (wanted !== undefined && !theatre) throw new Error(`The board ${board.id} has no theatre ${wanted}`);
  return theatre;
}
