import type { Point } from '../vector/geometry.js';
import { largeCardHeight } from './largeCard.js';
import { LEFT, MARGIN, RIGHT, WIDTH } from './tableLayout.js';

/** How the cards of a hand lie: in rows, as large as their number allows. */
export interface HandLayout {
  readonly card: number;
  /** The middle of each card. */
  readonly places: readonly Point[];
  readonly height: number;
}

export const HEADER = 72;
const GAP = 12;
/** No card is larger, however few there are. */
const LARGEST = 312;

export function layOutHand(count: number): HandLayout {
  const columns = columnsFor(count);
  const card = Math.min(LARGEST, Math.floor((RIGHT - LEFT - (columns - 1) * GAP) / columns));
  const tall = largeCardHeight(card);
  const rows = Math.ceil(count / columns);
  const top = MARGIN + HEADER + GAP;
  const places = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const width = inRow * card + (inRow - 1) * GAP;
    return [Math.round((WIDTH - width) / 2 + card / 2 + (i % columns) * (card + GAP)), Math.round(top + tall / 2 + row * (tall + GAP))];
  });
  return { card, places, height: top + rows * (tall + GAP) + MARGIN };
}

/** The fewest rows, and in each about as many cards: four, five where there are more than twelve, six where there are more than twenty. */
function columnsFor(count: number): number {
  const most = count <= 12 ? 4 : count <= 20 ? 5 : 6;
  return Math.max(3, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
