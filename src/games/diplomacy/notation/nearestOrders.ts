import { distance } from 'fastest-levenshtein';
import type { Board } from '../board/board.js';
import type { PhaseKind } from '../model/state.js';
import { shortForm } from './shortForm.js';
import { spelling } from './spelling.js';

/** Texts with different first words are not near if more than this fraction of the longer one differs. */
const TOO_FAR = 0.5;
/** Number of characters compared. No order is longer, and the cost grows with length × candidates. */
const COMPARED = 120;

/** Returns the candidates most similar to a text, best first. Dissimilar ones are left out. */
export function nearest(text: string, candidates: readonly string[], most: number): readonly string[] {
  return rank(spelling(text.slice(0, COMPARED)), spelt(candidates, spelling), most);
}

/** Returns a search for the legal orders most similar to a text, by meaning rather than spelling. The unit weighs more than the rest. */
export function orderFinder(board: Board, phase: PhaseKind, legal: readonly string[], most: number): (text: string) => readonly string[] {
  const short = (order: string): string => shortForm(board, phase, order);
  const candidates = spelt(legal, short);
  return text => rank(short(text.slice(0, COMPARED)), candidates, most);
}

interface Spelt {
  readonly candidate: string;
  readonly other: string;
  readonly unit: string;
}

const spelt = (candidates: readonly string[], normalise: (text: string) => string): readonly Spelt[] =>
  candidates.map(candidate => {
    const other = normalise(candidate);
    return { candidate, other, unit: unitIn(other) };
  });

/** Ranks candidates by similarity. The first word, the unit's place, counts twice: another unit differs more than another target. */
function rank(wanted: string, candidates: readonly Spelt[], most: number): readonly string[] {
  const own = unitIn(wanted);
  return candidates
    .map(({ candidate, other, unit }) => {
      const apart = distance(wanted, other);
      const fromUnit = distance(own, unit);
      return { candidate, score: apart + fromUnit, near: fromUnit === 0 || apart <= TOO_FAR * Math.max(wanted.length, other.length) };
    })
    .filter(({ near }) => near)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

const unitIn = (normalised: string): string => normalised.split(' ', 1).join('');
