import type { Dynasty } from '../board/dynasties.js';
import { without } from '../model/battleCards.js';
import type { CardsEvent } from '../model/cardsEvent.js';
import type { CardsState, Stage } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { layResistance } from '../table/deck.js';
import { playerOf, seatsOf } from '../table/tablePlayers.js';

type Keeping = Extract<Stage, { readonly kind: 'keep' }>;

export const showFault = (state: CardsState, seat: Dynasty, { cards }: MoveOf<'show'>): MoveFault | undefined =>
  without(playerOf(state, seat).hand, cards) ? undefined : { code: 'not-in-hand' };

/**
 * Setup: notes the two cards that a seat has chosen in secret. When all seats have chosen, the cards are revealed together and form the
 * recruiting row, in seat order.
 */
export function show(state: CardsState, stage: Keeping, seat: Dynasty, { cards }: MoveOf<'show'>): CardsState {
  const shown = { ...stage.shown, [seat]: cards };
  const isLast = seatsOf(state).every(one => shown[one] !== undefined);
  return isLast ? reveal(state, shown) : { ...state, stage: { ...stage, shown }, events: [] };
}

function reveal(state: CardsState, shown: Keeping['shown']): CardsState {
  const { start } = state;
  if (start === undefined) throw new Error('the first round has a start player');
  const shows = state.players.map(player => ({ player, cards: shown[player.seat] ?? [] }));
  const players = shows.map(({ player, cards }) => ({ ...player, hand: without(player.hand, cards) ?? [] }));
  const events = shows.map(({ player: { seat }, cards }): CardsEvent => ({ kind: 'moved', seat, move: { kind: 'show', cards } }));
  return layResistance({ ...state, players, row: shows.flatMap(({ cards }) => cards), stage: { kind: 'state', seat: start }, events });
}
