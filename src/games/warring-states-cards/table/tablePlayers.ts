import type { Dynasty } from '../board/dynasties.js';
import type { CardsState, Player } from '../model/cardsState.js';

/** The player of a seat. Throws if the seat is not in this match. */
export function playerOf({ players }: Pick<CardsState, 'players'>, seat: Dynasty): Player {
  const player = players.find(one => one.seat === seat);
  if (!player) throw new Error(`nobody plays ${seat}`);
  return player;
}

export const seatsOf = ({ players }: Pick<CardsState, 'players'>): readonly Dynasty[] => players.map(({ seat }) => seat);

/** All players, with one of them changed. */
export const withPlayer = ({ players }: Pick<CardsState, 'players'>, seat: Dynasty, change: Partial<Player>): readonly Player[] =>
  players.map(player => (player.seat === seat ? { ...player, ...change } : player));

/** The seats that play this round, fallen back or not: all, or in a tie round the tied ones. */
export const fightersOf = (state: CardsState): readonly Dynasty[] => state.tie?.seats ?? seatsOf(state);

/** The seats that have not fallen back yet. */
export const inBattle = (state: CardsState): readonly Dynasty[] => fightersOf(state).filter(seat => !state.fallen.includes(seat));
