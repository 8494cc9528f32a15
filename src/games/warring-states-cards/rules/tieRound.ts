import type { Dynasty } from '../board/dynasties.js';
import type { CardsState, Tie } from '../model/cardsState.js';
import { countHolds, end, mostOf, tieRound } from './endGame.js';

/**
 * Ties: the most superiorities win. Those tied for most play another round, or, if no card was discarded in this one, strongholds decide.
 */
export function endTieRound(state: CardsState, { seats, reason, idle }: Tie): CardsState {
  const first = mostOf(seats, seat => claimedBy(state, seat));
  if (first.length === 1) return end(state, { reason, by: 'superiorities', winners: first });
  return idle ? countHolds(state, first, reason) : tieRound(state, first, reason);
}

const claimedBy = ({ claimed }: CardsState, seat: Dynasty): number => Object.values(claimed).filter(holder => holder === seat).length;
