import type { Point } from '../vector/geometry.js';
import { SHEET } from './framedPaper.js';
import { largeCardHeight } from './largeCard.js';

/** The cards of a hand in rows, as large as their number allows. In pixels. */
export interface HandLayout {
  readonly cardWidth: number;
  /** The middle of each card. */
  readonly places: readonly Point[];
  readonly height: number;
}

export const HEADER_HEIGHT = 72;
const GAP = 12;
/** Maximum width of a card, however few there are. */
const MAX_CARD_WIDTH = 312;

export function layOutHand(count: number): HandLayout {
  const columns = columnsFor(count);
  const cardWidth = Math.min(MAX_CARD_WIDTH, Math.floor((SHEET.right - SHEET.left - (columns - 1) * GAP) / columns));
  const cardHeight = largeCardHeight(cardWidth);
  const rows = Math.ceil(count / columns);
  const top = SHEET.margin + HEADER_HEIGHT + GAP;
  const places = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const width = inRow * cardWidth + (inRow - 1) * GAP;
    return [
      Math.round((SHEET.width - width) / 2 + cardWidth / 2 + (i % columns) * (cardWidth + GAP)),
      Math.round(top + cardHeight / 2 + row * (cardHeight + GAP)),
    ];
  });
  return { cardWidth, places, height: top + rows * (cardHeight + GAP) + SHEET.margin };
}

/** The number of columns that gives the fewest, evenly filled rows: 3 or 4 columns up to 12 cards, at most 5 up to 20, at most 6 beyond. */
function columnsFor(count: number): number {
  const most = count <= 12 ? 4 : count <= 20 ? 5 : 6;
  return Math.max(3, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}
