import { backgroundSvg } from '../layers/background.js';
import { foregroundSvg } from '../layers/foreground.js';
import { type MapLayout, mapPixelBox, pixelTransform } from '../layout/mapLayout.js';
import type { Blit, KnownSprites, Viewport } from '../raster/blit.js';
import { indexedCanvas } from '../raster/canvas.js';
import type { DrawnPixels } from '../raster/encodePng.js';
import { type FixedPalette, fixedPaletteFrom, fixedPaletteOf } from '../raster/fixedPalette.js';
import type { IndexedPixels } from '../raster/medianCut.js';
import { rasterise } from '../raster/rasterise.js';
import { thenFreeing } from '../raster/thenFreeing.js';
import { INK } from '../vector/colour.js';
import { colourInLook } from '../vector/nightPalette.js';
import { basePixels, type ComposeBase, createBaseCompositor, type MapLayers } from './baseCompositor.js';
import { distanceField } from './distanceField.js';
import type { MapContent } from './mapContent.js';
import { paletteSample } from './paletteSample.js';
import type { PreparedBase } from './preparedBase.js';
import { overSea } from './seaFill.js';

/** What all pictures with the same layout have in common, rasterised once. */
export interface RenderedBase {
  readonly layout: MapLayout;
  readonly width: number;
  readonly height: number;
  readonly palette: FixedPalette;
  readonly compose: ComposeBase;
  /** The buffer that pictures are drawn in. */
  readonly index: Uint8Array;
  readonly sprites: KnownSprites;
}

/** Rasterises what pictures with this layout have in common. */
export function prepareBase(layout: MapLayout, blit: Blit): PreparedBase {
  const foreground = thenFreeing(() => rasterise(foregroundSvg(layout), layout.width));
  const layers: MapLayers = {
    background: thenFreeing(() => overSea(layout, { background: rasterise(backgroundSvg(layout), layout.width), foreground }, blit)),
    field: thenFreeing(() => distanceField(layout)),
    foreground,
    ...hatchOf(layout),
  };
  const palette = fixedPaletteFrom(paletteSample(layout, layers, blit), layout.geometry.page.colours);
  return { palette: palette.palette, pixels: basePixels(layers, palette), sprites: new Map() };
}

/** Returns the base on which pictures of a layout are drawn, from its prepared form. */
export function renderedBase(plain: MapLayout, { palette: colours, nearest, pixels, sprites, shifts }: PreparedBase): RenderedBase {
  const layout = { ...plain, ...(shifts && { shifts }) };
  const palette = fixedPaletteOf(colours, nearest);
  const { width, height } = pixels;
  const compose = createBaseCompositor(pixels, palette, hatchOf(layout).hatch);
  return { layout, width, height, palette, compose, index: new Uint8Array(width * height), sprites };
}

const hatchOf = ({ look }: MapLayout): Pick<MapLayers, 'hatch'> => (look.hatched ? { hatch: colourInLook(INK, look) } : {});

/**
 * Begins a picture on its base; its rows are drawn when they are asked for, from the top. Valid until the next picture on the same base, which
 * reuses the buffer.
 */
export function beginOnBase(base: RenderedBase, { fills, overlay }: MapContent, blit: Blit): Required<DrawnPixels> {
  const { layout, width, height, palette, compose, index, sprites: known } = base;
  const composed = compose(fills);
  const canvas = indexedCanvas({ index, width, height }, palette);
  const transform = { ...pixelTransform(layout), known };
  const [left, top, right, bottom] = mapPixelBox(layout);
  let drawn = 0;
  const drawUpTo = (end: number): void => {
    if (end <= drawn) return;
    composed.composeUpTo(end * width);
    index.set(composed.index.subarray(drawn * width, end * width), drawn * width);
    const map: Viewport = { ...transform, clip: [left, Math.max(top, drawn), right, Math.min(bottom, end)] };
    const page: Viewport = { ...transform, clip: [0, drawn, width, end] };
    for (const sprite of overlay.map) blit(canvas, sprite, map);
    for (const sprite of overlay.legend) blit(canvas, sprite, page);
    drawn = end;
  };
  return { palette: palette.palette, index, drawUpTo };
}

/** Draws a picture on its base at once. The result is valid until the next picture on the same base. */
export function drawOnBase(base: RenderedBase, content: MapContent, blit: Blit): IndexedPixels {
  const begun = beginOnBase(base, content, blit);
  begun.drawUpTo(base.height);
  return begun;
}
