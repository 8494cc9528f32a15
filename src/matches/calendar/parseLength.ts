import parse from 'parse-duration';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';

const MINUTE = 60 * 1000;
const LEAST = MINUTE;
const MOST = 30 * 24 * 60 * MINUTE;

/** French units and their English equivalents: parse-duration knows English alone. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['j', 'd'],
  ['jour', 'd'],
  ['heure', 'h'],
  ['sem', 'w'],
  ['semaine', 'w'],
  ['mn', 'm'],
  ['seconde', 's'],
]);
const inEnglish = (text: string): string => text.replace(/\p{L}+/gu, word => ENGLISH.get(word.replace(/(?<=\p{L}{2})s$/u, '')) ?? word);

const PART = /(\d+(?:\.\d+)?)\s*(\p{L}*)/gu;
const BETWEEN = /[\s,;]|\b(?:and|et)\b/gu;

/**
 * A length of time as people write it, in either language: `24h`, `2d 12h`, `2j 12h`, `10 min`, `1 h 30`.
 * In milliseconds, between a minute and thirty days.
 */
export function parseLength(typed: string): Result<number, HostingFault> {
  const text = inEnglish(typed.toLowerCase().replace(/(\d),(\d)/g, '$1.$2'));
  const length = isClear(text) ? parse(text) : undefined;
  if (typeof length !== 'number') return refuse({ code: 'length-unclear', typed });
  if (length < LEAST || length > MOST) return refuse({ code: 'length-out-of-bounds', least: LEAST, most: MOST });
  return ok(Math.round(length));
}

/** Nothing but numbers, each with a unit we know; only behind a larger unit the last one may go without: `1 h 30`. */
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
