import { memoise } from '../../lib/memoise.js';
import type { Box, PixelTransform } from '../vector/geometry.js';
import { type PlacedSprite, pixelBox, placedBox, type Sprite, spriteSvg } from '../vector/sprite.js';
import type { Canvas } from './canvas.js';
import { type Raster, rasterise } from './rasterise.js';
import { bytesOf, inRuns, type RunRaster } from './runRaster.js';
import { rasteriseStrokes } from './strokeRasteriser.js';

/** Where sprites are drawn on a canvas. */
export interface Viewport extends PixelTransform {
  /** Pixels outside this box stay as they are. Default: the whole canvas. */
  readonly clip?: Box;
  /** Rasters that need not be made. */
  readonly known?: KnownSprites;
}

/** Rasters of sprites by their keys, which say all that the pixels depend on. */
export type SpriteRasters = ReadonlyMap<string, Raster>;

/** Finds the raster of a sprite by its key, if it is known. */
export type KnownSprites = Pick<SpriteRasters, 'get'>;

/** Draws one sprite on a canvas, at the nearest whole pixel. */
export type Blit = (canvas: Canvas, placed: PlacedSprite, viewport: Viewport) => void;

/**
 * Capacity of the sprite cache in bytes. Enough for the tables of one card game and the hands of its five players, looked at in turn in two
 * languages; with six million, half as many hands again had to be rasterised anew. Maps need far less.
 */
const CAPACITY = 10_000_000;

/** Rasterises each SVG sprite once per scale and caches it, because that takes most of the time. Strokes are rasterised each time. */
export function createBlit(): Blit {
  const rasteriseSvg = memoise(({ sprite, scale }: KeyedSprite) => inRuns(rasteriseSprite(sprite, scale)), {
    keyOf: ({ key }) => key,
    capacity: CAPACITY,
    sizeOf: bytesOf,
  });
  const rasterOf = (sprite: Sprite, scale: number, known: KnownSprites | undefined): Raster | RunRaster => {
    const key = spriteKey(sprite, scale);
    return known?.get(key) ?? rasteriseSvg({ sprite, scale, key });
  };
  return (canvas, placed, viewport) => {
    const { clip = [0, 0, canvas.width, canvas.height], known, scale } = viewport;
    const box = placedBox(placed, viewport);
    const [left, top] = box;
    const shown = intersection(box, clip);
    if (shown[0] === shown[2] || shown[1] === shown[3]) return;
    const { sprite } = placed;
    const { strokes } = sprite;
    const rows = [shown[1] - top, shown[3] - top] as const;
    const raster = strokes ? rasteriseStrokes(strokes, pixelBox(sprite, scale), scale, rows) : rasterOf(sprite, scale, known);
    canvas.draw(raster, [left, top], shown);
  };
}

interface KeyedSprite {
  readonly sprite: Sprite;
  readonly scale: number;
  readonly key: string;
}

/** Sprites with the same key look the same at this scale. */
export const spriteKey = (sprite: Sprite, scale: number): string => {
  const [left, top, right, bottom] = sprite.box;
  return `${sprite.key ?? sprite.svg} ${scale} ${left} ${top} ${right} ${bottom}`;
};

export function rasteriseSprite(sprite: Sprite, scale: number): Raster {
  const [left, , right] = pixelBox(sprite, scale);
  return withSpans(rasterise(spriteSvg(sprite, scale), right - left));
}

/** The raster with the columns of each row that are not transparent: much of a small drawing's box is empty. */
function withSpans(raster: Raster): Raster {
  const { pixels } = raster;
  const spans = new Int32Array(2 * raster.height);
  for (let row = 0, start = 0; row < raster.height; row++, start += raster.width) {
    let [from, to] = [0, raster.width];
    while (from < to && pixels[start + from] === 0) from++;
    while (to > from && pixels[start + to - 1] === 0) to--;
    spans[2 * row] = from;
    spans[2 * row + 1] = to;
  }
  return { ...raster, spans };
}

function intersection(a: Box, b: Box): Box {
  const x0 = Math.max(a[0], b[0]);
  const y0 = Math.max(a[1], b[1]);
  return [x0, y0, Math.max(x0, Math.min(a[2], b[2])), Math.max(y0, Math.min(a[3], b[3]))];
}
