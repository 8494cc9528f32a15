import { type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { faultOfText } from '../../read/orderText.js';
import { changeSheet, type Edit, type Filed } from './changeSheet.js';

/** Replaces all filed orders by what was typed. If any line is bad, the good ones are applied to the old orders, and nothing is dropped. */
export async function replaceOrders(hosting: HostingContext, edit: Edit & { readonly text: string }): Promise<Result<Filed, HostingFault>> {
  const fault = faultOfText(edit.text);
  if (fault) return refuse(fault);
  return changeSheet(hosting, edit, ({ current, seat, filed }) => {
    const read = (base: unknown, helped?: number) =>
      current.game.read(current.phase.state, seat.id, edit.text, base, edit.language, helped);
    const afresh = read(undefined, 0);
    const reading = afresh.lines.every(line => !line.fault) ? afresh : read(filed?.submission);
    return { ...reading, typed: edit.text };
  });
}
