import { useState } from 'preact/hooks';
import { Timestamp } from '../chat/Timestamp.js';
import { skip } from '../state/actions.js';
import { myView } from '../state/pageState.js';
import { guildNow, useNow } from '../state/simulatedTime.js';
import { useStore } from '../state/store.js';
import { useLocale, useWords } from '../state/useWords.js';
import { formatDuration, formatFromNow, formatTimestamp } from '../words/formatTime.js';
import { Icon } from './Icon.js';
import { useNarrow } from './narrow.js';
import { Popover } from './Popover.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Simulated time: the next deadline, and buttons that skip time. */
export function TimeControl() {
  const words = useWords();
  const locale = useLocale();
  const now = useNow();
  const offset = useStore(state => state.offset);
  const deadline = useStore(state => state.deadline);
  const due = useDue();
  const narrow = useNarrow();
  const [passing, pass] = useState(false);
  const ahead = deadline !== undefined && deadline > now ? deadline : undefined;
  const passTime = async (ms: number): Promise<void> => {
    pass(true);
    await skip(ms).finally(() => pass(false));
  };
  const skipTo = due ? words.told(words.skipTo, due.what) : words.skipTo;
  const until = ahead === undefined ? words.noDeadline : words.nextDeadline(formatFromNow(ahead, now, locale));
  const shown = ahead === undefined ? (narrow ? '–' : words.noDeadline) : formatFromNow(ahead, now, locale, narrow ? 'short' : 'long');
  return (
    <>
      <Popover
        name="time"
        title={words.told(words.time, until)}
        named={narrow && ahead !== undefined}
        label={
          <>
            <Icon name="time" />
            <span class="wide">{until}</span>
            <span class="tight">{shown}</span>
          </>
        }
      >
        <p>
          {words.guildTime} <strong>{formatTimestamp(now, 'F', locale)}</strong>
          <small>{offset < MINUTE ? words.realTime : words.ahead(formatDuration(offset, locale))}</small>
        </p>
        {ahead !== undefined && (
          <p>
            {words.told(until, '')}
            <Timestamp at={ahead} style="F" />
            {due && <small>{due.where === undefined ? due.what : `${due.what}, #${due.where}`}</small>}
          </p>
        )}
        <div class="actions">
          <button type="button" class="button secondary" disabled={passing} onClick={() => void passTime(HOUR)}>
            {words.skipHour}
          </button>
          <button type="button" class="button secondary" disabled={passing} onClick={() => void passTime(24 * HOUR)}>
            {words.skipDay}
          </button>
        </div>
      </Popover>
      <button
        type="button"
        class="control skip"
        disabled={ahead === undefined || passing}
        title={ahead === undefined ? words.nothingToSkip : due?.where === undefined ? skipTo : `${skipTo}, #${due.where}`}
        aria-label={ahead === undefined ? words.told(words.skipTo, words.nothingToSkip) : skipTo}
        onClick={() => ahead !== undefined && void passTime(ahead - guildNow() + 1)}
      >
        <Icon name="skip" />
        <span class="wide">{passing ? words.skipping : ahead === undefined ? words.skipTo : skipTo}</span>
      </button>
    </>
  );
}

/** What is due at the next deadline, in the persona's language, and the name of its channel if the persona sees it. */
function useDue(): { readonly what: string; readonly where: string | undefined } | undefined {
  const locale = useLocale();
  const due = useStore(state => state.due);
  const where = useStore(state => myView(state).channels.find(one => one.id === due?.channel)?.name);
  return due && { what: locale.startsWith('fr') ? due.what.fr : due.what.en, where };
}
