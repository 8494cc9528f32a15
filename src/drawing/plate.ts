import { type Base, createBase } from './base.js';
import { INK } from './colour.js';
import { type Dyes, dyesFrom } from './dyes.js';
import { groundSvg } from './ground.js';
import { inkSvg } from './ink.js';
import { inLook } from './look.js';
import type { Overlay } from './overlay.js';
import { mapBoxOf, type Page, scaleOf } from './page.js';
import type { Indexed } from './palette.js';
import { dyedPaper } from './paper.js';
import type { Inker } from './press.js';
import { rasterise } from './raster.js';
import { realmOf } from './realm.js';
import { overSea } from './sea.js';
import { specimenOf } from './specimen.js';
import type { Tints } from './tints.js';

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
