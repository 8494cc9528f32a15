import { HATCH_SHARE, type HatchPattern, hatchPatternOf, hatchRow } from '../layers/hatching.js';
import { type FillShares, SAME_OWNER, type TerritoryFill, type TerritoryFills } from '../layers/territoryFills.js';
import type { FixedPalette } from '../raster/fixedPalette.js';
import { blendOver, mixPixels, pixelOf } from '../raster/pixels.js';
import type { Raster } from '../raster/rasterise.js';
import type { Colour } from '../vector/colour.js';
import type { DistanceField } from './distanceField.js';
import { commonestBackground, type LayeredRuns, type PixelRuns, type TerritoryPixels, territoryPixels } from './territoryPixels.js';

/** The layers of a map without units, all of the same size. */
export interface MapLayers {
  /** Opaque. */
  readonly background: Raster;
  readonly field: DistanceField;
  /** Borders, rivers, text; transparent elsewhere. */
  readonly foreground: Raster;
  /** The line colour of the patterns that tell powers apart. Undefined: no patterns. */
  readonly hatch?: Colour;
}

/** Returns the palette index of every pixel of a map without units. Valid until the next call, which reuses the buffer. */
export type ComposeBase = (fills: TerritoryFills) => Uint8Array;

/** A map's layers as its compositor needs them: what never changes as palette indexes, and the pixels of each territory. */
export interface BasePixels {
  readonly width: number;
  readonly height: number;
  /** The palette index of every pixel outside the territories. */
  readonly index: Uint8Array;
  /** The background of plain pixels. */
  readonly plain: number;
  readonly territories: ReadonlyMap<number, TerritoryPixels>;
}

/** Hot: a loop over all pixels. */
export function basePixels({ background, field, foreground }: MapLayers, { nearest }: Pick<FixedPalette, 'nearest'>): BasePixels {
  const [below, above] = [background.pixels, foreground.pixels];
  const plain = commonestBackground(below, field.area);
  const territories = territoryPixels({ field, below, above, plain });
  const index = new Uint8Array(below.length);
  for (let i = 0; i < index.length; i++) if (field.area[i] === 0) index[i] = nearest(blendOver(below[i] ?? 0, above[i] ?? 0));
  return { width: background.width, height: background.height, index, plain, territories };
}

/**
 * Composes maps from background, territories' colours and foreground. Redraws only the territories that look different from the previous
 * map; the pixels are the same as if all were redrawn. `hatch`: the line colour of the patterns that tell powers apart, if there are any.
 */
export function createBaseCompositor(
  { index, width, plain, territories }: BasePixels,
  { nearest }: Pick<FixedPalette, 'nearest'>,
  hatch?: Colour,
): ComposeBase {
  const target: BaseTarget = { index, width, nearest, plain, line: pixelOf(hatch ?? '#000000') };
  let shown: TerritoryFills = [];
  return fills => {
    for (const [number, territory] of territories) {
      const fill = fills[number];
      if (!fill || !looksDifferent([number, territory], shown, fills)) continue;
      const style = styleFor(
        fill,
        territory.neighbours.map(other => fills[other]),
        hatch !== undefined,
      );
      fillPlain(target, territory.plain, style);
      fillLayered(target, territory.layered, style);
    }
    shown = fills;
    return index;
  };
}

interface BaseTarget {
  /** Changed in place. */
  readonly index: Uint8Array;
  readonly width: number;
  readonly nearest: FixedPalette['nearest'];
  /** The background of plain pixels. */
  readonly plain: number;
  /** The line colour of patterns. */
  readonly line: number;
}

/** How a territory is coloured. */
interface FillStyle {
  readonly colour: number;
  readonly shares: FillShares;
  /** By the place of the neighbour: 0 or `SAME_OWNER`, the index in `shares` at which the distances from a border with that area begin. */
  readonly offsets: Uint16Array;
  readonly pattern: HatchPattern | undefined;
}

function styleFor(
  { owner, colour, shares }: TerritoryFill,
  neighbours: readonly (TerritoryFill | undefined)[],
  isHatched: boolean,
): FillStyle {
  const offsets = Uint16Array.from(neighbours, other => (other?.owner === owner ? SAME_OWNER : 0));
  return { colour: pixelOf(colour), shares, offsets, pattern: isHatched && owner >= 0 ? hatchPatternOf(owner) : undefined };
}

/** Computes every share of the colour on the plain background once. Hot: a loop over all plain pixels. */
function fillPlain({ index, width, nearest, plain, line }: BaseTarget, { runs, borders }: PixelRuns, style: FillStyle): void {
  const { colour, shares, offsets, pattern } = style;
  const filled = shares.map(share => nearest(mixPixels(plain, colour, share)));
  const lined = pattern && shares.map(share => nearest(mixPixels(mixPixels(plain, colour, share), line, HATCH_SHARE)));
  for (let run = 0, k = 0; run < runs.length; run += 2) {
    const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    const first = k - start;
    for (let i = start; i < end; i++, k++) {
      const border = borders[k] ?? 0;
      index[i] = filled[(offsets[border >> 8] ?? 0) + (border & 255)] ?? 0;
    }
    if (!pattern || !lined) continue;
    const row = hatchRow(pattern, Math.floor(start / width));
    for (let i = start; i < end; i++) {
      const border = borders[first + i] ?? 0;
      if (row[(i % width) % row.length]) index[i] = lined[(offsets[border >> 8] ?? 0) + (border & 255)] ?? 0;
    }
  }
}

/** Hot: a loop over all pixels that are not plain. */
function fillLayered({ index, width, nearest, line }: BaseTarget, { runs, borders, below, above }: LayeredRuns, style: FillStyle): void {
  const { colour, shares, offsets, pattern } = style;
  for (let run = 0, k = 0; run < runs.length; run += 2) {
    const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    const row = pattern && hatchRow(pattern, Math.floor(start / width));
    for (let i = start; i < end; i++, k++) {
      const border = borders[k] ?? 0;
      const filled = mixPixels(below[k] ?? 0, colour, shares[(offsets[border >> 8] ?? 0) + (border & 255)] ?? 0);
      const hatched = row?.[(i % width) % row.length] ? mixPixels(filled, line, HATCH_SHARE) : filled;
      index[i] = nearest(blendOver(hatched, above[k] ?? 0));
    }
  }
}

type Numbered = readonly [number: number, territory: TerritoryPixels];
const looksDifferent = ([number, { neighbours }]: Numbered, before: TerritoryFills, after: TerritoryFills): boolean =>
  !isSame(before[number], after[number]) || neighbours.some(other => before[other]?.owner !== after[other]?.owner);

const isSame = (a: TerritoryFill | undefined, b: TerritoryFill | undefined): boolean =>
  a?.owner === b?.owner && a?.colour === b?.colour && a?.shares === b?.shares;
