import type { SeatId } from '../../games/game.js';
import type { FiledOrders } from '../model/match.js';
import { hasDecided, type MatchInPlay } from './matchInPlay.js';

/** How far a seat is in a phase. Only a seat with nothing on file, and not ready, can miss it. */
export type Readiness = 'nothing-to-do' | 'nothing-on-file' | 'on-file' | 'ready';

/** Of a seat in the table's phase. A vote is owed by nobody: who may only vote has nothing to do. */
export function readinessOf(current: MatchInPlay, seat: SeatId, filed: Pick<FiledOrders, 'ready' | 'submission'> | undefined): Readiness {
  if (!current.name.awaits.includes(seat)) return 'nothing-to-do';
  if (filed?.ready) return 'ready';
  return hasDecided(current, seat, filed?.submission) ? 'on-file' : 'nothing-on-file';
}
