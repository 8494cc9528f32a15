import { useNow } from '../state/simulatedTime.js';
import { useLocale } from '../state/useWords.js';
import { formatFromNow, formatTimestamp } from '../words/formatTime.js';

/** A timestamp in the reader's time zone. Style R counts down. */
export function Timestamp({ at, style }: { readonly at: number; readonly style: string }) {
  const locale = useLocale();
  const iso = new Date(at).toISOString();
  const full = formatTimestamp(at, 'F', locale);
  return (
    <time class="timestamp" dateTime={iso} title={full}>
      {style === 'R' ? <Countdown at={at} locale={locale} /> : formatTimestamp(at, style, locale)}
    </time>
  );
}

function Countdown({ at, locale }: { readonly at: number; readonly locale: string }) {
  const now = useNow();
  return <>{formatFromNow(at, now, locale)}</>;
}
