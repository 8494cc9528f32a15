import { groundInk } from './ground.js';
import { mapInk } from './ink.js';
import type { Overlay } from './overlay.js';
import { framed, type Page, svgDocument } from './page.js';
import { seaInk } from './sea.js';
import { drawn } from './stamp.js';
import type { Tints } from './tints.js';
import { tintsSvg } from './tintsSvg.js';

/** A whole picture as one SVG document. Its fonts are named, not enclosed. */
export const wholeSvg = (page: Page, tints: Tints, { map, legend }: Overlay): string =>
  svgDocument(page, seaInk(page) + groundInk(page) + tintsSvg(page, tints) + mapInk(page) + framed(page, drawn(map)) + drawn(legend));
