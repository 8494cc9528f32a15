import type { House } from '../context/ports.js';
import type { MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type Table, tableOf } from '../read/table.js';
import { decideUnlessBroken } from './broken.js';
import { closeAtStep } from './closeIfReady.js';
import { closeTable } from './closeTable.js';
import { isExtended } from './extendPhase.js';
import { isPutOffForMissing } from './lateness.js';

/**
 * Closes a phase of a running match, once. False: it is not the open one, or not
 * due yet by the record.
 */
export function closePhase(house: House, match: MatchId, phase: number, by: 'ready' | 'deadline'): boolean {
  const close = (tx: MatchTransaction): boolean => {
    const table = tableOf(tx);
    if (!table.ok || table.value.phase.number !== phase) return false;
    if (by === 'deadline' && tx.now < table.value.phase.dueAt) return closeAtStep(tx, table.value);
    if (by === 'deadline' && isPutOff(tx, table.value)) return false;
    closeTable(tx, table.value, by);
    return true;
  };
  return decideUnlessBroken(house, match, { work: close, otherwise: false }) ?? false;
}

const isPutOff = (tx: MatchTransaction, table: Table): boolean => isExtended(tx, table) || isPutOffForMissing(tx, table);
