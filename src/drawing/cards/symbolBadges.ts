import type { CardSymbol } from '../../games/warring-states-cards/model/battleCards.js';
import { TACTICS } from '../../games/warring-states-cards/model/battleCards.js';
import { type Colour, INK, mixColours, PALE } from '../vector/colour.js';
import { circle, element, fill, group, stroke } from '../vector/svg.js';

/** How a symbol is drawn everywhere. */
export interface SymbolStyle {
  readonly colour: Colour;
  readonly hanzi: string;
  /** SVG in a 100 × 100 square around the origin, drawn in the colour `pen` on a badge of the colour `background`. */
  readonly sign: (pen: Colour, background: Colour) => string;
}

const line = (d: string, pen: Colour, width: number): string => stroke(d, pen, width, { 'stroke-linecap': 'round' });

/** A waisted shield in front of a spear. */
const infantry: SymbolStyle['sign'] = (pen, background) =>
  [
    line('M0 -30V50', pen, 8),
    fill('M0 -56L10 -35H-10Z', pen),
    fill('M-32 -26Q0 -38 32 -26Q23 5 33 37Q0 49 -33 37Q-23 5 -32 -26Z', pen, { stroke: background, 'stroke-width': 4 }),
    circle([0, 5], 9, { fill: background }),
  ].join('');

/** A wheel. */
const chariot: SymbolStyle['sign'] = (pen, background) => {
  const spokes = 'M0 -34V34M-34 0H34M-24 -24L24 24M-24 24L24 -24';
  return (
    circle([0, 0], 36, { fill: 'none', stroke: pen, 'stroke-width': 9 }) +
    line(spokes, pen, 5) +
    circle([0, 0], 11, { fill: pen, stroke: background, 'stroke-width': 3 })
  );
};

/** A horse's head. */
const cavalry: SymbolStyle['sign'] = (pen, background) =>
  fill(
    'M6 -47L12 -34C31 -30 42 -8 38 44H-16C-14 26 -2 20 0 6C-6 13 -14 16 -20 17C-23 26 -30 29 -36 26C-43 22 -42 14 -39 9C-34 -3 -29 -8 -25 -17C-20 -28 -12 -34 -2 -36Z',
    pen,
  ) + circle([-10, -15], 4.6, { fill: background });

/** A drawn crossbow. */
const crossbow: SymbolStyle['sign'] = pen =>
  [
    line('M0 -44V44', pen, 8),
    line('M-42 0Q-34 -26 0 -28Q34 -26 42 0', pen, 9),
    line('M-42 0L0 18L42 0', pen, 4.5),
    fill('M0 -52L9 -36H-9Z', pen),
  ].join('');

/** An eye. */
const spy: SymbolStyle['sign'] = (pen, background) =>
  fill('M-47 0Q0 -46 47 0Q0 46 -47 0Z', pen) + circle([0, 0], 17, { fill: background }) + circle([5, -5], 5, { fill: pen });

/** A flame. */
const fire: SymbolStyle['sign'] = (pen, background) =>
  fill(
    'M4 -50C10 -28 37 -18 34 14C32 36 15 46 0 46C-17 46 -33 35 -34 13C-34 -4 -23 -12 -19 -26C-11 -20 -9 -13 -9 -7C2 -17 7 -32 4 -50Z',
    pen,
  ) + fill('M3 -2C6 10 17 14 16 26C15 35 8 40 0 40C-9 40 -16 34 -16 25C-16 16 -9 12 -7 5C-3 8 -2 10 -2 13C2 8 4 4 3 -2Z', background);

/** Two round trees. */
const forest: SymbolStyle['sign'] = (pen, background) => {
  const tree =
    line('M0 0V44', pen, 8) + fill('M0 -44C18 -44 27 -30 24 -18C32 -8 25 10 10 10H-10C-25 10 -32 -8 -24 -18C-27 -30 -18 -44 0 -44Z', pen);
  const back = group({ transform: 'translate(19 -4) scale(.86)' }, tree);
  return back + group({ transform: 'translate(-17 2)' }, stroke('M0 -44C18 -44 27 -30 24 -18C32 -8 25 10 10 10H-10', background, 9), tree);
};

/** Three peaks with snow on the highest. */
const mountain: SymbolStyle['sign'] = (pen, background) =>
  fill('M-48 36L-24 -10L-12 8L6 -42L26 6L32 -4L48 36Z', pen, { stroke: pen, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
  stroke('M-5 -10L2 -3L7 -13L12 -4L18 -11', background, 5);

/** Three curling gusts. */
const wind: SymbolStyle['sign'] = pen =>
  ['M-44 -12H12A15 15 0 1 0 -3 -27', 'M-44 6H28A14 14 0 1 1 14 20', 'M-30 24H-4A10 10 0 1 1 -14 34'].map(d => line(d, pen, 8)).join('');

/** The colours differ mostly in lightness, so that colour-blind players can tell them apart. */
export const SYMBOL_STYLES: Readonly<Record<CardSymbol, SymbolStyle>> = {
  Infantry: { colour: '#674936', hanzi: '步', sign: infantry },
  Chariot: { colour: '#d97a1f', hanzi: '車', sign: chariot },
  Cavalry: { colour: '#521531', hanzi: '騎', sign: cavalry },
  Crossbow: { colour: '#1fa497', hanzi: '弩', sign: crossbow },
  Spy: { colour: '#231b68', hanzi: '諜', sign: spy },
  Fire: { colour: '#b32d10', hanzi: '火', sign: fire },
  Forest: { colour: '#76975a', hanzi: '林', sign: forest },
  Mountain: { colour: '#505969', hanzi: '山', sign: mountain },
  Wind: { colour: '#2b6cbb', hanzi: '風', sign: wind },
};

export const isTactic = (symbol: CardSymbol): boolean => TACTICS.some(tactic => tactic === symbol);

/** The badge behind a symbol, in a 100 × 100 square: round for a tactic, square for a strategy. */
export const badgeShape = (symbol: CardSymbol, attributes: Readonly<Record<string, string | number>>): string =>
  isTactic(symbol) ? circle([0, 0], 48, attributes) : element('rect', { x: -46, y: -46, width: 92, height: 92, rx: 16, ...attributes });

/** A symbol on its badge, `size` pixels wide. */
export function symbolBadge(symbol: CardSymbol, size: number): string {
  const { colour, sign } = SYMBOL_STYLES[symbol];
  const shape = badgeShape(symbol, { fill: colour, stroke: mixColours(colour, INK, 0.5), 'stroke-width': 5 });
  return group({ transform: `scale(${size / 102})` }, shape, group({ transform: 'scale(.77)' }, sign(PALE, colour)));
}
