import { type Colour, INK, mixColours, PARCHMENT, SEPIA } from '../vector/colour.js';
import { element } from '../vector/svg.js';

export const CARD_PAPER: Colour = '#f8f0da';
/** Background of advisor cards. */
export const CARD_DARK: Colour = '#2e241c';
export const CARD_BACK: Colour = '#7b2a1c';
export const GOLD: Colour = '#d9b45a';
/** Lines between the parts of a picture. */
export const DIVIDER: Colour = mixColours(SEPIA, PARCHMENT, 0.5);

export interface CardStock {
  readonly width: number;
  readonly height: number;
  readonly paper: Colour;
  /** Colour of the inner line. */
  readonly rule: Colour;
}

/** An empty card, centred on the origin: rounded, outlined, and with a thin inner line if it is at least 100 wide. */
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
