import { groundSvg } from '../layers/background.js';
import { inkSvg } from '../layers/foreground.js';
import type { Overlay } from '../layers/overlay.js';
import { overSea } from '../layers/seaPattern.js';
import type { Tints } from '../layers/territoryFills.js';
import { mapBoxOf, type Page, scaleOf } from '../layout/mapLayout.js';
import type { Inker } from '../raster/blit.js';
import { dyedPaper } from '../raster/canvas.js';
import { type Dyes, dyesFrom } from '../raster/fixedPalette.js';
import type { Indexed } from '../raster/medianCut.js';
import { rasterise } from '../raster/rasterise.js';
import { INK } from '../vector/colour.js';
import { inLook } from '../vector/nightPalette.js';
import { type Base, createBase } from './baseCompositor.js';
import { realmOf } from './distanceField.js';
import { specimenOf } from './paletteSample.js';

/** What a picture shows that is not the same in all pictures of its page. */
export interface Content {
  readonly tints: Tints;
  readonly overlay: Overlay;
}

/** What all pictures of a page have in common, drawn once: some 10 MB. */
export interface Plate {
  readonly page: Page;
  readonly width: number;
  readonly height: number;
  readonly dyes: Dyes;
  readonly base: Base;
  /** Where pictures are printed. */
  readonly sheet: Uint8Array;
}

/** One fewer than there can be: an animation needs one for what has not changed. */
const COLOURS = 255;

export function makePlate(page: Page, print: Inker): Plate {
  const layers = {
    ground: overSea(page, rasterise(groundSvg(page), page.width)),
    realm: realmOf(page),
    ink: rasterise(inkSvg(page), page.width),
    ...(page.look.hatched && { hatch: inLook(INK, page.look) }),
  };
  const dyes = dyesFrom(specimenOf(page, layers, print), COLOURS);
  const { width, height } = layers.ground;
  return { page, width, height, dyes, base: createBase(layers, dyes), sheet: new Uint8Array(width * height) };
}

/** A picture from its plate. Its pixels hold until the next picture from the same. */
export function printed(
  { page, width, height, dyes, base, sheet }: Plate,
  { tints, overlay: { map, legend } }: Content,
  print: Inker,
): Indexed {
  sheet.set(base(tints));
  const paper = dyedPaper(sheet, dyes, width, height);
  const scale = scaleOf(page);
  for (const sign of map) print(paper, sign, scale, mapBoxOf(page));
  for (const sign of legend) print(paper, sign, scale);
  return { palette: dyes.palette, index: sheet };
}
