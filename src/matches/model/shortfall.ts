import type { SeatId } from '../../games/game.js';
import type { MatchReader, MatchTransaction } from './transaction.js';

/** What became of an answer that an opponent of the bot owed, if it took too long or failed: a Recruit gave it, or nothing was ordered. */
export type Shortfall = 'recruit' | 'nothing';

/** What is noted in a phase about a seat. */
const noteOf = (shortfall: Shortfall, seat: SeatId): string => `fell-short:${shortfall}:${seat}`;

/** Notes that an opponent of the bot did not answer itself for a seat in a phase. */
export function noteShortfall(tx: MatchTransaction, phase: number, about: { readonly seat: SeatId; readonly shortfall: Shortfall }): void {
  const reason = noteOf(about.shortfall, about.seat);
  const { extensions } = tx.facts;
  if (!extensions.some(one => one.phase === phase && one.reason === reason)) tx.put({ extensions: [...extensions, { phase, reason }] });
}

/** Forgets what was noted about these seats in a phase: their players have time again to order themselves. */
export function forgetShortfalls(tx: MatchTransaction, phase: number, seats: readonly SeatId[]): void {
  const told = seats.flatMap(seat => [noteOf('recruit', seat), noteOf('nothing', seat)]);
  const { extensions } = tx.facts;
  const kept = extensions.filter(one => one.phase !== phase || !told.includes(one.reason));
  if (kept.length < extensions.length) tx.put({ extensions: kept });
}

/** Those of the seats for which that happened in the open phase, or in one that closes in this transaction. */
export const shortIn = (
  { facts }: MatchReader,
  phase: number,
  { seats, shortfall }: { readonly seats: readonly SeatId[]; readonly shortfall: Shortfall },
): readonly SeatId[] => seats.filter(seat => facts.extensions.some(one => one.phase === phase && one.reason === noteOf(shortfall, seat)));
