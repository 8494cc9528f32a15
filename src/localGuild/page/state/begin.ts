import { openEvents } from '../link/events.js';
import { recall } from './browser.js';
import { recallForm } from './form.js';
import { become, loadBot, loadChannels, loadCommands, loadPeople, loadPractice, loadShelf, loadTime } from './load.js';
import { complain } from './notices.js';
import { markRead } from './reading.js';
import { see } from './see.js';
import { type Id, mySight, sightOf } from './state.js';
import { change, changeSight, listen, state } from './store.js';

const followed = new Set<Id>();

/** Learns who and what there is, and follows it from then on; the window is the persona named in the address, the last one, or the first. */
export async function begin(): Promise<void> {
  const rest = Promise.all([loadBot(), loadTime(), loadPractice()]);
  await loadPeople();
  const wanted = nameInAddress().toLowerCase();
  const { persons } = state();
  const last = recall<Id>('lasting', 'me');
  const me = persons.find(one => one.name.toLowerCase() === wanted) ?? persons.find(one => one.id === last) ?? persons[0];
  change({ dismissed: recall<readonly Id[]>('lasting', 'dismissed') ?? [] });
  if (me) await become(me.id);
  const open = recallForm();
  if (open && open.persona === me?.id) change({ modal: open.modal });
  await rest;
  followAll();
  listen(followAll);
  document.addEventListener('visibilitychange', () => void readHere().catch(complain));
}

/** Nobody, if it cannot be read. */
function nameInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** What is before the persona's eyes has been read, once somebody looks at the window. */
async function readHere(): Promise<void> {
  const { me } = state();
  const { at } = mySight(state());
  if (me && at && document.visibilityState === 'visible') await markRead(me, at);
}

function followAll(): void {
  for (const { id } of state().persons) {
    if (followed.has(id)) continue;
    followed.add(id);
    openEvents(id, {
      see: event => see(id, event),
      opened: () => void refresh(id).catch(complain),
      lost: () => change({ connected: false }),
    });
  }
}

/** At the start and after a break: what is before the persona's eyes is asked for again, the rest when it is looked at. */
async function refresh(persona: Id): Promise<void> {
  await loadChannels(persona);
  const { at } = sightOf(state(), persona);
  const isMine = state().me === persona;
  if (isMine && at) await Promise.all([loadShelf(persona, at), loadCommands(persona, at)]);
  changeSight(persona, ({ shelves, commands }) => ({
    shelves: isMine ? onlyOf(shelves, at) : {},
    commands: isMine ? onlyOf(commands, at) : {},
  }));
  if (isMine) await Promise.all([readHere(), loadBot(), loadTime(), loadPractice()]);
  change({ connected: true });
}

const onlyOf = <T>(all: Readonly<Record<Id, T>>, channel: Id | undefined): Readonly<Record<Id, T>> => {
  const one = channel === undefined ? undefined : all[channel];
  return channel === undefined || one === undefined ? {} : { [channel]: one };
};
