import type { Event } from '../event.js';
import type { State } from '../state.js';

/** The state, in which something more has happened since the latest decision. */
export const tell = (state: State, ...events: readonly Event[]): State => ({ ...state, events: [...state.events, ...events] });
