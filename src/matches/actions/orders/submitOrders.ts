import { type Result, refuse } from '../../../lib/result.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { faultOfText } from '../../read/orderText.js';
import { changeSheet, type Edit, type Filed } from './changeSheet.js';

/** Lays what was typed over what is on file. The good lines count even when others are bad. */
export function submitOrders(house: House, edit: Edit & { readonly text: string }): Result<Filed, HostingFault> {
  const fault = faultOfText(edit.text);
  if (fault) return refuse(fault);
  return changeSheet(house, edit, ({ table, seat, onFile }) => {
    const reading = table.game.read(table.phase.state, seat.id, edit.text, onFile?.submission, edit.language);
    return { ...reading, typed: edit.text };
  });
}
