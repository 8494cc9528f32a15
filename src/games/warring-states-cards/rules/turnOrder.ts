import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import { inBattle, seatsOf } from '../table/tablePlayers.js';

/** The seat whose turn is next, in seat order. The last one in battle goes on alone. Undefined if all have fallen back. */
export function nextInBattle(state: CardsState, seat: Dynasty): Dynasty | undefined {
  const seats = seatsOf(state);
  const at = seats.indexOf(seat);
  const still = inBattle(state);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)].find(one => still.includes(one));
}
