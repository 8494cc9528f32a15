import { type Random, shuffled } from '../../../../lib/random.js';
import type { Dynasty } from '../../board/dynasties.js';
import { type Card, WHOLE_DECK, without } from '../../model/battleCards.js';
import type { CardsState, Laid } from '../../model/cardsState.js';
import type { CardsView } from '../../view/seatView.js';

/**
 * Deals the cards that a seat cannot see: other hands, the deck and the discards. What it can see, and how many cards lie where, stays.
 * `known`: cards that a seat is known to hold.
 */
export function dealtAnew(
  state: CardsState,
  { table, own }: Pick<CardsView, 'table' | 'own'>,
  known: ReadonlyMap<Dynasty, readonly Card[]>,
  random: Random,
): CardsState {
  const seen = [...(own?.hand ?? []), ...state.row, ...(state.resistance ?? []), ...state.players.flatMap(player => cardsIn(player.table))];
  const held = [...known].flatMap(([seat, cards]) => (seat === own?.seat ? [] : cards));
  const rest = without(WHOLE_DECK, [...seen, ...held]);
  if (!rest) return known.size > 0 ? dealtAnew(state, { table, own }, new Map(), random) : state;
  const unseen = shuffled(rest, random);
  const players = state.players.map(player => {
    if (player.seat === own?.seat) return player;
    const certain = known.get(player.seat) ?? [];
    const hidden = (table.seats[player.seat]?.hand ?? 0) - certain.length;
    return { ...player, hand: [...certain, ...unseen.splice(0, Math.max(0, hidden))] };
  });
  const deck = unseen.splice(0, table.deck);
  return { ...state, players, deck, discards: unseen };
}

const cardsIn = (table: readonly Laid[]): readonly Card[] => table.flatMap(laid => ('card' in laid ? [laid.card] : []));
