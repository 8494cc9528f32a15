import { HATCH_SHARE, type HatchPattern, hatchPatternOf, hatchRow } from '../layers/hatching.js';
import { type FillShares, INWARD, type TerritoryFill, type TerritoryFills } from '../layers/territoryFills.js';
import type { FixedPalette } from '../raster/fixedPalette.js';
import { blendOver, mixPixels, pixelOf, pixelsOf } from '../raster/pixels.js';
import type { Raster } from '../raster/rasterise.js';
import type { Colour } from '../vector/colour.js';
import type { DistanceField } from './distanceField.js';
import { type ComposedRuns, commonestGround, type PixelRuns, type TerritoryPixels, territoryPixels } from './territoryPixels.js';

/** What a map is laid together from, all of one size. */
export interface MapLayers {
  /** Opaque. */
  readonly ground: Raster;
  readonly realm: DistanceField;
  /** Borders, rivers, lettering; transparent elsewhere. */
  readonly ink: Raster;
  /** The colour of the patterns that tell powers' land apart; none: there are no patterns. */
  readonly hatch?: Colour;
}

/** The dye of every pixel of a map without its units. Holds until the next map is asked for. */
export type ComposeBase = (tints: TerritoryFills) => Uint8Array;

/**
 * Lays maps together: the powers' colours over the ground, the ink over them. From one map to the next only those lands are
 * laid anew that look different; what comes out is the same as if all had been.
 */
export function createBaseCompositor({ ground, realm, ink, hatch }: MapLayers, { dyeOf }: Pick<FixedPalette, 'dyeOf'>): ComposeBase {
  const [under, over] = [pixelsOf(ground), pixelsOf(ink)];
  const bare = commonestGround(under, realm.area);
  const lands = territoryPixels({ realm, under, over, ground: bare });
  const index = new Uint8Array(under.length);
  for (let i = 0; i < index.length; i++) if (realm.area[i] === 0) index[i] = dyeOf(blendOver(under[i] ?? 0, over[i] ?? 0));
  const cloth: Cloth = { index, width: ground.width, dyeOf, bare, line: pixelOf(hatch ?? '#000000') };
  let shown: TerritoryFills = [];
  return tints => {
    for (const [number, land] of lands) {
      const tint = tints[number];
      if (!tint || !looksOther(number, land, shown, tints)) continue;
      const wash = washOf(tint, tints, hatch !== undefined);
      layBare(cloth, land.bare, wash);
      layMarked(cloth, land.marked, wash);
    }
    shown = tints;
    return index;
  };
}

/** What is dyed, and with what. */
interface Cloth {
  readonly index: Uint8Array;
  readonly width: number;
  readonly dyeOf: FixedPalette['dyeOf'];
  /** Bare ground. */
  readonly bare: number;
  /** What patterns are drawn with. */
  readonly line: number;
}

/** How one land is coloured. */
interface Wash {
  readonly colour: number;
  readonly shares: FillShares;
  /** By the number of a land: where the shares of colour towards it begin. */
  readonly towards: Uint16Array;
  readonly pattern: HatchPattern | undefined;
}

function washOf({ owner, colour, shares }: TerritoryFill, tints: TerritoryFills, isHatched: boolean): Wash {
  const towards = new Uint16Array(256);
  tints.forEach((other, number) => {
    if (other?.owner === owner) towards[number] = INWARD;
  });
  return { colour: pixelOf(colour), shares, towards, pattern: isHatched && owner >= 0 ? hatchPatternOf(owner) : undefined };
}

/** Every share of colour on bare ground is reckoned once. */
function layBare({ index, width, dyeOf, bare, line }: Cloth, { runs, lies }: PixelRuns, { colour, shares, towards, pattern }: Wash): void {
  const plain = shares.map(share => dyeOf(mixPixels(bare, colour, share)));
  const lined = pattern && shares.map(share => dyeOf(mixPixels(mixPixels(bare, colour, share), line, HATCH_SHARE)));
  for (let run = 0, k = 0; run < runs.length; run += 2) {
    const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    const first = k - start;
    for (let i = start; i < end; i++, k++) {
      const lie = lies[k] ?? 0;
      index[i] = plain[(towards[lie >> 8] ?? 0) + (lie & 255)] ?? 0;
    }
    if (!pattern || !lined) continue;
    const row = hatchRow(pattern, Math.floor(start / width));
    for (let i = start; i < end; i++) {
      const lie = lies[first + i] ?? 0;
      if (row[(i % width) % row.length]) index[i] = lined[(towards[lie >> 8] ?? 0) + (lie & 255)] ?? 0;
    }
  }
}

function layMarked({ index, width, dyeOf, line }: Cloth, { runs, lies, under, over }: ComposedRuns, wash: Wash): void {
  const { colour, shares, towards, pattern } = wash;
  for (let run = 0, k = 0; run < runs.length; run += 2) {
    const [start, end] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    const row = pattern && hatchRow(pattern, Math.floor(start / width));
    for (let i = start; i < end; i++, k++) {
      const lie = lies[k] ?? 0;
      const tinted = mixPixels(under[k] ?? 0, colour, shares[(towards[lie >> 8] ?? 0) + (lie & 255)] ?? 0);
      const land = row?.[(i % width) % row.length] ? mixPixels(tinted, line, HATCH_SHARE) : tinted;
      index[i] = dyeOf(blendOver(land, over[k] ?? 0));
    }
  }
}

const looksOther = (number: number, { neighbours }: TerritoryPixels, before: TerritoryFills, after: TerritoryFills): boolean =>
  !isSame(before[number], after[number]) || neighbours.some(other => before[other]?.owner !== after[other]?.owner);

const isSame = (a: TerritoryFill | undefined, b: TerritoryFill | undefined): boolean =>
  a?.owner === b?.owner && a?.colour === b?.colour && a?.shares === b?.shares;
