import { type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { faultOfText } from '../../read/orderText.js';
import { changeSheet, type Edit, type Filed } from './changeSheet.js';

/** Applies what was typed to the filed orders. Good lines count even when others are bad. */
export async function submitOrders(hosting: HostingContext, edit: Edit & { readonly text: string }): Promise<Result<Filed, HostingFault>> {
  const fault = faultOfText(edit.text);
  if (fault) return refuse(fault);
  return changeSheet(hosting, edit, ({ current, seat, filed }) => {
    const reading = current.game.read(current.phase.state, seat.id, edit.text, filed?.submission, edit.language);
    return { ...reading, typed: edit.text };
  });
}
