import { groundInk } from '../layers/background.js';
import { mapInk } from '../layers/foreground.js';
import type { Overlay } from '../layers/overlay.js';
import { seaInk } from '../layers/seaPattern.js';
import type { Tints } from '../layers/territoryFills.js';
import { tintsSvg } from '../layers/territoryFillsSvg.js';
import { framed, type Page, svgDocument } from '../layout/mapLayout.js';
import { drawn } from '../vector/sprite.js';

/** A whole picture as one SVG document. Its fonts are named, not enclosed. */
export const wholeSvg = (page: Page, tints: Tints, { map, legend }: Overlay): string =>
  svgDocument(page, seaInk(page) + groundInk(page) + tintsSvg(page, tints) + mapInk(page) + framed(page, drawn(map)) + drawn(legend));
