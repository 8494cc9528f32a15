import { HATCH_SHARE } from '../layers/hatching.js';
import { coin, cross, standoff } from '../layers/mapSymbols.js';
import { moveStrokes, supportStrokes } from '../layers/orderStrokes.js';
import { boardFills, INWARD, type TerritoryFill } from '../layers/territoryFills.js';
import { dislodgedToken, ghostToken, styleOf, TOKEN_REACH, unitToken } from '../layers/unitTokens.js';
import { type MapLayout, pictureBox, pixelTransform } from '../layout/mapLayout.js';
import type { Blit } from '../raster/blit.js';
import { rgbaCanvas } from '../raster/canvas.js';
import { blendOver, mixPixels, pixelOf, pixelsOf } from '../raster/pixels.js';
import { INK } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeSprite, strokesSprite } from '../vector/sprite.js';
import type { MapLayers } from './baseCompositor.js';

/** Rows of pixels that a specimen shows in one tint before it goes on to the next. */
const STRIPE = 3;

/** Every colour that pictures of a page can hold, on a sheet half as high: every other row of all land in stripes of all tints, and every power's signs. */
export function paletteSample(page: MapLayout, layers: MapLayers, print: Blit): Uint32Array {
  const { board } = page.plan;
  const tints = boardFills(board);
  const every = [tints.bare, ...[...tints.of.values()].flatMap(({ firm, faint }) => [firm, faint])];
  const { width, height } = layers.ground;
  const pixels = striped(layers, every);
  const paper = rgbaCanvas(pixels, width, Math.ceil(height / 2));
  for (const sign of signs(page)) print(paper, sign, pixelTransform(page));
  return pixels;
}

function striped({ ground, realm, ink, hatch }: MapLayers, tints: readonly TerritoryFill[]): Uint32Array {
  const [under, over] = [pixelsOf(ground), pixelsOf(ink)];
  const line = pixelOf(hatch ?? INK);
  const { width, height } = ground;
  const pixels = new Uint32Array(width * Math.ceil(height / 2));
  for (let row = 0, k = 0; row < height; row += 2) {
    const tint = tints[Math.floor(row / 2 / STRIPE) % tints.length];
    if (!tint) throw new Error('A specimen was drawn without tints');
    const [colour, isLined] = [pixelOf(tint.colour), hatch !== undefined && tint.owner >= 0];
    for (let i = row * width; i < (row + 1) * width; i++, k++) {
      const share = realm.area[i] === 0 ? 0 : (tint.shares[(i % 2 ? 0 : INWARD) + (realm.depth[i] ?? 0)] ?? 0);
      const land = mixPixels(under[i] ?? 0, colour, share);
      pixels[k] = blendOver(isLined && i % 7 === 0 ? mixPixels(land, line, HATCH_SHARE) : land, over[i] ?? 0);
    }
  }
  return pixels;
}

const LINE: readonly Point[] = [
  [-30, 0],
  [30, 0],
];

/** The signs of two powers in a row, one row below the other, down to the middle of the page. */
function signs(page: MapLayout): readonly PlacedSprite[] {
  const [x0, y0, x1, y1] = pictureBox(page);
  const { powers } = page.plan.board;
  const rows = Math.ceil(powers.length / 2);
  return powers.flatMap((power, i) => {
    const bearer = styleOf(power);
    const row = [
      centredSprite(unitToken({ type: 'A', bearer }), TOKEN_REACH),
      centredSprite(unitToken({ type: 'F', bearer }), TOKEN_REACH),
      centredSprite(ghostToken({ type: 'A', bearer }), TOKEN_REACH),
      centredSprite(dislodgedToken({ type: 'F', bearer }), TOKEN_REACH),
      centredSprite(coin({ owner: bearer.colour, square: true }) + cross() + standoff(), 20),
      strokesSprite(moveStrokes(LINE, bearer.colour, true), LINE),
      strokesSprite(supportStrokes(LINE, bearer.colour, false), LINE),
    ];
    const at = (k: number): Point => [
      x0 + ((k + 0.5 + (i % 2) * row.length) * (x1 - x0)) / (2 * row.length),
      y0 + ((Math.floor(i / 2) + 0.5) * (y1 - y0)) / (2 * rows),
    ];
    return row.map((stamp, k) => placeSprite(stamp, at(k)));
  });
}
