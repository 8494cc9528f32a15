import { hereOf, mySight } from '../state/state.js';
import { change, useStore } from '../state/store.js';
import { useWords } from '../words/words.js';
import { Sign } from './Channels.js';
import { Icon } from './Icon.js';
import { PracticeControl } from './PracticeControl.js';
import { TimeControl } from './TimeControl.js';

/** Where the window looks, and what runs the guild: its time and its practice players. */
export function TopBar() {
  const words = useWords();
  const here = useStore(state => hereOf(mySight(state)));
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
        <PracticeControl />
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
