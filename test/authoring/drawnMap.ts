import type { AuthoredVariant } from '../../src/authoring/compile/authoredVariant.js';
import { createSvgRenderer } from '../../src/drawing/map/svgRenderer.js';

/** A picture of a folder's variant, as SVG. */
export function drawnMap({ variant, geometry }: Pick<AuthoredVariant, 'variant' | 'geometry'>, picture: object): string {
  const boards = new Map([[variant.id, { board: variant.board.file, geometry }]]);
  return createSvgRenderer(boards)({ game: variant.id, language: 'en', ...picture });
}
