import type { Result } from '../../../lib/result.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { changeSheet, type Edit, type Filed } from './changeSheet.js';

/** Takes one topic off the sheet; the history says so as `clear KEY`. */
export function clearOrder(house: House, edit: Edit & { readonly key: string }): Result<Filed, HostingFault> {
  return changeSheet(house, edit, ({ table, seat, onFile }) => {
    const before = onFile?.submission ?? table.game.read(table.phase.state, seat.id, '', undefined, edit.language).submission;
    return { submission: table.game.clear(before, edit.key), typed: `clear ${edit.key}`, lines: [] };
  });
}
