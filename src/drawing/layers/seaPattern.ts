import { clippedToMap, type MapLayout } from '../layout/mapLayout.js';
import { SEA, SEA_INK } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { svgInLook } from '../vector/nightPalette.js';
import { centredSprite, type Sprite } from '../vector/sprite.js';
import { element, stroke } from '../vector/svg.js';

/** Size of one tile of the sea, in frame pixels. */
const TILE = { width: 132, height: 84 };
/** The middles of the waves in a tile. */
const MIDDLES: readonly Point[] = [
  [33, 21],
  [99, 63],
];
/** How far a wave reaches from its middle, in frame pixels: to both sides, and above and below. */
const REACH = [17, 8] as const;
const CREST = 'q3.75 -5.5 7.5 0';

/** Four crests above two, as engravers draw them. */
const wave = (): string =>
  stroke(`M-15 -1.5${CREST.repeat(4)}M-7.5 6${CREST.repeat(2)}`, SEA_INK, 1, { 'stroke-opacity': 0.42, 'stroke-linecap': 'round' });

/** The sea with its waves over the whole map: what is drawn over it covers parts of waves. */
export function seaContent(layout: MapLayout): string {
  const { width, height } = layout.geometry.board.frame;
  const calm = element('rect', { width, height, fill: SEA });
  const tile = MIDDLES.map(([x, y]) => element('g', { transform: `translate(${x} ${y})` }, wave())).join('');
  const pattern = element('pattern', { id: 'waves', ...TILE, patternUnits: 'userSpaceOnUse' }, tile);
  const waves = element('defs', {}, pattern) + element('rect', { width, height, fill: 'url(#waves)' });
  return svgInLook(clippedToMap(layout, calm + waves), layout.look);
}

/** A wave at its middle. */
export const waveSprite = ({ look }: MapLayout): Sprite => centredSprite(svgInLook(wave(), look), ...REACH);

/** The middles of all places for waves, in frame pixels. */
export function waveMiddles({ geometry: { board } }: MapLayout): readonly Point[] {
  const { width, height } = board.frame;
  const rows = Array.from({ length: Math.ceil(height / TILE.height) }, (_, row) => row * TILE.height);
  const columns = Array.from({ length: Math.ceil(width / TILE.width) }, (_, column) => column * TILE.width);
  return rows.flatMap(top => columns.flatMap(left => MIDDLES.map(([x, y]): Point => [left + x, top + y])));
}
