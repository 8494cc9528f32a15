import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { MatchId } from '../model/match.js';
import { closePhase } from './closePhase.js';

/** Closes every phase whose deadline has passed, and says how many. A match that fails holds up no other. */
export function closeDuePhases(hosting: HostingContext): number {
  return hosting.store.duePhases(hosting.now()).filter(due => closeDuePhase(hosting, due)).length;
}

/** False: it was closed already, or failed: then it stays open and is tried again at the next call. */
export function closeDuePhase(hosting: HostingContext, due: { readonly match: MatchId; readonly number: number }): boolean {
  try {
    return closePhase(hosting, due.match, due.number, 'deadline');
  } catch (error) {
    hosting.log.error({ match: due.match, phase: due.number, ...whereItBroke(error) }, 'a due phase could not be closed');
    return false;
  }
}
