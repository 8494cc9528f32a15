import type { Dynasty } from '../board/dynasties.js';
import { secretRandom, shuffledBy } from '../chance/secretRandom.js';
import { type Card, type CardSymbol, isAdvisor } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import { addEvents } from './addEvents.js';
import { playerOf, withPlayer } from './tablePlayers.js';

/** A card from the deck, and the state without it. `card` is undefined if deck and discards are empty. */
interface TurnedUp {
  readonly state: CardsState;
  readonly card: Card | undefined;
}

/** Takes the next card of the deck. */
function turnUp(before: CardsState): TurnedUp {
  const state = refilled(before);
  const [card] = state.deck;
  return card === undefined ? { state, card } : { state: { ...state, deck: state.deck.slice(1) }, card };
}

/** Deck: shuffles the discards into a new deck if the deck is empty when a card is due. */
function refilled(state: CardsState): CardsState {
  const { deck, discards, chance } = state;
  if (deck.length > 0 || discards.length === 0) return state;
  const empty = addEvents({ ...state, discards: [] }, { kind: 'reshuffled', cards: discards.length });
  if (chance.kind === 'laid-out') return { ...empty, deck: discards };
  const shuffles = chance.shuffles + 1;
  return { ...empty, chance: { ...chance, shuffles }, deck: shuffledBy(discards, secretRandom(chance.secret, `shuffle ${shuffles}`)) };
}

/** Deck: has a seat draw a card, if there is one. `symbol`: the claimed battlefield card it draws for; undefined if it laid no card. */
export function drawCard(before: CardsState, seat: Dynasty, symbol?: CardSymbol): CardsState {
  const { state, card } = turnUp(before);
  if (card === undefined) return addEvents(state, { kind: 'drew', seat, symbol, cards: 0 });
  const { hand, drawn } = playerOf(state, seat);
  const players = withPlayer(state, seat, { hand: [...hand, card], drawn: [...drawn, card] });
  return { ...state, players, events: [...state.events, { kind: 'drew', seat, symbol, cards: 1 }] };
}

/** End of round: lays a new row of two cards per player, or fewer if the cards run out. */
export function layRow(before: CardsState): CardsState {
  const { state, cards } = turnUpWhile(before, laid => laid.length < 2 * before.players.length);
  return addEvents({ ...state, row: cards }, { kind: 'row', cards });
}

/** Two players: lays the local resistance, cards of the deck up to and including the first bright one. */
export function layResistance(before: CardsState): CardsState {
  if (before.resistance === undefined) return before;
  const { state, cards } = turnUpWhile(before, laid => laid.every(isAdvisor));
  return addEvents({ ...state, resistance: cards }, { kind: 'resistance', cards });
}

function turnUpWhile(
  before: CardsState,
  wants: (laid: readonly Card[]) => boolean,
): { readonly state: CardsState; readonly cards: readonly Card[] } {
  const cards: Card[] = [];
  let state = before;
  while (wants(cards)) {
    const next = turnUp(state);
    state = next.state;
    if (next.card === undefined) break;
    cards.push(next.card);
  }
  return { state, cards };
}

/** End of round: discards the old row, then the resistance. */
export function clearRow(state: CardsState): CardsState {
  const { row, resistance } = state;
  return { ...state, row: [], resistance: resistance && [], discards: [...state.discards, ...row, ...(resistance ?? [])] };
}
