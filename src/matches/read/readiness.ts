import type { SeatId } from '../../games/game.js';
import type { OnFile } from '../model/match.js';
import { hasDecided, type Table } from './table.js';

/** How far a seat is in a phase. Only a seat with nothing on file, and not ready, can miss it. */
export type Readiness = 'nothing-to-do' | 'nothing-on-file' | 'on-file' | 'ready';

/** Of a seat in the table's phase. A vote is owed by nobody: who may only vote has nothing to do. */
export function readinessOf(table: Table, seat: SeatId, onFile: Pick<OnFile, 'ready' | 'submission'> | undefined): Readiness {
  if (!table.name.awaits.includes(seat)) return 'nothing-to-do';
  if (onFile?.ready) return 'ready';
  return hasDecided(table, seat, onFile?.submission) ? 'on-file' : 'nothing-on-file';
}
