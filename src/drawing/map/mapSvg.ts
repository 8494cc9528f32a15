import { backgroundContent } from '../layers/background.js';
import { foregroundContent } from '../layers/foreground.js';
import type { MapOverlay } from '../layers/overlay.js';
import { seaSvg } from '../layers/seaPattern.js';
import type { TerritoryFills } from '../layers/territoryFills.js';
import { territoryFillsSvg } from '../layers/territoryFillsSvg.js';
import { clippedToMap, type MapLayout, svgDocument } from '../layout/mapLayout.js';
import { spritesSvg } from '../vector/sprite.js';

/** A whole picture as one SVG document. Its fonts are named, not enclosed. */
export const mapSvg = (page: MapLayout, tints: TerritoryFills, { map, legend }: MapOverlay): string =>
  svgDocument(
    page,
    seaSvg(page) +
      backgroundContent(page) +
      territoryFillsSvg(page, tints) +
      foregroundContent(page) +
      clippedToMap(page, spritesSvg(map)) +
      spritesSvg(legend),
  );
