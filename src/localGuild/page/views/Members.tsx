import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';
import { Seal } from './Seal.js';

/** Who is in the guild. */
export function Members() {
  const words = useWords();
  const bot = useStore(state => state.bot);
  const persons = useStore(state => state.persons);
  const practice = useStore(state => state.practice);
  const me = useStore(state => state.me);
  return (
    <aside class="members" aria-label={words.members}>
      <h2>
        {words.members} · {persons.length + (bot ? 1 : 0)}
      </h2>
      <ul>
        {bot && (
          <li class={bot.connected ? '' : 'away'}>
            <Seal id={bot.id} name={bot.name} bot small />
            <span class="name">
              {bot.name} <span class="tag">{words.bot}</span>
              <small>{bot.connected ? words.botOnline : words.botOffline}</small>
            </span>
          </li>
        )}
        {persons.map(({ id, name, locale }) => (
          <li key={id} class={id === me ? 'mine' : ''}>
            <Seal id={id} name={name} small />
            <span class="name">
              {name}
              <small>
                {locale}
                {practice?.players.includes(id) && ` · ${words.practicePlayer}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
