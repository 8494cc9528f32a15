import { hereOf, myView } from '../state/pageState.js';
import { change, useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { AutopilotControl } from './AutopilotControl.js';
import { Sign } from './Channels.js';
import { Icon } from './Icon.js';
import { TimeControl } from './TimeControl.js';

/** The current channel, and the controls of time and autopilot. */
export function TopBar() {
  const words = useWords();
  const here = useStore(state => hereOf(myView(state)));
  const connected = useStore(state => state.connected);
  return (
    <header class="top">
      <button type="button" class="quiet narrow" aria-label={words.channels} onClick={() => change({ drawer: 'channels' })}>
        <Icon name="channels" />
      </button>
      <h1 class="where">
        <span aria-hidden="true">{here && <Sign {...here} />}</span>
        {here?.name}
      </h1>
      {here?.topic && <p class="topic">{here.topic}</p>}
      <div class="controls">
        <TimeControl />
        <AutopilotControl />
        <button type="button" class="quiet narrow" aria-label={words.members} onClick={() => change({ drawer: 'members' })}>
          <Icon name="members" />
        </button>
      </div>
      {!connected && (
        <p class="lost" role="alert">
          {words.lost}
        </p>
      )}
    </header>
  );
}
