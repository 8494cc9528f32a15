import type { Point } from '../vector/geometry.js';
import type { SmallCardSize } from './smallCard.js';

/** Pictures of the card game are as wide as this; three pixels of a phone's 360 make one of it. */
export const WIDTH = 1080;
/** Room for the fret around a picture. */
export const MARGIN = 22;
export const LEFT = MARGIN + 12;
export const RIGHT = WIDTH - LEFT;

/** The line on top that tells what is battled for, and whose turn it is. */
export const BANNER = { top: MARGIN, bottom: MARGIN + 60 };

/** Where the frame of the board lies on the picture. */
export const BOARD = { scale: 0.69, left: -12, top: 77, bottom: 762 };
export const onPicture = ([x, y]: Point): Point => [Math.round(BOARD.left + BOARD.scale * x), Math.round(BOARD.top + BOARD.scale * y)];

/** The recruiting row on the left, the battlefield cards on the right. */
export const SHELF = { top: BOARD.bottom, bottom: BOARD.bottom + 162, label: BOARD.bottom + 25, middle: BOARD.bottom + 95 };
export const ROW_CARD: SmallCardSize = { width: 56, height: 124 };
export const ROW_ROOM = { left: LEFT, right: 670 };

/** One strip a seat, and one for the local resistance. */
export const STRIP = { height: 106, card: { width: 40, height: 94 } as const satisfies SmallCardSize };
export const stripTop = (i: number): number => SHELF.bottom + i * STRIP.height;
export const LAID_ROOM = { left: 330, right: 670 };
export const FIGURES: readonly number[] = [174, 232, 290];

/** The middle of each symbol's column. */
const COUNTS = { left: 684, step: 40 };
export const columnAt = (i: number): number => COUNTS.left + COUNTS.step * (i + 0.5);
export const COUNT_ROOM = { left: COUNTS.left, right: COUNTS.left + 9 * COUNTS.step, step: COUNTS.step };

export const FOOTER = 62;
export const tableHeight = (strips: number): number => stripTop(strips) + FOOTER + MARGIN;

/** The middles of so many cards in a row from left to right, no farther apart than they need, nearer where the room is too small. */
export function spread(
  count: number,
  room: { readonly left: number; readonly right: number },
  { width, gap }: { readonly width: number; readonly gap: number },
): readonly number[] {
  const step = count < 2 ? 0 : Math.min(width + gap, (room.right - room.left - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => Math.round(room.left + width / 2 + i * step));
}

/** An army on the board is so many pixels across, the second on a stronghold so far from the first. */
export const ARMY = 36;
export const ARMY_STEP = 37;
