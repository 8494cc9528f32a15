/** Discord's timestamp styles. */
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

/** A timestamp in the reader's time zone. */
export const formatTimestamp = (at: number, style: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(at);

const SECOND = 1_000;
const UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 2 days", "3 minutes ago"; short: "in 2 days", "in 3 min". */
export function formatFromNow(at: number, now: number, locale: string, style: 'long' | 'short' = 'long'): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style });
  const away = at - now;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? (['second', SECOND] as const);
  return format.format(Math.round(away / length), unit);
}

/** "2 days": a duration in its largest unit. */
export function formatDuration(ms: number, locale: string): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? (['second', SECOND] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / length));
}

/** Time of a message, with the date if it is not of today. */
export function formatMessageTime(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return formatTimestamp(at, 't', locale).concat(isToday ? '' : ` · ${formatTimestamp(at, 'd', locale)}`);
}
