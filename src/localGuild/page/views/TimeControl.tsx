import { useState } from 'preact/hooks';
import { Moment } from '../chat/Moment.js';
import { skip } from '../state/act.js';
import { guildNow, useNow } from '../state/now.js';
import { useStore } from '../state/store.js';
import { sayFromNow, sayLength, sayMoment } from '../words/times.js';
import { useLocale, useWords } from '../words/words.js';
import { Icon } from './Icon.js';
import { Popover } from './Popover.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The guild's time: how long until the next deadline, and ways to get there sooner. */
export function TimeControl() {
  const words = useWords();
  const locale = useLocale();
  const now = useNow();
  const offset = useStore(state => state.offset);
  const deadline = useStore(state => state.deadline);
  const [passing, pass] = useState(false);
  const ahead = deadline !== undefined && deadline > now ? deadline : undefined;
  const passTime = async (ms: number): Promise<void> => {
    pass(true);
    await skip(ms).finally(() => pass(false));
  };
  const until = ahead === undefined ? words.noDeadline : words.nextDeadline(sayFromNow(ahead, now, locale));
  return (
    <>
      <Popover
        name="time"
        title={`${words.time}: ${until}`}
        label={
          <>
            <Icon name="time" />
            <span class="wide">{until}</span>
            <span class="tight">{ahead === undefined ? '–' : sayFromNow(ahead, now, locale)}</span>
          </>
        }
      >
        <p>
          {words.guildTime} <strong>{sayMoment(now, 'F', locale)}</strong>
          <small>{offset < MINUTE ? words.realTime : words.ahead(sayLength(offset, locale))}</small>
        </p>
        {ahead !== undefined && (
          <p>
            {until}: <Moment at={ahead} style="F" />
          </p>
        )}
        <div class="deeds">
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
        title={words.skipTo}
        aria-label={words.skipTo}
        onClick={() => ahead !== undefined && void passTime(ahead - guildNow() + 1)}
      >
        <Icon name="skip" />
        <span class="wide">{passing ? words.skipping : words.skipTo}</span>
      </button>
    </>
  );
}
