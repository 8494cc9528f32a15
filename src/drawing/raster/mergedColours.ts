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
  const left: (Candidate | undefined)[] = colours.map(colour => ({ ...colour, oklab: oklabFromRgb(colour.rgb) }));
  const costs = createMergeCosts(left);
  for (let n = colours.length; n > most; n--) {
    const [i, j] = costs.cheapest();
    const [a, b] = [left[i], left[j]];
    if (!a || !b) break;
    left[i] = { ...(a.count >= b.count ? a : b), count: a.count + b.count };
    left[j] = undefined;
    costs.update(i, j);
  }
  return left.filter(one => one !== undefined);
}

/** What it costs to merge each two of the colours. A change of one colour changes only its own costs. */
interface MergeCosts {
  /** The cheapest pair, the lower index first. */
  cheapest(): readonly [number, number];
  /** Takes over what happened to colours `i`, which changed, and `j`, which is gone. */
  update(i: number, j: number): void;
}

function createMergeCosts(left: readonly (Candidate | undefined)[]): MergeCosts {
  const size = left.length;
  /** Of the pair of `i` and a later `j` at `i * size + j`. Infinite where one of them is gone. */
  const costs = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  /** For each colour, which later one is the cheapest to merge it with. */
  const partner = new Int32Array(size);
  const costOf = (i: number): number => costs[i * size + (partner[i] ?? 0)] ?? 0;
  const price = (i: number, j: number): void => {
    const [a, b] = [left[i], left[j]];
    costs[i * size + j] = a && b ? mergeCost(a, b) : Number.POSITIVE_INFINITY;
  };
  const choose = (i: number): void => {
    let best = i;
    for (let j = i + 1; j < size; j++) if ((costs[i * size + j] ?? 0) < (costs[i * size + best] ?? 0)) best = j;
    partner[i] = best;
  };
  const priceAll = (i: number): void => {
    for (let j = i + 1; j < size; j++) price(i, j);
    choose(i);
  };
  for (let i = 0; i < size; i++) priceAll(i);
  return {
    cheapest: () => {
      let best = 0;
      for (let i = 1; i < size; i++) if (costOf(i) < costOf(best)) best = i;
      return [best, partner[best] ?? 0];
    },
    update: (i, j) => {
      for (const changed of [i, j]) {
        priceAll(changed);
        for (let k = 0; k < changed; k++) {
          price(k, changed);
          if (partner[k] === i || partner[k] === j) choose(k);
          else if ((costs[k * size + changed] ?? 0) < costOf(k)) partner[k] = changed;
        }
      }
    },
  };
}

const mergeCost = (a: Candidate, b: Candidate): number =>
  differenceOf(a.oklab, b.oklab) * ((a.count * b.count) / (a.count + b.count)) ** COUNTED;
/** More would merge the edges of letters. */
const COUNTED = 0.55;
