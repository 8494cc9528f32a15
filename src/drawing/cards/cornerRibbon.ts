import { PALE, readableOn, SEAL } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import type { Sprite } from '../vector/sprite.js';
import { element, text } from '../vector/svg.js';
import { LARGE_CARD } from './largeCard.js';

/** A label for the upper right corner of a card so wide, where no card has print; centred on the origin. */
export function cornerRibbon(words: string, card: number): Sprite {
  const size = Math.max(20, (25 * card) / LARGE_CARD.width);
  const [half, tall] = [Math.ceil(textWidth(words, 'italic', size) / 2 + size * 0.6), Math.ceil(size * 0.62)];
  const plate = element('rect', {
    x: 1 - half,
    y: 1 - tall,
    width: 2 * half - 2,
    height: 2 * tall - 2,
    rx: 6,
    fill: SEAL,
    stroke: PALE,
    'stroke-width': 2,
  });
  const label = text(words, [0, size * 0.28], { face: 'italic', size, colour: readableOn(SEAL) });
  return { svg: plate + label, box: [-half - 1, -tall - 1, half + 1, tall + 1] };
}
