import type { Random } from '../../../../lib/random.js';

/** The item with the highest worth; chance decides between nearly equal ones. Undefined if there are no items. */
export function worthiest<T>(items: readonly T[], random: Random, worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const score = worth(item) + random() * WHIM;
    if (score > most) {
      most = score;
      found = item;
    }
  }
  return found;
}
const WHIM = 0.8;
