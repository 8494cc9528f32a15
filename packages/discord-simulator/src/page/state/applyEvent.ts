import type { SeenChannel, SeenEvent, SeenMessage } from '../../client/seen.js';
import { loadAutopilot, loadBot, loadChannels, loadCommands, loadPeople, loadTime } from './loading.js';
import { complain } from './notices.js';
import { type Id, type PersonaView, viewOf } from './pageState.js';
import { change, changeView, state } from './store.js';
import { applyRead, isLater, markRead } from './unread.js';

/** Applies a change that a persona's client shows. Changes that all personas share are applied once, by the window's persona. */
export function applyEvent(persona: Id, event: SeenEvent): void {
  const isMine = persona === state().me;
  switch (event.type) {
    case 'message':
      applyMessage(persona, event.message);
      break;
    case 'message-edited':
      changeView(persona, view => withMessages(view, event.message.channel, list => replaced(list, event.message)));
      if (isMine && event.message.author.bot && !event.message.ephemeral) soon('time', loadTime);
      break;
    case 'message-deleted':
      changeView(persona, view => withMessages(view, event.channel, list => list.filter(one => one.id !== event.id)));
      break;
    case 'read':
      applyRead(persona, event.channel, event.until);
      break;
    case 'channels':
      soon(`channels ${persona}`, () => loadChannels(persona));
      break;
    default:
      if (isMine) applyShared(event);
  }
}

type SharedEvent = Exclude<SeenEvent, { readonly type: `message${string}` | 'channels' | 'read' }>;

/** Changes that are the same for all personas. */
function applyShared(event: SharedEvent): void {
  switch (event.type) {
    case 'members':
      soon('people', () => Promise.all([loadPeople(), loadAutopilot()]));
      break;
    case 'commands':
      soon('commands', reloadCommands);
      break;
    case 'typing':
      change({ typing: { ...event, until: Date.now() + 10_000 } });
      break;
    case 'bot':
      soon('bot', loadBot);
      break;
    case 'time':
      applyTime(event.offset);
      break;
    case 'autopilot':
      soon('autopilot', loadAutopilot);
      break;
  }
}

function applyMessage(persona: Id, message: SeenMessage): void {
  const { channel } = message;
  changeView(persona, view => ({
    ...withMessages(view, channel, list => [...list.filter(one => one.id !== message.id), message]),
    channels: view.channels.map(one => (one.id === channel && !message.ephemeral ? withUnread(one, persona, message) : one)),
  }));
  const { at, channels } = viewOf(state(), persona);
  if (!channels.some(one => one.id === channel)) soon(`channels ${persona}`, () => loadChannels(persona));
  if (persona !== state().me) return;
  if (state().typing?.channel === channel) change({ typing: undefined });
  if (at === channel && document.visibilityState === 'visible') markRead(persona, channel).catch(complain);
  if (message.author.bot && !message.ephemeral) soon('time', loadTime);
}

/** Counts a message as unread unless the persona wrote it; DMs and mentions count as calls. */
function withUnread(channel: SeenChannel, persona: Id, { id, author, mentionsMe }: SeenMessage): SeenChannel {
  if (author.id === persona) return { ...channel, lastMessage: id };
  const calls = channel.calls + (channel.kind === 'direct' || mentionsMe ? 1 : 0);
  return { ...channel, lastMessage: id, unread: true, calls };
}

/** Changes the loaded messages of a channel. Channels that were never opened have none. */
function withMessages(
  { loaded }: PersonaView,
  channel: Id,
  alter: (list: readonly SeenMessage[]) => readonly SeenMessage[],
): Pick<PersonaView, 'loaded'> {
  const list = loaded[channel];
  return { loaded: list ? { ...loaded, [channel]: { ...list, messages: alter(list.messages) } } : loaded };
}

/** Replaces a message by id, or appends it if it is the newest. */
const replaced = (list: readonly SeenMessage[], message: SeenMessage): readonly SeenMessage[] =>
  list.some(one => one.id === message.id)
    ? list.map(one => (one.id === message.id ? message : one))
    : list.some(one => isLater(message.id, one.id))
      ? list
      : [...list, message];

function applyTime(offset: number): void {
  change({ offset });
  soon('time', loadTime);
}

/** Drops all loaded commands and reloads those of the open channel. */
async function reloadCommands(): Promise<void> {
  const { me, persons } = state();
  for (const { id } of persons) changeView(id, () => ({ commands: {} }));
  const { at } = viewOf(state(), me);
  if (me && at) await loadCommands(me, at);
}

const SOON = 60;
const planned = new Set<string>();

/** Runs `work` once for all calls with the same key within a short time. */
function soon(what: string, work: () => Promise<unknown>): void {
  if (planned.has(what)) return;
  planned.add(what);
  setTimeout(() => {
    planned.delete(what);
    work().catch(complain);
  }, SOON);
}
