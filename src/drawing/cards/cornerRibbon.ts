import { PALE, readableOn, SEAL } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import type { Sprite } from '../vector/sprite.js';
import { element, text } from '../vector/svg.js';
import { LARGE_CARD } from './largeCard.js';

/** A label, centred on the origin, for the upper right corner of a large card, where the card is empty. */
export function cornerRibbon(words: string, cardWidth: number): Sprite {
  const size = Math.max(20, (25 * cardWidth) / LARGE_CARD.width);
  const halfWidth = Math.ceil(textWidth(words, 'italic', size) / 2 + size * 0.6);
  const halfHeight = Math.ceil(size * 0.62);
  const ribbon = element('rect', {
    x: 1 - halfWidth,
    y: 1 - halfHeight,
    width: 2 * halfWidth - 2,
    height: 2 * halfHeight - 2,
    rx: 6,
    fill: SEAL,
    stroke: PALE,
    'stroke-width': 2,
  });
  const label = text(words, [0, size * 0.28], { face: 'italic', size, colour: readableOn(SEAL) });
  return { svg: ribbon + label, box: [-halfWidth - 1, -halfHeight - 1, halfWidth + 1, halfHeight + 1] };
}
