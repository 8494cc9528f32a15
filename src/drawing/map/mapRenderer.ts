import { USUAL_LOOK } from '../../lib/look.js';
import { memoise } from '../../lib/memoise.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { shiftsOnPage } from '../layout/placedLabels.js';
import { type Blit, createBlit } from '../raster/blit.js';
import type { DrawnPixels } from '../raster/encodePng.js';
import type { IndexedPixels } from '../raster/medianCut.js';
import { thenFreeing } from '../raster/thenFreeing.js';
import type { MapPicture } from '../scene/mapPicture.js';
import { type BoardsByGame, layoutFor, termsOf, theatreOf } from './boardsByGame.js';
import { mapContent } from './mapContent.js';
import { type FindBase, type PreparedBase, readBase, writeBase } from './preparedBase.js';
import { beginOnBase, prepareBase, type RenderedBase, renderedBase } from './renderedBase.js';

/** How many pixels the rendered bases in the cache have in all: four posted pictures, or one in full size. */
const CAPACITY = 3_100_000;
/**
 * How many bytes the packed bases have in all: some fifteen to thirty. People look at pictures by night, hatched, of a part of the board, and
 * in two languages: unpacking what was dropped from the cache takes 20 ms, rasterising it anew most of a second.
 */
const PACKED = 12_000_000;

/** A picture in at most 255 colours. All pictures with the same layout have the same palette. */
export interface RenderedMap extends IndexedPixels {
  readonly width: number;
  readonly height: number;
}

/** Draws a picture, `width` pixels wide (default: the usual width). Throws if there is no such board or theatre. */
export type RenderMap = (picture: MapPicture, width?: number) => RenderedMap;

/** A picture whose rows are drawn when they are asked for, from the top. */
export type BegunMap = RenderedMap & Required<DrawnPixels>;

/** As `RenderMap`, for a picture that is drawn while it is encoded. */
export type BeginMap = (picture: MapPicture, width?: number) => BegunMap;

export const wholeMaps =
  (begin: BeginMap): RenderMap =>
  (picture, width) => {
    const begun = begin(picture, width);
    begun.drawUpTo(begun.height);
    return begun;
  };

/** As `createMapBeginner`, for pictures that are drawn at once. */
export const createMapRenderer = (...options: Parameters<typeof createMapBeginner>): RenderMap => wholeMaps(createMapBeginner(...options));

/**
 * `find`: what is prepared; the pictures are the same without it. The pixels are valid until the next picture with the same layout, which reuses the
 * buffer.
 */
export function createMapBeginner(boards: BoardsByGame, blit: Blit = createBlit(), find: FindBase = () => undefined): BeginMap {
  const packed = memoise(
    ({ layout }: KeyedLayout) => thenFreeing(() => packBase({ ...prepareBase(layout, blit), shifts: shiftsOnPage(layout) })),
    {
      keyOf: ({ key }) => key,
      capacity: PACKED,
      sizeOf: ({ length }) => length,
    },
  );
  const baseFor = memoise(
    (sized: SizedPicture): RenderedBase => {
      const layout = layoutFor(boards, sized.picture, sized.width);
      return renderedBase(layout, find(layout) ?? unpackBase(packed({ layout, key: layoutKey(boards, sized) })));
    },
    { keyOf: sized => layoutKey(boards, sized), capacity: CAPACITY, sizeOf: ({ width, height }) => width * height },
  );
  return (picture, wanted) => {
    const base = baseFor({ picture, width: wanted });
    const { layout, width, height } = base;
    return { width, height, ...beginOnBase(base, mapContent(layout, picture), blit) };
  };
}

interface SizedPicture {
  readonly picture: MapPicture;
  readonly width: number | undefined;
}

interface KeyedLayout {
  readonly layout: MapLayout;
  readonly key: string;
}

/* Bases that stay in this process. */
const HERE = '';
const FASTEST = 1;
const packBase = (base: PreparedBase): Uint8Array => writeBase({ ...base, sprites: new Map() }, HERE, FASTEST);
const unpackBase = (packed: Uint8Array): PreparedBase => readBase(packed, HERE);

/** Pictures with the same key have the same layout. */
function layoutKey(boards: BoardsByGame, { picture, width }: SizedPicture): string {
  const { game, language, look = USUAL_LOOK, page } = picture;
  const theatre = theatreOf(boards, picture);
  return [game, language, look.palette, look.hatched, theatre?.id, theatre?.box, page, width, JSON.stringify(termsOf(picture))].join(' ');
}
