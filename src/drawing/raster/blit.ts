import type { Box, Point } from '../vector/geometry.js';
import { type DisplayList, type PlacedSprite, pixelBox, type Sprite, spriteSvg } from '../vector/sprite.js';
import { type Canvas, rgbaCanvas } from './canvas.js';
import { type Raster, rasterise } from './rasterise.js';
import { rasteriseStrokes } from './strokeRasteriser.js';

/** How a drawing comes to lie on paper: so many pixels a unit, its point `origin` in the paper's corner. */
export interface PixelTransform {
  readonly by: number;
  readonly origin: Point;
}

/** Prints one stamp, as near to its place as whole pixels allow; nothing of it outside `within`. */
export type Blit = (paper: Canvas, placed: PlacedSprite, scale: PixelTransform, within?: Box) => void;

/** Pixels of stamps kept, four bytes each; those not used for longest go first. */
const MOST = 2_000_000;

/** A stamp is drawn from its SVG once, however often and on whatever it is printed: that, not SVG as such, is what takes the time. Strokes are drawn anew each time. */
export function createBlit(most = MOST): Blit {
  const cut = new Map<string, Raster>();
  let kept = 0;

  const rasterOf = (stamp: Sprite, by: number): Raster => {
    if (stamp.strokes) return rasteriseStrokes(stamp.strokes, pixelBox(stamp, by), by);
    const key = `${by} ${stamp.box.join(' ')} ${stamp.svg}`;
    const known = cut.get(key);
    const [left, , right] = pixelBox(stamp, by);
    const raster = known ?? rasterise(spriteSvg(stamp, by), right - left);
    cut.delete(key);
    cut.set(key, raster);
    if (known === undefined) kept += raster.width * raster.height;
    return raster;
  };
  const forget = (): void => {
    for (const [key, { width, height }] of cut) {
      if (kept <= most) return;
      cut.delete(key);
      kept -= width * height;
    }
  };
  return (paper, { stamp, at }, { by, origin }, within = [0, 0, paper.width, paper.height]) => {
    const raster = rasterOf(stamp, by);
    const [left, top] = pixelBox(stamp, by);
    const corner: Point = [Math.round((at[0] - origin[0]) * by) + left, Math.round((at[1] - origin[1]) * by) + top];
    paper.lay(raster, corner, common([corner[0], corner[1], corner[0] + raster.width, corner[1] + raster.height], within));
    forget();
  };
}

/** A whole table of the card game, its hands and what changes on them: less, and every table would be drawn anew. */
const MOST_ON_SHEETS = 6_000_000;

/** Prints sheets at their own size. The pixels printed hold until the next sheet. */
export function createDisplayListRenderer(): (sheet: DisplayList) => Uint32Array {
  const print = createBlit(MOST_ON_SHEETS);
  let pixels = new Uint32Array(0);
  return ({ width, height, placed }) => {
    if (pixels.length !== width * height) pixels = new Uint32Array(width * height);
    const paper = rgbaCanvas(pixels, width, height);
    for (const one of placed) print(paper, one, { by: 1, origin: [0, 0] });
    return pixels;
  };
}

const common = ([ax0, ay0, ax1, ay1]: Box, [bx0, by0, bx1, by1]: Box): Box => {
  const [x0, y0] = [Math.max(ax0, bx0), Math.max(ay0, by0)];
  return [x0, y0, Math.max(x0, Math.min(ax1, bx1)), Math.max(y0, Math.min(ay1, by1))];
};
