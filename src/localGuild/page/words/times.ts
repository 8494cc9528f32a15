/** Moments as Discord writes them, by the letter of their style. */
const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** In the reader's own zone. */
export const sayMoment = (at: number, style: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(at);

const SECOND = 1_000;
const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 2 days", "3 minutes ago". */
export function sayFromNow(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const away = at - now;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? (['second', SECOND] as const);
  return format.format(Math.round(away / length), unit);
}

/** "2 days": a length of time in its largest unit. */
export function sayLength(ms: number, locale: string): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? (['second', SECOND] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / length));
}

/** A message's time: by the clock today, with its date before. */
export function sayWhen(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return sayMoment(at, 't', locale).concat(isToday ? '' : ` · ${sayMoment(at, 'd', locale)}`);
}
