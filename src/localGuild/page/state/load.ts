import type { SeenChannel, SeenMessage } from '../../persona/seen.js';
import { call } from '../link/call.js';
import { keep, recall } from './browser.js';
import { markRead } from './reading.js';
import { type Id, NOTHING_SEEN, type Shelf, sightOf } from './state.js';
import { change, changeSight, state } from './store.js';

export const PAGE = 50;

export async function loadPeople(): Promise<void> {
  const persons = await call('personas.list', {});
  change(now => ({
    persons,
    sights: { ...Object.fromEntries(persons.map(({ id }) => [id, NOTHING_SEEN])), ...now.sights },
  }));
}

export async function loadBot(): Promise<void> {
  const [bot, [guild]] = await Promise.all([call('bot.read', {}), call('guilds.list', {})]);
  change({ bot, ...(guild && { guild }) });
}

export async function loadTime(): Promise<void> {
  const { offset, deadline } = await call('time.read', {});
  change({ offset, deadline });
}

export async function loadPractice(): Promise<void> {
  change({ practice: await call('practice.read', {}) });
}

/** The DM with the bot is among them, empty or not, wherever the two may write to one another. */
export async function loadChannels(persona: Id): Promise<void> {
  const channels = await askForChannels(persona);
  changeSight(persona, () => ({ channels }));
  if (channels.some(one => one.kind === 'direct')) return;
  const opened = await call('persona.messages', { persona, channel: 'dm', limit: 1 }).catch(() => undefined);
  if (!opened) return;
  const all = await askForChannels(persona);
  changeSight(persona, () => ({ channels: all }));
}

/** Asked again as long as something was said or read while the answer was on its way: it may be older than that. */
async function askForChannels(persona: Id): Promise<readonly SeenChannel[]> {
  const { channels: known } = sightOf(state(), persona);
  const channels = await call('persona.channels', { persona });
  return sightOf(state(), persona).channels === known ? channels : askForChannels(persona);
}

/** The window turns into a persona, where it last looked. */
export async function become(persona: Id): Promise<void> {
  change({ me: persona, modal: undefined, replyTo: undefined, drawer: undefined });
  const name = state().persons.find(one => one.id === persona)?.name ?? '';
  history.replaceState(undefined, '', `#${encodeURIComponent(name)}`);
  keep('lasting', 'me', persona);
  if (sightOf(state(), persona).channels.length === 0) await loadChannels(persona);
  const { at = recall<Id>('lasting', placeOf(persona)), channels } = sightOf(state(), persona);
  const home = channels.find(one => one.id === at) ?? channels.find(one => one.name === 'lobby') ?? channels[0];
  if (home) await look(persona, home.id);
}

const placeOf = (persona: Id): string => `place of ${persona}`;

/** Looks into a channel. */
export async function look(persona: Id, channel: Id): Promise<void> {
  changeSight(persona, () => ({ at: channel }));
  keep('lasting', placeOf(persona), channel);
  change({ replyTo: undefined, drawer: undefined });
  const { shelves, commands } = sightOf(state(), persona);
  await Promise.all([
    shelves[channel] ? undefined : loadShelf(persona, channel),
    commands[channel] ? undefined : loadCommands(persona, channel),
  ]);
  await markRead(persona, channel);
}

export async function loadCommands(persona: Id, channel: Id): Promise<void> {
  const commands = await call('persona.commands', { persona, channel });
  changeSight(persona, sight => ({ commands: { ...sight.commands, [channel]: commands } }));
}

export async function loadShelf(persona: Id, channel: Id): Promise<void> {
  const known = sightOf(state(), persona).shelves[channel] ?? BEING_LOADED;
  changeSight(persona, ({ shelves }) => ({ shelves: { ...shelves, [channel]: known } }));
  try {
    const messages = await call('persona.messages', { persona, channel, limit: PAGE });
    changeSight(persona, ({ shelves }) => {
      const seen = shelves[channel]?.messages.filter(one => !known.messages.includes(one)) ?? [];
      return { shelves: { ...shelves, [channel]: { messages: withNewer(messages, seen), whole: messages.length < PAGE } } };
    });
  } catch (error) {
    if (known === BEING_LOADED) changeSight(persona, ({ shelves: { [channel]: _, ...shelves } }) => ({ shelves }));
    throw error;
  }
}
const BEING_LOADED: Shelf = { messages: [], whole: false, isAwaited: true };

/** What was said or edited while the messages were on their way is newer than they are. */
const withNewer = (loaded: readonly SeenMessage[], seen: readonly SeenMessage[]): readonly SeenMessage[] => [
  ...loaded.map(message => seen.find(({ id }) => id === message.id) ?? message),
  ...seen.filter(({ id }) => !loaded.some(one => one.id === id)),
];

/** The messages before those that are loaded. */
export async function loadOlder(persona: Id, channel: Id): Promise<void> {
  const shelf = sightOf(state(), persona).shelves[channel];
  const [oldest] = shelf?.messages ?? [];
  if (!shelf || shelf.whole || !oldest) return;
  const older = await call('persona.messages', { persona, channel, limit: PAGE, before: oldest.id });
  changeSight(persona, ({ shelves }) => {
    const known = shelves[channel]?.messages ?? [];
    const messages: readonly SeenMessage[] = known[0]?.id === oldest.id ? [...older, ...known] : known;
    return { shelves: { ...shelves, [channel]: { messages, whole: older.length < PAGE } } };
  });
}
