import { createGifRenderer } from './animation/gifRenderer.js';
import { renderChart } from './chart/renderChart.js';
import { type Boards, createMapRenderer, layoutFor, mapContent } from './map/mapRenderer.js';
import { mapSvg } from './map/mapSvg.js';
import { encodePng } from './raster/encodePng.js';
import { type MapPicture, mapPicture, type SeriesPicture, seriesPicture } from './scene/mapPicture.js';

export type { Boards } from './map/mapRenderer.js';

/** Draws pictures of Diplomacy: as PNG, histories as GIF. Throws when the picture is not one, or when there is no board for its game. */
export function createDiplomacyRenderer(boards: Boards): (picture: unknown) => Uint8Array {
  const easel = createMapRenderer(boards);
  const tell = createGifRenderer(easel);
  return unchecked => {
    const picture = checked(unchecked);
    if (picture.kind === 'history') return tell(picture);
    if (picture.kind === 'chart') return renderChart(boards, picture);
    const { width, height, ...print } = easel(picture);
    return encodePng(width, height, print);
  };
}

/** The same pictures as SVG; histories and charts are none. */
export const createSvgRenderer =
  (boards: Boards): ((picture: unknown) => string) =>
  unchecked => {
    const picture = checked(unchecked);
    if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('A story is not drawn as SVG');
    const page = layoutFor(boards, picture);
    const { tints, overlay } = mapContent(page, picture);
    return mapSvg(page, tints, overlay);
  };

function checked(picture: unknown): MapPicture | SeriesPicture {
  const parsed = mapPicture.or(seriesPicture).safeParse(picture);
  if (parsed.success) return parsed.data;
  throw new Error(`This is no picture of Diplomacy: ${whatIsWrong(picture)}`);
}

/** Told by the form that the picture's kind should have. */
function whatIsWrong(picture: unknown): string {
  const [first] = mapPicture.safeParse(picture).error?.issues ?? [];
  return `at ${first?.path.join('.') || 'its top'}, ${first?.message}`;
}
