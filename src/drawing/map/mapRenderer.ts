import { USUAL_LOOK } from '../../lib/look.js';
import { memoise } from '../../lib/memoise.js';
import { createBlit } from '../raster/blit.js';
import type { IndexedPixels } from '../raster/medianCut.js';
import type { MapPicture } from '../scene/mapPicture.js';
import { type BoardsByGame, layoutFor, termsOf, theatreOf } from './boardsByGame.js';
import { mapContent } from './mapContent.js';
import { drawOnBase, renderBase } from './renderedBase.js';

/** Rendered bases that are kept. */
const BASES = 4;

/** A picture in at most 255 colours, the same colours in all pictures with the same layout. */
export interface RenderedMap extends IndexedPixels {
  readonly width: number;
  readonly height: number;
}

/** Draws a picture, `width` pixels wide (default: as usual). Throws when there is no such board or theatre. */
export type RenderMap = (picture: MapPicture, width?: number) => RenderedMap;

/** The pixels that it returns are overwritten by the next picture with the same layout. */
export function createMapRenderer(boards: BoardsByGame): RenderMap {
  const blit = createBlit();
  const baseFor = memoise(({ picture, width }: SizedPicture) => renderBase(layoutFor(boards, picture, width), blit), {
    keyOf: sized => layoutKey(boards, sized),
    capacity: BASES,
  });
  return (picture, wanted) => {
    const base = baseFor({ picture, width: wanted });
    const { layout, width, height } = base;
    return { width, height, ...drawOnBase(base, mapContent(layout, picture), blit) };
  };
}

interface SizedPicture {
  readonly picture: MapPicture;
  readonly width: number | undefined;
}

/** Pictures with the same key have the same layout. */
function layoutKey(boards: BoardsByGame, { picture, width }: SizedPicture): string {
  const { game, language, look = USUAL_LOOK } = picture;
  const theatre = theatreOf(boards, picture);
  return [game, language, look.palette, look.hatched, theatre?.id, width, JSON.stringify(termsOf(picture))].join(' ');
}
