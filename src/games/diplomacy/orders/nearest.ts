import { distance } from 'fastest-levenshtein';
import type { Board } from '../board/board.js';
import type { PhaseKind } from '../state.js';
import { shorten } from './notation/shorten.js';
import { spelling } from './notation/spelling.js';

/** Two texts that begin differently and differ in more than this part of the longer one are not near. */
const TOO_FAR = 0.5;

/** The candidates that look most like a text, best first; those that look nothing like it are left out. */
export function nearest(text: string, candidates: readonly string[], most: number): readonly string[] {
  return rank(text, candidates, most, spelling);
}

/** As `nearest`, for orders: names and words count for what they mean, and the unit for more than its order. */
export function nearestOrders(
  board: Board,
  phase: PhaseKind,
  text: string,
  candidates: readonly string[],
  most: number,
): readonly string[] {
  return rank(text, candidates, most, order => shorten(board, phase, order));
}

/** The first word, the unit's place, counts once more: another unit is further away than another place to go. */
function rank(text: string, candidates: readonly string[], most: number, normalise: (text: string) => string): readonly string[] {
  const wanted = normalise(text);
  const unit = unitIn(wanted);
  return candidates
    .map(candidate => {
      const other = normalise(candidate);
      const apart = distance(wanted, other);
      const fromUnit = distance(unit, unitIn(other));
      return { candidate, score: apart + fromUnit, near: fromUnit === 0 || apart <= TOO_FAR * Math.max(wanted.length, other.length) };
    })
    .filter(({ near }) => near)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

const unitIn = (normalised: string): string => normalised.split(' ', 1).join('');
