import type { SeenChannel } from '../../client/seen.js';
import { call } from '../link/askSimulator.js';
import { type Id, type PersonaView, viewOf } from './pageState.js';
import { changeView, state } from './store.js';

/** Compares ids: by length, then character by character. */
export const isLater = (a: Id, b: Id): boolean => (a.length === b.length ? a > b : a.length > b.length);

/** A persona's unread messages: number of DMs and mentions, and whether there are any at all. */
export const unreadOf = ({ channels }: PersonaView): { readonly calls: number; readonly unread: boolean } => ({
  calls: channels.reduce((sum, { calls }) => sum + calls, 0),
  unread: channels.some(({ unread }) => unread),
});

/** Marks a channel as read, here and in the simulator. */
export async function markRead(persona: Id, channel: Id): Promise<void> {
  const found = viewOf(state(), persona).channels.find(one => one.id === channel);
  if (!found?.unread || found.lastMessage === undefined) return;
  applyRead(persona, channel, found.lastMessage);
  await call('persona.read', { persona, channel, until: found.lastMessage });
}

/** Clears the unread mark of a channel unless it has newer messages. */
export const applyRead = (persona: Id, channel: Id, until: Id): void =>
  changeView(persona, ({ channels }) => ({
    channels: channels.map(one => (one.id === channel && isRead(one, until) ? { ...one, unread: false, calls: 0 } : one)),
  }));

const isRead = ({ lastMessage = '0' }: SeenChannel, until: Id): boolean => !isLater(lastMessage, until);
