import { ARMIES, type ArmyOwner } from '../../../src/games/warring-states-cards/board/dynasties.js';
import { type Card, WHOLE_DECK } from '../../../src/games/warring-states-cards/model/battleCards.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { armiesOnBoard } from '../../../src/games/warring-states-cards/table/armiesOnBoard.js';

const ALL = [...WHOLE_DECK].sort().join();

/** Returns every card of the match, wherever it is. */
export const cardsOf = ({ deck, discards, row, resistance, players }: CardsState): readonly Card[] => [
  ...deck,
  ...discards,
  ...row,
  ...(resistance ?? []),
  ...players.flatMap(({ hand, table }) => [...hand, ...table.flatMap(laid => ('card' in laid ? [laid.card] : []))]),
];

/** Returns the invariants that are broken: the deck is complete, each dynasty has 24 armies, no place has none or more than two. */
export function breaches(state: CardsState): readonly string[] {
  const cards = cardsOf(state);
  const strays = state.players.filter(({ seat, supply }) => supply + armiesOnBoard(state, seat) !== ARMIES);
  const places = Object.entries({ ...state.states, ...state.strongholds });
  return [
    ...(cards.length === WHOLE_DECK.length && [...cards].sort().join() === ALL ? [] : [`${cards.length} cards, or not those of the deck`]),
    ...strays.map(({ seat }) => `${seat} has not ${ARMIES} armies`),
    ...places.filter(([, armies]) => armies.length < 1 || armies.length > 2).map(([place, { length }]) => `${length} armies on ${place}`),
    ...(Object.keys(state.states).length === 12 ? [] : ['a state is missing']),
  ];
}

/** A fast check for every move: whether the numbers of cards and armies are right, and every place has one or two. */
export function isWhole(state: CardsState): boolean {
  let cards = state.deck.length + state.discards.length + state.row.length + (state.resistance?.length ?? 0);
  for (const { hand, table } of state.players)
    cards += hand.length + table.reduce((count, laid) => ('card' in laid ? count + 1 : count), 0);
  const armies = new Map<ArmyOwner, number>();
  for (const places of [state.states, state.strongholds])
    for (const place in places) {
      const standing = places[place] ?? [];
      if (standing.length < 1 || standing.length > 2) return false;
      for (const army of standing) armies.set(army, (armies.get(army) ?? 0) + 1);
    }
  return cards === WHOLE_DECK.length && state.players.every(({ seat, supply }) => supply + (armies.get(seat) ?? 0) === ARMIES);
}
