import { useState } from 'preact/hooks';
import { become } from '../state/loading.js';
import { complain } from '../state/notices.js';
import { type Person, viewOf } from '../state/pageState.js';
import { useStore } from '../state/store.js';
import { unreadOf } from '../state/unread.js';
import { useWords } from '../state/useWords.js';
import { AddPerson } from './AddPerson.js';
import { Avatar } from './Avatar.js';
import { Count } from './Count.js';
import { Icon } from './Icon.js';

/** The personas to choose from, with their unread counts. */
export function Rail() {
  const words = useWords();
  const persons = useStore(state => state.persons);
  const [adding, add] = useState(false);
  return (
    <nav class="rail" aria-label={words.persons}>
      <ul>
        {persons.map(person => (
          <li key={person.id}>
            <Identity person={person} />
          </li>
        ))}
      </ul>
      <button type="button" class="add" title={words.addPerson} aria-label={words.addPerson} onClick={() => add(true)}>
        <Icon name="add" />
      </button>
      {adding && <AddPerson close={() => add(false)} />}
    </nav>
  );
}

function Identity({ person: { id, name } }: { readonly person: Person }) {
  const words = useWords();
  const isMe = useStore(state => state.me === id);
  const calls = useStore(state => unreadOf(viewOf(state, id)).calls);
  const unread = useStore(state => unreadOf(viewOf(state, id)).unread);
  const plays = useStore(state => state.autopilot?.players.includes(id) ?? false);
  const news = calls > 0 ? words.calls(calls) : unread ? words.news : '';
  const label = [words.be(name), news, plays ? words.autopilotUser : ''].filter(part => part !== '').join(', ');
  return (
    <button
      type="button"
      class={`identity${isMe ? ' mine' : ''}${unread ? ' unread' : ''}`}
      aria-pressed={isMe}
      aria-label={label}
      title={label}
      onClick={() => void become(id).catch(complain)}
    >
      <Avatar id={id} name={name} />
      <span class="name" aria-hidden="true">
        {name}
      </span>
      <Count of={calls} />
      {plays && (
        <span class="plays" aria-hidden="true">
          <Icon name="autopilot" />
        </span>
      )}
    </button>
  );
}
