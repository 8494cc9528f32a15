import type { SeenChannel } from '../../persona/seen.js';
import { call } from '../link/call.js';
import { type Id, type Sight, sightOf } from './state.js';
import { changeSight, state } from './store.js';

/** Ids sort by length, then letter by letter. */
export const isLater = (a: Id, b: Id): boolean => (a.length === b.length ? a > b : a.length > b.length);

/** What waits for a persona: how often it is called, and whether anything is new. */
export const newsOf = ({ channels }: Sight): { readonly calls: number; readonly unread: boolean } => ({
  calls: channels.reduce((sum, { calls }) => sum + calls, 0),
  unread: channels.some(({ unread }) => unread),
});

/** The persona has read everything in a channel; the guild remembers it, for other windows and for later. */
export async function markRead(persona: Id, channel: Id): Promise<void> {
  const found = sightOf(state(), persona).channels.find(one => one.id === channel);
  if (!found?.unread || found.lastMessage === undefined) return;
  seeRead(persona, channel, found.lastMessage);
  await call('persona.read', { persona, channel, until: found.lastMessage });
}

/** Nothing is new in a channel any more, unless something was written since. */
export const seeRead = (persona: Id, channel: Id, until: Id): void =>
  changeSight(persona, ({ channels }) => ({
    channels: channels.map(one => (one.id === channel && isRead(one, until) ? { ...one, unread: false, calls: 0 } : one)),
  }));

const isRead = ({ lastMessage = '0' }: SeenChannel, until: Id): boolean => !isLater(lastMessage, until);
