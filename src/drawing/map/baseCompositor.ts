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

/** A map without units, which is composed as its pixels are asked for. */
export interface ComposedBase {
  /** The palette index of every pixel before the last one asked for. */
  readonly index: Uint8Array;
  /** Composes the pixels before `end` that are missing. */
  readonly composeUpTo: (end: number) => void;
}

/** Begins a map without units. Valid until the next call, which reuses the buffer. */
export type ComposeBase = (fills: TerritoryFills) => ComposedBase;

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
  let fillings: readonly Filling[] = [];
  const composeUpTo = (end: number): void => {
    for (const fillPixels of fillings) fillPixels(end);
    if (end >= index.length) fillings = [];
  };
  return fills => {
    // What nobody asked for of the map before would be missing.
    composeUpTo(index.length);
    fillings = [...territories].flatMap(([number, territory]) => {
      const fill = fills[number];
      if (!fill || !looksDifferent([number, territory], shown, fills)) return [];
      const neighbours = territory.neighbours.map(other => fills[other]);
      const style = styleFor(fill, neighbours, hatch !== undefined);
      return [plainFilling(target, territory.plain, style), layeredFilling(target, territory.layered, style)];
    });
    shown = fills;
    return { index, composeUpTo };
  };
}

/** Colours the pixels of a territory before `end` that are missing. */
type Filling = (end: number) => void;

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
  /** The shares at borders with others and with territory of the same owner. */
  readonly shares: FillShares;
  /** By the place of the neighbour, whether it has the same owner. */
  readonly isSameOwner: readonly boolean[];
  readonly pattern: HatchPattern | undefined;
}

function styleFor(
  { owner, colour, shares }: TerritoryFill,
  neighbours: readonly (TerritoryFill | undefined)[],
  isHatched: boolean,
): FillStyle {
  const isSameOwner = neighbours.map(other => other?.owner === owner);
  return { colour: pixelOf(colour), shares, isSameOwner, pattern: isHatched && owner >= 0 ? hatchPatternOf(owner) : undefined };
}

/** A figure for each share, by border instead: see `PixelRuns.borders`. */
function byBorder(ofShares: Uint16Array, { isSameOwner }: FillStyle): Uint16Array {
  const table = new Uint16Array(isSameOwner.length * DISTANCES);
  isSameOwner.forEach((isSame, place) => {
    const from = isSame ? SAME_OWNER : 0;
    table.set(ofShares.subarray(from, from + DISTANCES), place * DISTANCES);
  });
  return table;
}
const DISTANCES = 256;

/** Computes every share of the colour on the plain background once. Hot: a loop over all plain pixels. */
function plainFilling({ index, width, nearest, plain, line }: BaseTarget, { runs, borders }: PixelRuns, style: FillStyle): Filling {
  const { colour, shares, pattern } = style;
  const coloured = (colourOf: (share: number) => number): Uint16Array => byBorder(shares.map(colourOf), style);
  const filled = coloured(share => nearest(mixPixels(plain, colour, share)));
  const lined = pattern && coloured(share => nearest(mixPixels(mixPixels(plain, colour, share), line, HATCH_SHARE)));
  let done = { run: 0, k: 0 };
  return limit => {
    let { run, k } = done;
    for (; run < runs.length && (runs[run] ?? 0) < limit; run += 2) {
      const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
      const first = k - start;
      for (let i = start; i < end; i++, k++) index[i] = filled[borders[k] ?? 0] ?? 0;
      if (!pattern || !lined) continue;
      const row = hatchRow(pattern, Math.floor(start / width));
      for (let i = start; i < end; i++) if (row[(i % width) % row.length]) index[i] = lined[borders[first + i] ?? 0] ?? 0;
    }
    done = { run, k };
  };
}

/** Hot: a loop over all pixels that are not plain. */
function layeredFilling({ index, width, nearest, line }: BaseTarget, territory: LayeredRuns, style: FillStyle): Filling {
  const { runs, borders, below, above } = territory;
  const { colour, shares, pattern } = style;
  const shareAt = byBorder(shares, style);
  let done = { run: 0, k: 0 };
  return limit => {
    let { run, k } = done;
    for (; run < runs.length && (runs[run] ?? 0) < limit; run += 2) {
      const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
      const row = pattern && hatchRow(pattern, Math.floor(start / width));
      for (let i = start; i < end; i++, k++) {
        const filled = mixPixels((below[k] ?? 0) | 0, colour, shareAt[borders[k] ?? 0] ?? 0);
        const hatched = row?.[(i % width) % row.length] ? mixPixels(filled, line, HATCH_SHARE) : filled;
        const upper = (above[k] ?? 0) | 0;
        index[i] = nearest(upper === 0 ? hatched : blendOver(hatched, upper));
      }
    }
    done = { run, k };
  };
}

type Numbered = readonly [number: number, territory: TerritoryPixels];
const looksDifferent = ([number, { neighbours }]: Numbered, before: TerritoryFills, after: TerritoryFills): boolean =>
  !isSame(before[number], after[number]) || neighbours.some(other => before[other]?.owner !== after[other]?.owner);

const isSame = (a: TerritoryFill | undefined, b: TerritoryFill | undefined): boolean =>
  a?.owner === b?.owner && a?.colour === b?.colour && a?.shares === b?.shares;
