import { createHistorian } from './animation/gifRenderer.js';
import { chartOf } from './chart/renderChart.js';
import { type Boards, contentOf, createEasel, pageOf } from './map/mapRenderer.js';
import { wholeSvg } from './map/mapSvg.js';
import { encodePng } from './raster/encodePng.js';
import { type DrawnPicture, drawnPicture, type Story, story } from './scene/mapPicture.js';

export type { Boards } from './map/mapRenderer.js';

/** Draws pictures of Diplomacy: as PNG, histories as GIF. Throws when the picture is not one, or when there is no board for its game. */
export function createPainter(boards: Boards): (picture: unknown) => Uint8Array {
  const easel = createEasel(boards);
  const tell = createHistorian(easel);
  return unchecked => {
    const picture = checked(unchecked);
    if (picture.kind === 'history') return tell(picture);
    if (picture.kind === 'chart') return chartOf(boards, picture);
    const { width, height, ...print } = easel(picture);
    return encodePng(width, height, print);
  };
}

/** The same pictures as SVG; histories and charts are none. */
export const createDraughtsman =
  (boards: Boards): ((picture: unknown) => string) =>
  unchecked => {
    const picture = checked(unchecked);
    if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('A story is not drawn as SVG');
    const page = pageOf(boards, picture);
    const { tints, overlay } = contentOf(page, picture);
    return wholeSvg(page, tints, overlay);
  };

function checked(picture: unknown): DrawnPicture | Story {
  const parsed = drawnPicture.or(story).safeParse(picture);
  if (parsed.success) return parsed.data;
  throw new Error(`This is no picture of Diplomacy: ${whatIsWrong(picture)}`);
}

/** Told by the form that the picture's kind should have. */
function whatIsWrong(picture: unknown): string {
  const [first] = drawnPicture.safeParse(picture).error?.issues ?? [];
  return `at ${first?.path.join('.') || 'its top'}, ${first?.message}`;
}
