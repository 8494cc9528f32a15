import type { SeenChannel, SeenMessage } from '../../client/seen.js';
import { call } from '../link/askSimulator.js';
import { settings } from '../settings/readSettings.js';
import { keep, recall } from './browserStorage.js';
import { EMPTY_VIEW, type Id, type LoadedMessages, viewOf } from './pageState.js';
import { change, changeView, state } from './store.js';
import { markRead } from './unread.js';

export const PAGE = 50;

export async function loadPeople(): Promise<void> {
  const persons = await call('personas.list', {});
  change(now => ({
    persons,
    views: { ...Object.fromEntries(persons.map(({ id }) => [id, EMPTY_VIEW])), ...now.views },
  }));
}

export async function loadBot(): Promise<void> {
  const [bot, [guild]] = await Promise.all([call('bot.read', {}), call('guilds.list', {})]);
  change({ bot, ...(guild && { guild }) });
}

export async function loadTime(): Promise<void> {
  const { offset, deadline, due } = await call('time.read', {});
  change({ offset, deadline, due });
}

export async function loadAutopilot(): Promise<void> {
  change({ autopilot: await call('autopilot.read', {}) });
}

/** Loads a persona's channels, including the DM with the bot even if it is empty. */
export async function loadChannels(persona: Id): Promise<void> {
  const channels = await askForChannels(persona);
  changeView(persona, () => ({ channels }));
  if (channels.some(one => one.kind === 'direct')) return;
  const opened = await call('persona.messages', { persona, channel: 'dm', limit: 1 }).catch(() => undefined);
  if (!opened) return;
  const all = await askForChannels(persona);
  changeView(persona, () => ({ channels: all }));
}

/** Repeats the request if a channel changed meanwhile: the answer may be older than the change. */
async function askForChannels(persona: Id): Promise<readonly SeenChannel[]> {
  const { channels: known } = viewOf(state(), persona);
  const channels = await call('persona.channels', { persona });
  return viewOf(state(), persona).channels === known ? channels : askForChannels(persona);
}

/** Switches the window to a persona, in the channel it last viewed. */
export async function become(persona: Id): Promise<void> {
  change({ me: persona, modal: undefined, replyTo: undefined, drawer: undefined });
  const name = state().persons.find(one => one.id === persona)?.name ?? '';
  history.replaceState(undefined, '', `#${encodeURIComponent(name)}`);
  keep('lasting', 'me', persona);
  if (viewOf(state(), persona).channels.length === 0) await loadChannels(persona);
  const { at = recall<Id>('lasting', placeOf(persona)), channels } = viewOf(state(), persona);
  const home = channels.find(one => one.id === at) ?? channels.find(one => one.name === settings.homeChannel) ?? channels[0];
  if (home) await look(persona, home.id);
}

const placeOf = (persona: Id): string => `place of ${persona}`;

/** Opens a channel. */
export async function look(persona: Id, channel: Id): Promise<void> {
  changeView(persona, () => ({ at: channel }));
  keep('lasting', placeOf(persona), channel);
  change({ replyTo: undefined, drawer: undefined });
  const { loaded, commands } = viewOf(state(), persona);
  await Promise.all([
    loaded[channel] ? undefined : loadMessages(persona, channel),
    commands[channel] ? undefined : loadCommands(persona, channel),
  ]);
  await markRead(persona, channel);
}

export async function loadCommands(persona: Id, channel: Id): Promise<void> {
  const commands = await call('persona.commands', { persona, channel });
  changeView(persona, view => ({ commands: { ...view.commands, [channel]: commands } }));
}

export async function loadMessages(persona: Id, channel: Id): Promise<void> {
  const known = viewOf(state(), persona).loaded[channel] ?? LOADING;
  changeView(persona, ({ loaded }) => ({ loaded: { ...loaded, [channel]: known } }));
  try {
    const messages = await call('persona.messages', { persona, channel, limit: PAGE });
    changeView(persona, ({ loaded }) => {
      const seen = loaded[channel]?.messages.filter(one => !known.messages.includes(one)) ?? [];
      return { loaded: { ...loaded, [channel]: { messages: withNewer(messages, seen), whole: messages.length < PAGE } } };
    });
  } catch (error) {
    if (known === LOADING) changeView(persona, ({ loaded: { [channel]: _, ...loaded } }) => ({ loaded }));
    throw error;
  }
}
const LOADING: LoadedMessages = { messages: [], whole: false, isAwaited: true };

/** Merges loaded messages with those that arrived or changed meanwhile, which are newer. */
const withNewer = (loaded: readonly SeenMessage[], seen: readonly SeenMessage[]): readonly SeenMessage[] => [
  ...loaded.map(message => seen.find(({ id }) => id === message.id) ?? message),
  ...seen.filter(({ id }) => !loaded.some(one => one.id === id)),
];

/** Loads the page of messages before the loaded ones. */
export async function loadOlder(persona: Id, channel: Id): Promise<void> {
  const list = viewOf(state(), persona).loaded[channel];
  const [oldest] = list?.messages ?? [];
  if (!list || list.whole || !oldest) return;
  const older = await call('persona.messages', { persona, channel, limit: PAGE, before: oldest.id });
  changeView(persona, ({ loaded }) => {
    const known = loaded[channel]?.messages ?? [];
    const messages: readonly SeenMessage[] = known[0]?.id === oldest.id ? [...older, ...known] : known;
    return { loaded: { ...loaded, [channel]: { messages, whole: older.length < PAGE } } };
  });
}
