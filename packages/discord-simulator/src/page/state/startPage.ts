import { openEvents } from '../link/eventStream.js';
import { applyEvent } from './applyEvent.js';
import { recall } from './browserStorage.js';
import { become, loadAutopilot, loadBot, loadChannels, loadCommands, loadMessages, loadPeople, loadTime } from './loading.js';
import { complain } from './notices.js';
import { recallForm } from './openForm.js';
import { type Id, myView, viewOf } from './pageState.js';
import { change, changeView, listen, state } from './store.js';
import { markRead } from './unread.js';

const followed = new Set<Id>();

/** Loads everything and follows changes. The persona is the one named in the URL, the last one, the first who speaks the browser’s language, or the first. */
export async function startPage(): Promise<void> {
  const rest = Promise.all([loadBot(), loadTime(), loadAutopilot()]);
  await loadPeople();
  const wanted = nameInAddress().toLowerCase();
  const { persons } = state();
  const last = recall<Id>('lasting', 'me');
  const me =
    persons.find(one => one.name.toLowerCase() === wanted) ?? persons.find(one => one.id === last) ?? speakerOf(persons) ?? persons[0];
  change({ dismissed: recall<readonly Id[]>('lasting', 'dismissed') ?? [] });
  if (me) await become(me.id);
  const open = recallForm();
  if (open && open.persona === me?.id) change({ modal: open.modal });
  await rest;
  followAll();
  listen(followAll);
  document.addEventListener('visibilitychange', () => void readHere().catch(complain));
}

/** The first person with the language of the browser. */
const speakerOf = <Person extends { readonly locale: string }>(persons: readonly Person[]): Person | undefined =>
  persons.find(({ locale }) => locale.slice(0, 2) === navigator.language.slice(0, 2).toLowerCase());

/** Empty if the URL has no valid name. */
function nameInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Marks the open channel as read if the window is visible. */
async function readHere(): Promise<void> {
  const { me } = state();
  const { at } = myView(state());
  if (me && at && document.visibilityState === 'visible') await markRead(me, at);
}

function followAll(): void {
  for (const { id } of state().persons) {
    if (followed.has(id)) continue;
    followed.add(id);
    openEvents(id, {
      see: event => applyEvent(id, event),
      opened: () => void refresh(id).catch(complain),
      lost: () => change({ connected: false }),
    });
  }
}

/** After (re)connecting: reloads the open channel now. The others are forgotten, and loaded again when they are opened, which may be while this one still loads. */
async function refresh(persona: Id): Promise<void> {
  await loadChannels(persona);
  const { at } = viewOf(state(), persona);
  const isMine = state().me === persona;
  changeView(persona, ({ loaded, commands }) => ({
    loaded: isMine ? onlyOf(loaded, at) : {},
    commands: isMine ? onlyOf(commands, at) : {},
  }));
  if (isMine && at) await Promise.all([loadMessages(persona, at), loadCommands(persona, at)]);
  if (isMine) await Promise.all([readHere(), loadBot(), loadTime(), loadAutopilot()]);
  change({ connected: true });
}

const onlyOf = <T>(all: Readonly<Record<Id, T>>, channel: Id | undefined): Readonly<Record<Id, T>> => {
  const one = channel === undefined ? undefined : all[channel];
  return channel === undefined || one === undefined ? {} : { [channel]: one };
};
