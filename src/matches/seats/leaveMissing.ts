import type { SeatId } from '../../games/game.js';
import { queueNotice } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { survivors, type Table } from '../table.js';
import { passSeat } from './passSeat.js';

/**
 * The seats lose their players and are open to others. If nobody would be left to play, they keep them: then the match has to wait.
 * Says whether somebody is left. Within a transaction.
 */
export function leaveMissing(house: House, table: Table, missing: readonly SeatId[]): boolean {
  const { match, phase } = table;
  if (missing.length === 0) return true;
  if (survivors(table).every(seat => missing.includes(seat))) return false;
  for (const seat of missing) passSeat(house, table, seat, undefined);
  queueNotice(house, phase, match, { notice: 'civil-disorder', seats: missing });
  return true;
}
