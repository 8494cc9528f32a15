import { useState } from 'preact/hooks';
import { become } from '../state/load.js';
import { complain } from '../state/notices.js';
import { newsOf } from '../state/reading.js';
import { type Person, sightOf } from '../state/state.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';
import { AddPerson } from './AddPerson.js';
import { Count } from './Count.js';
import { Icon } from './Icon.js';
import { Seal } from './Seal.js';

/** Everybody one can be, each with what waits for them. */
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
  const calls = useStore(state => newsOf(sightOf(state, id)).calls);
  const unread = useStore(state => newsOf(sightOf(state, id)).unread);
  const plays = useStore(state => state.practice?.players.includes(id) ?? false);
  const news = calls > 0 ? words.calls(calls) : unread ? words.news : '';
  const label = [words.be(name), news, plays ? words.practicePlayer : ''].filter(part => part !== '').join(', ');
  return (
    <button
      type="button"
      class={`identity${isMe ? ' mine' : ''}${unread ? ' unread' : ''}`}
      aria-pressed={isMe}
      aria-label={label}
      title={label}
      onClick={() => void become(id).catch(complain)}
    >
      <Seal id={id} name={name} />
      <span class="name" aria-hidden="true">
        {name}
      </span>
      <Count of={calls} />
      {plays && (
        <span class="plays" aria-hidden="true">
          <Icon name="practice" />
        </span>
      )}
    </button>
  );
}
