import type { Dynasty } from '../board/dynasties.js';
import type { CardsEnding, EndReason } from '../model/cardsEnding.js';
import type { CardsState } from '../model/cardsState.js';
import { addEvents } from '../table/addEvents.js';
import { holdsOf } from '../table/armiesOnBoard.js';
import { clearRow } from '../table/deck.js';
import { statesOf } from '../table/stateControl.js';
import { playerOf, seatsOf } from '../table/tablePlayers.js';

/** End of game: the player with the most states wins. Tied players play a tie round. */
export function decide(state: CardsState, reason: EndReason): CardsState {
  const first = mostOf(seatsOf(state), seat => statesOf(state, seat));
  return first.length === 1 ? end(state, { reason, by: 'states', winners: first }) : tieRound(clearRow(state), first, reason);
}

/** Ties: starts a round of the tied players without a state, armies or a row. If none of them has a card, strongholds decide. */
export function tieRound(state: CardsState, tied: readonly Dynasty[], reason: EndReason): CardsState {
  if (tied.every(seat => playerOf(state, seat).hand.length === 0)) return countHolds(state, tied, reason);
  const start = state.fallen.findLast(seat => tied.includes(seat));
  if (start === undefined) throw new Error('whoever is tied has fallen back');
  const tie = { seats: tied, reason, idle: true };
  const begun: CardsState = {
    ...state,
    round: state.round + 1,
    tie,
    start,
    claimed: {},
    fallen: [],
    stage: { kind: 'battle', seat: start },
  };
  return addEvents(begun, { kind: 'tied', seats: tied });
}

/** Ties: the most strongholds win. Players who are still tied share the victory. */
export const countHolds = (state: CardsState, tied: readonly Dynasty[], reason: EndReason): CardsState =>
  end(state, { reason, by: 'strongholds', winners: mostOf(tied, seat => holdsOf(state, seat).length) });

export const end = (state: CardsState, ending: CardsEnding): CardsState =>
  addEvents({ ...state, stage: { kind: 'over', ending } }, { kind: 'ended', ending });

/** The seats with the highest count, in seat order. */
export function mostOf(seats: readonly Dynasty[], count: (seat: Dynasty) => number): readonly Dynasty[] {
  const most = Math.max(...seats.map(count));
  return seats.filter(seat => count(seat) === most);
}
