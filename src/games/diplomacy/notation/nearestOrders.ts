import { distance } from 'fastest-levenshtein';
import { memoiseByObject } from '../../../lib/memoise.js';
import type { Board } from '../board/board.js';
import type { PhaseKind } from '../model/state.js';
import { shortFormFor } from './shortForm.js';
import { spelling } from './spelling.js';

/** Texts with different first words are not near if more than this fraction of the longer one differs. */
const TOO_FAR = 0.5;
/** Number of characters compared. No order is longer, and the cost grows with length × candidates. */
const COMPARED = 120;

/** Returns the candidates most similar to a text, best first. Dissimilar ones are left out. */
export function nearest(text: string, candidates: readonly string[], most: number): readonly string[] {
  return rank(spelling(text.slice(0, COMPARED)), spelt(candidates, spelling), most);
}

/** The legal orders of one unit or site, written out only when needed. */
export type LegalTexts = readonly (() => string)[];

/** How many orders are compared, those of the units nearest to the one named first: a power may have thousands. */
const ORDERS_COMPARED = 300;

/**
 * Returns a search for the legal orders most similar to a text, by meaning rather than spelling. The unit weighs more than the rest: units
 * are considered from the one nearest to the one named, as many as have `ORDERS_COMPARED` orders together, but at least one.
 */
export function orderFinder(
  board: Board,
  phase: PhaseKind,
  units: readonly LegalTexts[],
  most: number,
): (text: string) => readonly string[] {
  const short = shortFormFor(board, phase);
  const candidatesOf = memoiseByObject((texts: LegalTexts) =>
    spelt(
      texts.map(text => text()),
      short,
    ),
  );
  const named = units.flatMap(texts => (texts[0] ? [{ unit: unitIn(short(texts[0]())), texts }] : []));
  return text => {
    const wanted = short(text.slice(0, COMPARED));
    const own = unitIn(wanted);
    const nearestFirst = named.map(({ unit, texts }) => ({ texts, fromUnit: distance(own, unit) })).sort((a, b) => a.fromUnit - b.fromUnit);
    let left = ORDERS_COMPARED;
    const compared = nearestFirst.filter(({ texts }, i) => {
      left -= texts.length;
      return i === 0 || left >= 0;
    });
    return rank(
      wanted,
      compared.flatMap(({ texts }) => candidatesOf(texts)),
      most,
    );
  };
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
