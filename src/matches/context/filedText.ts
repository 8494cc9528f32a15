import type { AnyGame, SeatId, SheetLine } from '../../games/game.js';

/**
 * A seat's orders in English, joined by "; ", in the order in which they were filed: read in that order, they make the same submission. Games
 * to which the order makes no difference have them as on the sheet. `isKept`: only these lines.
 */
export function filedText(
  { game, state }: { readonly game: AnyGame; readonly state: unknown },
  seat: SeatId,
  submission: unknown,
  isKept: (line: SheetLine) => boolean,
): string {
  if (submission === undefined) return '';
  const keys = game.filedKeys?.(submission) ?? [];
  const place = ({ key }: SheetLine): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return game
    .sheet(state, seat, submission, 'en')
    .filter(line => line.text !== undefined && isKept(line))
    .toSorted((a, b) => place(a) - place(b))
    .flatMap(({ text }) => text ?? [])
    .join('; ');
}
