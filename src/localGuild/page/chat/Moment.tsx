import { useNow } from '../state/now.js';
import { sayFromNow, sayMoment } from '../words/times.js';
import { useLocale } from '../words/words.js';

/** A moment in the reader's zone; style R counts down. */
export function Moment({ at, style }: { readonly at: number; readonly style: string }) {
  const locale = useLocale();
  const iso = new Date(at).toISOString();
  const full = sayMoment(at, 'F', locale);
  return (
    <time class="moment" dateTime={iso} title={full}>
      {style === 'R' ? <Countdown at={at} locale={locale} /> : sayMoment(at, style, locale)}
    </time>
  );
}

function Countdown({ at, locale }: { readonly at: number; readonly locale: string }) {
  const now = useNow();
  return <>{sayFromNow(at, now, locale)}</>;
}
