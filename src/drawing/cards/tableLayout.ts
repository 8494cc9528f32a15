import type { Point } from '../vector/geometry.js';
import type { SmallCardSize } from './smallCard.js';

/* Positions on the picture of a table, in pixels. A channel shows a third of them, a phone little more than a fifth. */

export const TABLE = { width: 1650, height: 1050 };
const EDGE = 24;
export const LEFT = EDGE;
export const RIGHT = TABLE.width - EDGE;

/** The line at the top: the round and the battle, and whose turn it is. */
export const BANNER = { top: 0, bottom: 84 };

/** Scale and offset from coordinates of the board file to pixels, and what the board takes of the picture. */
export const BOARD = { scale: 0.68, left: -23, top: 68, right: 1040, bottom: 726 };
export const onPicture = ([x, y]: Point): Point => [Math.round(BOARD.left + BOARD.scale * x), Math.round(BOARD.top + BOARD.scale * y)];

/** Height of a capital letter or a digit that can be read in a channel, and the font size that gives it. */
export const READABLE = { capital: 26, condensed: 38 };

/** Below the board: the recruiting row on the left, the piles on the right, the credit under both. */
export const CARD_ROW = { top: BOARD.bottom, labelBaseline: BOARD.bottom + 36, middle: BOARD.bottom + 140 };
export const RECRUIT_CARD: SmallCardSize = { width: 72, height: 184 };
export const RECRUIT_ROOM = { left: LEFT, right: 800 };
/** x of the middles of the deck and the discards. */
export const PILES = { deck: 862, discards: 966 };
export const CREDIT = { baseline: 996, step: 27, size: 24 };

/** The part on the right: what the signs mean and the battlefield cards, then a strip for each seat and for the local resistance. */
export const PANEL = { left: BOARD.right, right: TABLE.width };
export const BATTLEFIELD = { middle: BANNER.bottom + 65, bottom: BANNER.bottom + 131 };

const MOST_STRIP_HEIGHT = 280;
export const stripHeight = (strips: number): number =>
  Math.min(MOST_STRIP_HEIGHT, Math.floor((TABLE.height - BATTLEFIELD.bottom) / strips));
export const stripTop = (i: number, strips: number): number => BATTLEFIELD.bottom + i * stripHeight(strips);

/** On a strip, above and below its middle: the owner and the counts; numbers and the cards laid. */
export const UPPER_LINE = -48;
export const LOWER_LINE = 33;
export const LAID_CARD: SmallCardSize = { width: 42, height: 98 };
/** x of the middle of the owner's token, and where the name begins. */
export const OWNER = { token: PANEL.left + 42, name: PANEL.left + 78 };
/** x of the middles of a seat's numbers with their signs: cards in hand, states, armies left. */
export const SEAT_FIGURES: readonly number[] = [PANEL.left + 56, PANEL.left + 144, PANEL.left + 236];
/** Horizontal room for the cards that a seat has laid. */
export const LAID_ROOM = { left: PANEL.left + 300, right: RIGHT - 4 };

const COLUMN = 46;
export const COUNT_ROOM = { left: RIGHT - 9 * COLUMN, right: RIGHT, step: COLUMN };
/** x of the middle of the column of symbol `i`. */
export const columnAt = (i: number): number => COUNT_ROOM.left + COLUMN * (i + 0.5);

/** x of the middles of `count` cards in a row, left to right: `gap` apart, or closer if the room is too small. */
export function spread(
  count: number,
  room: { readonly left: number; readonly right: number },
  { width, gap }: { readonly width: number; readonly gap: number },
): readonly number[] {
  const step = count < 2 ? 0 : Math.min(width + gap, (room.right - room.left - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => Math.round(room.left + width / 2 + i * step));
}

/** Size of an army on a stronghold, and the distance between two. */
export const ARMY_SIZE = 50;
export const ARMY_STEP = 43;
