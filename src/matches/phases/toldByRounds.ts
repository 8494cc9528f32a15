import { gameOf } from '../gameOf.js';
import type { MatchId } from '../match.js';
import type { House } from '../ports.js';

/** Whether the phases of a match are decisions of a round: then it has one table, and is told by rounds. */
export function isToldByRounds(house: House, id: MatchId): boolean {
  const match = house.store.match(id);
  return match !== undefined && gameOf(house, match).endsRound !== undefined;
}
