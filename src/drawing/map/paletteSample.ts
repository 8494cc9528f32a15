import { centreCoin } from '../layers/centreSymbols.js';
import { HATCH_SHARE } from '../layers/hatching.js';
import { cross, standoff } from '../layers/mapSymbols.js';
import { moveStrokes, supportStrokes } from '../layers/orderStrokes.js';
import { boardFills, SAME_OWNER, type TerritoryFill } from '../layers/territoryFills.js';
import { tokenSprite } from '../layers/unitTokens.js';
import { type MapLayout, pictureBox, pixelTransform } from '../layout/mapLayout.js';
import { type PowerStyle, styleOf } from '../layout/powerStyle.js';
import type { Blit } from '../raster/blit.js';
import { rgbaCanvas } from '../raster/canvas.js';
import { blendOver, mixPixels, pixelOf } from '../raster/pixels.js';
import { activePowers } from '../scene/activeColours.js';
import { INK } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeSprite, type Sprite, strokesSprite } from '../vector/sprite.js';
import type { MapLayers } from './baseCompositor.js';

/** Number of consecutive rows with the same fill. */
const STRIPE = 3;

/**
 * A picture, half as high, with every colour that pictures with this layout can contain. Their palette is chosen from it. It consists of
 * every other row of the map, with the land in stripes of all fills, and every power's symbols.
 */
export function paletteSample(layout: MapLayout, layers: MapLayers, blit: Blit): Uint32Array {
  const { board } = layout.geometry;
  const fills = [board, { ...board, powers: activePowers(board) }].flatMap(one => [...boardFills(one).byPower.values()]);
  const all = [boardFills(board).bare, ...fills.flatMap(({ firm, faint }) => [firm, faint])];
  const { width, height } = layers.background;
  const pixels = striped(layers, all);
  const canvas = rgbaCanvas({ pixels, width, height: Math.ceil(height / 2) });
  for (const symbol of symbols(layout)) blit(canvas, symbol, pixelTransform(layout));
  return pixels;
}

/** Hot: a loop over half of all pixels. */
function striped({ background, field, foreground, hatch }: MapLayers, fills: readonly TerritoryFill[]): Uint32Array {
  const [below, above] = [background.pixels, foreground.pixels];
  const line = pixelOf(hatch ?? INK);
  const { width, height } = background;
  const pixels = new Uint32Array(width * Math.ceil(height / 2));
  for (let row = 0, k = 0; row < height; row += 2) {
    const fill = fills[Math.floor(row / 2 / STRIPE) % fills.length];
    if (!fill) throw new Error('A palette sample was drawn without fills');
    const [colour, isHatched] = [pixelOf(fill.colour), hatch !== undefined && fill.owner >= 0];
    for (let i = row * width; i < (row + 1) * width; i++, k++) {
      const share = field.area[i] === 0 ? 0 : (fill.shares[(i % 2 ? 0 : SAME_OWNER) + (field.distance[i] ?? 0)] ?? 0);
      const land = mixPixels(below[i] ?? 0, colour, share);
      pixels[k] = blendOver(isHatched && i % 7 === 0 ? mixPixels(land, line, HATCH_SHARE) : land, above[i] ?? 0);
    }
  }
  return pixels;
}

const LINE: readonly Point[] = [
  [-30, 0],
  [30, 0],
];

/** The symbols of every power, two powers in each row, down to the middle of the picture. */
function symbols(layout: MapLayout): readonly PlacedSprite[] {
  const [x0, y0, x1, y1] = pictureBox(layout);
  const { board } = layout.geometry;
  const powers = [...board.powers, ...activePowers(board)];
  const rows = Math.ceil(powers.length / 2);
  return powers.flatMap((power, i) => {
    const sprites = symbolsOf(styleOf(power, layout.geometry.page));
    const at = (k: number): Point => [
      x0 + ((k + 0.5 + (i % 2) * sprites.length) * (x1 - x0)) / (2 * sprites.length),
      y0 + ((Math.floor(i / 2) + 0.5) * (y1 - y0)) / (2 * rows),
    ];
    return sprites.map((sprite, k) => placeSprite(sprite, at(k)));
  });
}

const symbolsOf = (style: PowerStyle): readonly Sprite[] => [
  tokenSprite('unit', { type: 'A', style }),
  tokenSprite('unit', { type: 'F', style }),
  tokenSprite('ghost', { type: 'A', style }),
  tokenSprite('dislodged', { type: 'F', style }),
  centredSprite(centreCoin({ owner: style.colour, square: true }) + cross() + standoff(), 20),
  strokesSprite(moveStrokes(LINE, style.colour, true), LINE),
  strokesSprite(supportStrokes(LINE, style.colour, false), LINE),
];
