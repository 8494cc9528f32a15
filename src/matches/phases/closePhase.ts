import type { MatchId } from '../match.js';
import { pausingIfBroken } from '../pausing/broken.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { type Table, tableOf } from '../table.js';
import { isExtended } from '../time/extendPhase.js';
import { isPutOffForMissing } from '../time/lateness.js';
import { closeAtStep } from './closeIfReady.js';
import { closeTable } from './closeTable.js';

/**
 * Closes a phase of a running match, once. False: it is not the open one, not
 * due yet by the record, or somebody else closed it.
 */
export function closePhase(house: House, match: MatchId, phase: number, by: 'ready' | 'deadline'): boolean {
  const close = (): boolean => {
    const table = tableOf(house, match);
    if (!table.ok || table.value.phase.number !== phase) return false;
    if (by === 'deadline' && house.now() < table.value.phase.dueAt) return closeAtStep(house, table.value);
    if (by === 'deadline' && isPutOff(house, table.value)) return false;
    return closeTable(house, table.value, by);
  };
  return pausingIfBroken(house, match, { work: () => record(house, close), otherwise: false });
}

const isPutOff = (house: House, table: Table): boolean => isExtended(house, table) || isPutOffForMissing(house, table);
