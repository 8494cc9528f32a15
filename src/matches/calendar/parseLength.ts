import parse from 'parse-duration';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';

const MINUTE = 60 * 1000;
const LEAST = MINUTE;
const MOST = 30 * 24 * 60 * MINUTE;

/** French units and their English names, which are what `parse-duration` understands. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['semaine', 'week'],
  ['sem', 'week'],
  ['jour', 'day'],
  ['j', 'day'],
  ['heure', 'hour'],
  ['mn', 'minute'],
  ['seconde', 'second'],
]);
const UNIT = /(?<=\d\s*)\p{L}+/gu;
const inEnglish = (text: string): string => text.replace(UNIT, unit => ENGLISH.get(unit) ?? ENGLISH.get(unit.replace(/s$/, '')) ?? unit);

const PART = /(\d+(?:\.\d+)?)\s*(\p{L}*)/gu;
const BETWEEN = /[\s,;]|\b(?:and|et)\b/gu;

/**
 * Parses a length of time in English or French: `24h`, `2d 12h`, `2j 12h`, `10 min`, `1 h 30`. Returns ms, from a minute to thirty days.
 */
export function parseLength(typed: string): Result<number, HostingFault> {
  const text = inEnglish(typed.toLowerCase().replace(/(\d),(\d)/g, '$1.$2'));
  const length = isClear(text) ? parse(text) : undefined;
  if (typeof length !== 'number') return refuse({ code: 'length-unclear', typed });
  if (length < LEAST || length > MOST) return refuse({ code: 'length-out-of-bounds', least: LEAST, most: MOST });
  return ok(Math.round(length));
}

/** Whether the text has only numbers with known units. Only the last unit may be missing, after another one: `1 h 30`. */
function isClear(text: string): boolean {
  const units = [...text.matchAll(PART)].map(part => part[2] ?? '');
  const bare = units.indexOf('');
  const named = units.filter(unit => unit !== '').every(unit => parse(`1${unit}`) !== null);
  return (
    text.replace(PART, '').replace(BETWEEN, '') === '' &&
    named &&
    units.length > 0 &&
    (bare === -1 || (bare > 0 && bare === units.length - 1))
  );
}
