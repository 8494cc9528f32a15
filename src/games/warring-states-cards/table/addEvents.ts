import type { CardsEvent } from '../model/cardsEvent.js';
import type { CardsState } from '../model/cardsState.js';

/** The state with more events since the latest decision. */
export const addEvents = (state: CardsState, ...events: readonly CardsEvent[]): CardsState => ({
  ...state,
  events: [...state.events, ...events],
});
