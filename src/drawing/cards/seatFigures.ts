import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { INK, mixColours, PALE } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeAtPixel, textSprite } from '../vector/sprite.js';
import { element, fill } from '../vector/svg.js';
import { CARD_BACK, GOLD } from './cardStock.js';

/** The numbers of a seat: cards in hand, states, armies left. */
export const FIGURES = ['hand', 'states', 'left'] as const;
type FigureKind = (typeof FIGURES)[number];

interface SeatFigure {
  readonly seat: Dynasty;
  readonly kind: FigureKind;
  readonly count: number;
}

/** A number with its sign on its left. `x`: the middle of both. */
export function seatFigure({ seat, kind, count }: SeatFigure, [x, y]: Point): readonly PlacedSprite[] {
  const number = count < 0 ? `−${-count}` : String(count);
  return [
    placeAtPixel(centredSprite(FIGURE_SIGNS[kind], 20), [x - 24, y]),
    placeAtPixel(textSprite(number, { face: 'bold', size: 42, colour: INK, anchor: 'start' }), [x, y + 14], {
      'data-figure': `${seat} ${kind} ${count}`,
    }),
  ];
}

const cardBack = (x: number, degrees: number): string =>
  element('rect', {
    x: -7,
    y: -11,
    width: 14,
    height: 22,
    rx: 2,
    fill: CARD_BACK,
    stroke: PALE,
    'stroke-width': 1.4,
    transform: `translate(${x} 0) rotate(${degrees})`,
  });

/** Icons: a fan of card backs, a state, a pile of three armies. */
export const FIGURE_SIGNS: Readonly<Record<FigureKind, string>> = {
  hand: cardBack(-8, -16) + cardBack(0, 0) + cardBack(8, 16),
  states: fill('M0 -16L14 -8V8L0 16L-14 8V-8Z', GOLD, { stroke: INK, 'stroke-width': 2 }),
  left: [6, 0, -6]
    .map(y => element('ellipse', { cx: 0, cy: y, rx: 13, ry: 6, fill: mixColours(GOLD, '#ffffff', 0.75), stroke: INK, 'stroke-width': 2 }))
    .join(''),
};
