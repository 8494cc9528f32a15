import type { Card } from '../../../src/games/warring-states-cards/model/battleCards.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom, shuffled } from '../../../src/lib/random.js';

/**
 * Deals all cards again that a seat does not see: other seats' hands, with what they have chosen to show, the deck and the discards.
 * Undefined `seat`: all hands.
 */
export function dealtAnew(state: CardsState, seat: string | undefined, seed: number): CardsState {
  const isHidden = (one: { readonly seat: string }): boolean => one.seat !== seat;
  const hands = state.players.filter(isHidden).flatMap(({ hand }) => hand);
  const pool = shuffled([...hands, ...state.deck, ...state.discards], seededRandom(seed));
  const players = state.players.map(player =>
    isHidden(player) ? { ...player, hand: pool.splice(0, player.hand.length), drawn: [] } : player,
  );
  const deck = pool.splice(0, state.deck.length);
  const { stage } = state;
  const chosen = (by: string, cards: readonly Card[]): readonly Card[] =>
    by === seat ? cards : (players.find(one => one.seat === by)?.hand.slice(0, cards.length) ?? []);
  const shown = stage.kind === 'keep' && Object.fromEntries(Object.entries(stage.shown).map(([by, cards]) => [by, chosen(by, cards)]));
  return {
    ...state,
    ...(shown && { stage: { kind: 'keep', shown } }),
    players,
    deck,
    discards: pool,
    chance: { kind: 'secret', secret: `${seed}`, shuffles: 0 },
  };
}
