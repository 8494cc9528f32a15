import type { House } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { MatchId } from '../model/match.js';
import { closePhase } from './closePhase.js';

/** Closes every phase whose deadline has passed, and says how many. A match that fails holds up no other. */
export function closeDuePhases(house: House): number {
  return house.store.duePhases(house.now()).filter(due => closeDuePhase(house, due)).length;
}

/** False: it was closed already, or failed: then it stays open and is tried again at the next call. */
export function closeDuePhase(house: House, due: { readonly match: MatchId; readonly number: number }): boolean {
  try {
    return closePhase(house, due.match, due.number, 'deadline');
  } catch (error) {
    house.log.error({ match: due.match, phase: due.number, ...whereItBroke(error) }, 'a due phase could not be closed');
    return false;
  }
}
