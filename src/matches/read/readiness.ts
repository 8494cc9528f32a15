import type { SeatId } from '../../games/game.js';
import type { FiledOrders } from '../model/match.js';
import { HOST_SEAT, hasDecided, type MatchInPlay } from './matchInPlay.js';

/**
 * How far a seat is in a phase. `nothing-on-file`: it owes a choice, has filed none and is not ready. `on-file`: it has filed orders but is
 * not ready.
 */
export type Readiness = 'nothing-to-do' | 'nothing-on-file' | 'on-file' | 'ready';

/** The progress of a seat in the phase. Votes are not owed: a seat that may only vote has nothing to do. */
export function readinessOf(current: MatchInPlay, seat: SeatId, filed: Pick<FiledOrders, 'ready' | 'submission'> | undefined): Readiness {
  if (!current.name.awaits.includes(seat)) return 'nothing-to-do';
  if (filed?.ready) return 'ready';
  return hasDecided(current, seat, filed?.submission) ? 'on-file' : 'nothing-on-file';
}

/** How many of the orders that a seat owes in the phase it has not given. */
export function missingOrders({ game, name, phase }: MatchInPlay, seat: SeatId, submission: unknown): number {
  if (game.endsRound || seat === HOST_SEAT.id || !name.awaits.includes(seat)) return 0;
  const filed = submission === undefined ? undefined : game.submission.parse(submission);
  const own = game.sheet(phase.state, seat, filed, 'en').filter(({ of, optional }) => of === undefined && !optional);
  const given = own.filter(({ text }) => text !== undefined).length;
  return Math.max(0, Math.min(own.length, game.due?.(phase.state, seat) ?? own.length) - given);
}
