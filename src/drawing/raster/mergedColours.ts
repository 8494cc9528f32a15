import { type Oklab, oklabFromRgb } from '../vector/oklab.js';
import type { CountedColour } from './medianCut.js';

/** How much more a difference of hue counts than one of lightness. Otherwise pale yellow would become pale grey. */
const HUE = 4;

/** How different two colours look: the square of their distance. Hot. */
export const differenceOf = (a: Oklab, b: Oklab): number => (a[0] - b[0]) ** 2 + HUE * ((a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

interface Candidate extends CountedColour {
  readonly oklab: Oklab;
}

/**
 * Reduces colours to `most`: again and again the two that look most alike become one, the commoner of them. Colours of few pixels look more
 * alike than those of many. A picture in the colours that are left is smaller by a third and looks the same.
 */
export function mergedColours(colours: readonly CountedColour[], most: number): readonly CountedColour[] {
  const left: Candidate[] = colours.map(colour => ({ ...colour, oklab: oklabFromRgb(colour.rgb) }));
  const nearest = left.map((_, i) => nearestAfter(left, i));
  while (left.length > most) {
    const i = nearest.reduce((best, { cost }, at) => (cost < (nearest[best]?.cost ?? 0) ? at : best), 0);
    const j = nearest[i]?.at ?? 0;
    const [a, b] = [left[i], left[j]];
    if (!a || !b) break;
    left[i] = { ...(a.count >= b.count ? a : b), count: a.count + b.count };
    left.splice(j, 1);
    nearest.splice(j, 1);
    for (const [k, { at }] of nearest.entries()) if (k <= i || at >= i) nearest[k] = nearestAfter(left, k);
  }
  return left;
}

interface Neighbour {
  readonly at: number;
  readonly cost: number;
}

/** Of the colours after one, the cheapest to merge it with. */
function nearestAfter(colours: readonly Candidate[], i: number): Neighbour {
  let best: Neighbour = { at: i, cost: Number.POSITIVE_INFINITY };
  const one = colours[i];
  if (!one) return best;
  for (let at = i + 1; at < colours.length; at++) {
    const other = colours[at];
    const cost = other ? mergeCost(one, other) : best.cost;
    if (cost < best.cost) best = { at, cost };
  }
  return best;
}

const mergeCost = (a: Candidate, b: Candidate): number =>
  differenceOf(a.oklab, b.oklab) * ((a.count * b.count) / (a.count + b.count)) ** COUNTED;
/** Less would merge the waves of the sea, more the edges of letters. */
const COUNTED = 0.55;
