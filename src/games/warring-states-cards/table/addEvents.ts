import type { Event } from '../model/cardsEvent.js';
import type { State } from '../model/cardsState.js';

/** The state, in which something more has happened since the latest decision. */
export const tell = (state: State, ...events: readonly Event[]): State => ({ ...state, events: [...state.events, ...events] });
