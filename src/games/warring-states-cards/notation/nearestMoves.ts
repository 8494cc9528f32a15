import { distance } from 'fastest-levenshtein';
import { unaccented } from '../../../lib/unaccented.js';

/** Texts are not near if more than this fraction of the longer one differs. */
const TOO_FAR = 0.5;

/** The candidates most similar to a text, best first; dissimilar ones are left out. */
export function nearest(text: string, candidates: readonly string[], most: number): readonly string[] {
  const typed = unaccented(text);
  const isNear = (apart: number, candidate: string): boolean => apart <= TOO_FAR * Math.max(typed.length, candidate.length);
  return candidates
    .filter(candidate => isNear(Math.abs(candidate.length - typed.length), candidate))
    .map(candidate => ({ candidate, apart: distance(typed, unaccented(candidate)) }))
    .filter(({ candidate, apart }) => isNear(apart, candidate))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
