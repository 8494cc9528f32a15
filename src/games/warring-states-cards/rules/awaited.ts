import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import { seatsOf } from '../table/tablePlayers.js';

/** The seats that may move now, in seat order: during setup all that have not shown their cards, then one. */
export function awaitedIn(state: CardsState): readonly Dynasty[] {
  const { stage } = state;
  if (stage.kind === 'keep') return seatsOf(state).filter(seat => stage.shown[seat] === undefined);
  return stage.kind === 'over' ? [] : [stage.seat];
}
