import { filterInOrder } from '../../lib/inOrder.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { MatchId } from '../model/match.js';
import { closePhase } from './closePhase.js';

/** Closes all due phases, and returns how many it closed. A match that fails affects no other. */
export async function closeDuePhases(hosting: HostingContext): Promise<number> {
  const due = await hosting.store.matches.duePhases(hosting.now());
  return (await filterInOrder(due, one => closeDuePhase(hosting, one))).length;
}

/**
 * Closes a due phase. Returns false if that did not close it: it was closed already or postponed, or failed, and is tried again at the next
 * call.
 */
export async function closeDuePhase(hosting: HostingContext, due: { readonly match: MatchId; readonly number: number }): Promise<boolean> {
  try {
    return await closePhase(hosting, due.match, due.number, 'deadline');
  } catch (error) {
    hosting.log.error({ match: due.match, phase: due.number, ...whereItBroke(error) }, 'a due phase could not be closed');
    return false;
  }
}
