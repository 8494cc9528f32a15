import { useState } from 'preact/hooks';
import { call } from '../link/call.js';
import { complain } from '../state/notices.js';
import { hereOf, mySight } from '../state/state.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';
import { Count } from './Count.js';
import { Icon } from './Icon.js';
import { Popover } from './Popover.js';

/** Who plays by itself, and a way to fill a table with them. */
export function PracticeControl() {
  const words = useWords();
  const practice = useStore(state => state.practice);
  const count = practice?.players.length ?? 0;
  return (
    <Popover
      name="practice"
      title={count > 0 ? `${words.practice}: ${count}` : words.practice}
      label={
        <>
          <Icon name="practice" />
          <span class="wide">{words.practice}</span>
          <Count of={count} />
        </>
      }
    >
      {practice?.available ? <PracticeSheet players={practice.players} /> : <p>{words.practiceNone}</p>}
    </Popover>
  );
}

function PracticeSheet({ players }: { readonly players: readonly string[] }) {
  const words = useWords();
  const persons = useStore(state => state.persons);
  const me = useStore(state => state.me);
  const here = useStore(state => hereOf(mySight(state)));
  const [filling, fill] = useState(false);
  const set = (persona: string, plays: boolean): void => void call('practice.set', { persona, plays }).catch(complain);
  const fillTable = async (): Promise<void> => {
    if (!me || !here) return;
    fill(true);
    await call('practice.fill', { persona: me, channel: here.id })
      .then(() => undefined, complain)
      .finally(() => fill(false));
  };
  const everybody = persons.every(({ id }) => players.includes(id));
  const setAll = (): void => {
    for (const { id } of persons) set(id, !everybody);
  };
  return (
    <>
      <p>{words.practiceTold}</p>
      <button type="button" class="button primary" disabled={filling || here?.kind !== 'text'} onClick={() => void fillTable()}>
        {filling ? words.working : words.fill}
      </button>
      <ul class="ticks" aria-label={words.practice}>
        {persons.map(({ id, name }) => (
          <li key={id}>
            <label class="tick">
              <input type="checkbox" checked={players.includes(id)} onChange={event => set(id, event.currentTarget.checked)} />
              {name}
            </label>
          </li>
        ))}
      </ul>
      <button type="button" class="button secondary" onClick={setAll}>
        {everybody ? words.nonePractise : words.allPractise}
      </button>
    </>
  );
}
