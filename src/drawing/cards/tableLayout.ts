import type { Point } from '../vector/geometry.js';
import type { SmallCardSize } from './smallCard.js';

/* Positions on pictures of the card game, in pixels. A phone 360 pixels wide shrinks three of them to one. */

export const WIDTH = 1080;
/** Width of the fret around a picture. */
export const MARGIN = 22;
export const LEFT = MARGIN + 12;
export const RIGHT = WIDTH - LEFT;

/** The line at the top: the battle, and whose turn it is. */
export const BANNER = { top: MARGIN, bottom: MARGIN + 60 };

/** Scale and offset from coordinates of the board file to pixels, and the lower edge of the board. */
export const BOARD = { scale: 0.69, left: -12, top: 77, bottom: 762 };
export const onPicture = ([x, y]: Point): Point => [Math.round(BOARD.left + BOARD.scale * x), Math.round(BOARD.top + BOARD.scale * y)];

/** The recruiting row on the left, the battlefield cards on the right. */
export const CARD_ROW = {
  top: BOARD.bottom,
  bottom: BOARD.bottom + 162,
  labelBaseline: BOARD.bottom + 25,
  middle: BOARD.bottom + 95,
};
export const RECRUIT_CARD: SmallCardSize = { width: 56, height: 124 };
export const RECRUIT_ROOM = { left: LEFT, right: 670 };

/** Height of a strip (one for each seat, one for the local resistance) and size of the cards on it. */
export const STRIP = { height: 106, card: { width: 40, height: 94 } as const satisfies SmallCardSize };
export const stripTop = (i: number): number => CARD_ROW.bottom + i * STRIP.height;
/** Horizontal room for the cards that a seat has laid. */
export const LAID_ROOM = { left: 330, right: 670 };
/** x of the middles of a seat's numbers: cards in hand, states, armies left. */
export const SEAT_FIGURES: readonly number[] = [174, 232, 290];

const COUNTS = { left: 684, step: 40 };
/** x of the middle of the column of symbol `i`. */
export const columnAt = (i: number): number => COUNTS.left + COUNTS.step * (i + 0.5);
export const COUNT_ROOM = { left: COUNTS.left, right: COUNTS.left + 9 * COUNTS.step, step: COUNTS.step };

/** Height of the credit below the strips. */
const FOOTER = 62;
export const tableHeight = (strips: number): number => stripTop(strips) + FOOTER + MARGIN;

/** x of the middles of `count` cards in a row, left to right: `gap` apart, or closer if the room is too small. */
export function spread(
  count: number,
  room: { readonly left: number; readonly right: number },
  { width, gap }: { readonly width: number; readonly gap: number },
): readonly number[] {
  const step = count < 2 ? 0 : Math.min(width + gap, (room.right - room.left - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => Math.round(room.left + width / 2 + i * step));
}

/** Size of an army on a stronghold, and the distance from the first to the second. */
export const ARMY_SIZE = 36;
export const ARMY_STEP = 37;
