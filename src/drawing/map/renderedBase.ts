import { backgroundSvg } from '../layers/background.js';
import { foregroundSvg } from '../layers/foreground.js';
import type { MapOverlay } from '../layers/overlay.js';
import { overSea } from '../layers/seaPattern.js';
import type { TerritoryFills } from '../layers/territoryFills.js';
import { type MapLayout, mapPixelBox, pixelTransform } from '../layout/mapLayout.js';
import type { Blit } from '../raster/blit.js';
import { indexedCanvas } from '../raster/canvas.js';
import { type FixedPalette, fixedPaletteFrom } from '../raster/fixedPalette.js';
import type { IndexedPixels } from '../raster/medianCut.js';
import { rasterise } from '../raster/rasterise.js';
import { INK } from '../vector/colour.js';
import { colourInLook } from '../vector/nightPalette.js';
import { type ComposeBase, createBaseCompositor } from './baseCompositor.js';
import { distanceField } from './distanceField.js';
import { paletteSample } from './paletteSample.js';

/** What a picture shows that is not the same in all pictures of its page. */
export interface MapContent {
  readonly tints: TerritoryFills;
  readonly overlay: MapOverlay;
}

/** What all pictures of a page have in common, drawn once: some 10 MB. */
export interface RenderedBase {
  readonly page: MapLayout;
  readonly width: number;
  readonly height: number;
  readonly dyes: FixedPalette;
  readonly base: ComposeBase;
  /** Where pictures are printed. */
  readonly sheet: Uint8Array;
}

/** One fewer than there can be: an animation needs one for what has not changed. */
const COLOURS = 255;

export function renderBase(page: MapLayout, print: Blit): RenderedBase {
  const layers = {
    ground: overSea(page, rasterise(backgroundSvg(page), page.width)),
    realm: distanceField(page),
    ink: rasterise(foregroundSvg(page), page.width),
    ...(page.look.hatched && { hatch: colourInLook(INK, page.look) }),
  };
  const dyes = fixedPaletteFrom(paletteSample(page, layers, print), COLOURS);
  const { width, height } = layers.ground;
  return { page, width, height, dyes, base: createBaseCompositor(layers, dyes), sheet: new Uint8Array(width * height) };
}

/** A picture from its plate. Its pixels hold until the next picture from the same. */
export function drawOnBase(
  { page, width, height, dyes, base, sheet }: RenderedBase,
  { tints, overlay: { map, legend } }: MapContent,
  print: Blit,
): IndexedPixels {
  sheet.set(base(tints));
  const paper = indexedCanvas(sheet, dyes, width, height);
  const scale = pixelTransform(page);
  for (const sign of map) print(paper, sign, scale, mapPixelBox(page));
  for (const sign of legend) print(paper, sign, scale);
  return { palette: dyes.palette, index: sheet };
}
