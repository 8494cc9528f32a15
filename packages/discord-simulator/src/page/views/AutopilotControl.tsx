import { useState } from 'preact/hooks';
import { call } from '../link/askSimulator.js';
import { complain } from '../state/notices.js';
import { hereOf, myView } from '../state/pageState.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Count } from './Count.js';
import { Icon } from './Icon.js';
import { Popover } from './Popover.js';

/** The control for personas on autopilot. */
export function AutopilotControl() {
  const words = useWords();
  const autopilot = useStore(state => state.autopilot);
  const count = autopilot?.players.length ?? 0;
  return (
    <Popover
      name="autopilot"
      title={count > 0 ? `${words.autopilot} (${count})` : words.autopilot}
      label={
        <>
          <Icon name="autopilot" />
          <span class="wide">{words.autopilot}</span>
          <Count of={count} />
        </>
      }
    >
      {autopilot?.available ? <AutopilotSheet players={autopilot.players} /> : <p>{words.autopilotMissing}</p>}
    </Popover>
  );
}

function AutopilotSheet({ players }: { readonly players: readonly string[] }) {
  const words = useWords();
  const persons = useStore(state => state.persons);
  const me = useStore(state => state.me);
  const here = useStore(state => hereOf(myView(state)));
  const [filling, fill] = useState(false);
  const set = (persona: string, enabled: boolean): void => void call('autopilot.set', { persona, enabled }).catch(complain);
  const fillTable = async (): Promise<void> => {
    if (!me || !here) return;
    fill(true);
    await call('autopilot.fill', { persona: me, channel: here.id })
      .then(() => undefined, complain)
      .finally(() => fill(false));
  };
  const everybody = persons.every(({ id }) => players.includes(id));
  const setAll = (): void => {
    for (const { id } of persons) set(id, !everybody);
  };
  return (
    <>
      <p>{words.autopilotDescription}</p>
      <button type="button" class="button primary" disabled={filling || here?.kind !== 'text'} onClick={() => void fillTable()}>
        {filling ? words.working : words.autopilotFill}
      </button>
      {here?.kind !== 'text' && <small>{words.onlyInChannels}</small>}
      <ul class="ticks" aria-label={words.autopilot}>
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
        {everybody ? words.autopilotNone : words.autopilotAll}
      </button>
    </>
  );
}
