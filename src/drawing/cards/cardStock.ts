import { type Colour, INK, mixColours, PARCHMENT, SEPIA } from '../vector/colour.js';
import { element } from '../vector/svg.js';

export const CARD_PAPER: Colour = '#f8f0da';
/** What advisors are printed on. */
export const CARD_DARK: Colour = '#2e241c';
export const CARD_BACK: Colour = '#7b2a1c';
export const GOLD: Colour = '#d9b45a';

export interface CardStock {
  readonly width: number;
  readonly height: number;
  readonly paper: Colour;
  readonly rule: Colour;
}

/** A card without its print, centred on the origin: rounded, ruled, with a thin inner rule where there is room for one. */
export function cardStock({ width, height, paper, rule }: CardStock): string {
  const radius = Math.min(14, width * 0.09);
  const centred = (inset: number) => ({
    x: inset - width / 2,
    y: inset - height / 2,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: Math.max(2, radius - inset),
  });
  const outer = element('rect', { ...centred(1.2), fill: paper, stroke: INK, 'stroke-width': width > 100 ? 2.4 : 1.6 });
  if (width < 100) return outer;
  return outer + element('rect', { ...centred(6), fill: 'none', stroke: rule, 'stroke-width': 1.2 });
}

/** What parts one thing from another. */
export const LINE: Colour = mixColours(SEPIA, PARCHMENT, 0.5);
