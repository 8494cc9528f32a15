import { dropNotice } from '../state/notices.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Icon } from './Icon.js';

/** Notices that disappear after a while; screen readers announce them. */
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
