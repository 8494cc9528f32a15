import type { CardsEvent } from '../model/cardsEvent.js';
import type { CardsState } from '../model/cardsState.js';

/** Adds events to those of the latest decision. */
export const addEvents = (state: CardsState, ...events: readonly CardsEvent[]): CardsState => ({
  ...state,
  events: [...state.events, ...events],
});
