import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Avatar } from './Avatar.js';

export function Members() {
  const words = useWords();
  const bot = useStore(state => state.bot);
  const persons = useStore(state => state.persons);
  const autopilot = useStore(state => state.autopilot);
  const me = useStore(state => state.me);
  return (
    <aside class="members" aria-label={words.members}>
      <h2>
        {words.members} · {persons.length + (bot ? 1 : 0)}
      </h2>
      <ul>
        {bot && (
          <li class={bot.connected ? '' : 'away'}>
            <Avatar id={bot.id} name={bot.name} bot small />
            <span class="name">
              {bot.name} <span class="tag">{words.bot}</span>
              <small>{bot.connected ? words.botOnline : words.botOffline}</small>
            </span>
          </li>
        )}
        {persons.map(({ id, name, locale }) => (
          <li key={id} class={id === me ? 'mine' : ''}>
            <Avatar id={id} name={name} small />
            <span class="name">
              {name}
              <small>
                {locale}
                {autopilot?.players.includes(id) && ` · ${words.autopilotUser}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
