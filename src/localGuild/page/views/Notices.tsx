import { dropNotice } from '../state/notices.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';
import { Icon } from './Icon.js';

/** What could not be done, said aloud and for a while. */
export function Notices() {
  const words = useWords();
  const notices = useStore(state => state.notices);
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.map(({ number, words: said }) => (
        <p key={number}>
          {said}
          <button type="button" class="quiet" aria-label={words.close} onClick={() => dropNotice(number)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
