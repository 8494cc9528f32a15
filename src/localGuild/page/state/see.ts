import type { SeenChannel, SeenEvent, SeenMessage } from '../../persona/seen.js';
import { loadBot, loadChannels, loadCommands, loadPeople, loadPractice, loadTime } from './load.js';
import { complain } from './notices.js';
import { isLater, markRead, seeRead } from './reading.js';
import { type Id, type Sight, sightOf } from './state.js';
import { change, changeSight, state } from './store.js';

/** Takes up what changed before a persona's eyes. What concerns everybody is taken up once, by the persona the window is. */
export function see(persona: Id, event: SeenEvent): void {
  const isMine = persona === state().me;
  switch (event.type) {
    case 'message':
      seeMessage(persona, event.message);
      break;
    case 'message-edited':
      changeSight(persona, sight => withMessages(sight, event.message.channel, list => replaced(list, event.message)));
      if (isMine && event.message.author.bot && !event.message.ephemeral) soon('time', loadTime);
      break;
    case 'message-deleted':
      changeSight(persona, sight => withMessages(sight, event.channel, list => list.filter(one => one.id !== event.id)));
      break;
    case 'read':
      seeRead(persona, event.channel, event.until);
      break;
    case 'channels':
      soon(`channels ${persona}`, () => loadChannels(persona));
      break;
    default:
      if (isMine) seeCommon(event);
  }
}

type Common = Exclude<SeenEvent, { readonly type: `message${string}` | 'channels' | 'read' }>;

/** What everybody sees alike. */
function seeCommon(event: Common): void {
  switch (event.type) {
    case 'members':
      soon('people', () => Promise.all([loadPeople(), loadPractice()]));
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
      seeTime(event.offset);
      break;
    case 'practice':
      soon('practice', loadPractice);
      break;
  }
}

function seeMessage(persona: Id, message: SeenMessage): void {
  const { channel } = message;
  changeSight(persona, sight => ({
    ...withMessages(sight, channel, list => [...list.filter(one => one.id !== message.id), message]),
    channels: sight.channels.map(one => (one.id === channel && !message.ephemeral ? withNews(one, persona, message) : one)),
  }));
  const { at, channels } = sightOf(state(), persona);
  if (!channels.some(one => one.id === channel)) soon(`channels ${persona}`, () => loadChannels(persona));
  if (persona !== state().me) return;
  if (state().typing?.channel === channel) change({ typing: undefined });
  if (at === channel && document.visibilityState === 'visible') markRead(persona, channel).catch(complain);
  if (message.author.bot && !message.ephemeral) soon('time', loadTime);
}

/** A DM calls a persona, and so does a mention; what it wrote itself is no news to it. */
function withNews(channel: SeenChannel, persona: Id, { id, author, mentionsMe }: SeenMessage): SeenChannel {
  if (author.id === persona) return { ...channel, lastMessage: id };
  const calls = channel.calls + (channel.kind === 'direct' || mentionsMe ? 1 : 0);
  return { ...channel, lastMessage: id, unread: true, calls };
}

/** Nothing is kept of a channel that was not looked into. */
function withMessages(
  { shelves }: Sight,
  channel: Id,
  alter: (list: readonly SeenMessage[]) => readonly SeenMessage[],
): Pick<Sight, 'shelves'> {
  const shelf = shelves[channel];
  return { shelves: shelf ? { ...shelves, [channel]: { ...shelf, messages: alter(shelf.messages) } } : shelves };
}

/** An answer that was being thought about takes its place by its id. */
const replaced = (list: readonly SeenMessage[], message: SeenMessage): readonly SeenMessage[] =>
  list.some(one => one.id === message.id)
    ? list.map(one => (one.id === message.id ? message : one))
    : list.some(one => isLater(message.id, one.id))
      ? list
      : [...list, message];

function seeTime(offset: number): void {
  change({ offset });
  soon('time', loadTime);
}

/** Everybody's are asked for again when they are looked at. */
async function reloadCommands(): Promise<void> {
  const { me, persons } = state();
  for (const { id } of persons) changeSight(id, () => ({ commands: {} }));
  const { at } = sightOf(state(), me);
  if (me && at) await loadCommands(me, at);
}

const SOON = 60;
const planned = new Set<string>();

/** Does something once for all that ask for it within a moment. */
function soon(what: string, work: () => Promise<unknown>): void {
  if (planned.has(what)) return;
  planned.add(what);
  setTimeout(() => {
    planned.delete(what);
    work().catch(complain);
  }, SOON);
}
