import type { SeatId } from '../../games/game.js';
import type { FiledOrders } from '../model/match.js';
import { hasDecided, type MatchInPlay } from './matchInPlay.js';

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
