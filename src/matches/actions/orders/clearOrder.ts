import type { Result } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { changeSheet, type Edit, type Filed } from './changeSheet.js';

/** Clears the order of one topic. The history records it as `clear KEY`. */
export async function clearOrder(hosting: HostingContext, edit: Edit & { readonly key: string }): Promise<Result<Filed, HostingFault>> {
  return changeSheet(hosting, edit, ({ current, seat, filed }) => {
    const before = filed?.submission ?? current.game.read(current.phase.state, seat.id, '', undefined, edit.language).submission;
    return { submission: current.game.clear(before, edit.key), typed: `clear ${edit.key}`, lines: [] };
  });
}
