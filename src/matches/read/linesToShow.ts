import type { AnyGame, SeatId, SheetLine } from '../../games/game.js';

/**
 * The lines of a seat's sheet that its player should see: everything that is filed and, while the seat has decided less than it may, what is
 * still open. A power that has built all it may sees no more sites.
 */
export function linesToShow(game: AnyGame, state: unknown, seat: SeatId, sheet: readonly SheetLine[]): readonly SheetLine[] {
  const own = sheet.filter(({ of, optional }) => of === undefined && !optional);
  const filed = own.filter(({ text }) => text !== undefined).length;
  const isDone = filed >= (game.due?.(state, seat) ?? own.length);
  return sheet.filter(({ of, optional, text }) => text !== undefined || (!optional && (of !== undefined || !isDone)));
}
