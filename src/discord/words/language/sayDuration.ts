import type { Language } from '../../../lib/language.js';
import { forEachLanguage, listed } from './grammar.js';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const formatOf = (unit: string) => forEachLanguage(locale => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));
const FORMATS = { day: formatOf('day'), hour: formatOf('hour'), minute: formatOf('minute') };

/** Milliseconds → "2 days and 12 hours". Rounded to the minute, at least one. */
export function sayDuration(length: number, language: Language): string {
  let rest = Math.max(Math.round(length / MINUTE), 1) * MINUTE;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(FORMATS[unit][language].format(count));
  }
  return listed(parts, language);
}
