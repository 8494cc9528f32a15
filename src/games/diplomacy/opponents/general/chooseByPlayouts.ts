import { type Random, seededRandom } from '../../../../lib/random.js';
import { nationOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { outlookOn } from '../captain/outlook.js';
import { imaginedAfter, imaginedSheets, playedOn } from './imagine.js';

export type Sheet = readonly WrittenOrder[];

/** How many positions of the budget one phase of a playout counts. */
const PHASE = 10;
/** How many playouts every candidate gets before the worse half is dropped. */
const ROUND = 6;
/** How many winters ahead a playout goes. */
const YEARS = 2;

/**
 * Returns the sheet of a seat after which it does best, of several. Each is played out many times with the same chance: the others write
 * sheets of captains, and then captains play on. The worse half is dropped again and again until the budget is spent.
 */
export function chooseByPlayouts(
  variant: Variant,
  situation: Situation,
  seat: PowerId,
  sheets: readonly Sheet[],
  { random, budget }: { readonly random: Random; readonly budget: number },
): Sheet {
  const outlook = outlookOn(variant, situation);
  const power = nationOf(variant.board, seat);
  let left = budget;
  let rivals = sheets.map(sheet => ({ sheet, score: 0 }));
  while (rivals.length > 1 && left > 0) {
    for (let i = 0; i < ROUND && left > 0; i++) {
      const others = imaginedSheets(outlook, random, seat);
      const seed = Math.floor(random() * 2 ** 32);
      for (const rival of rivals) {
        const chance = seededRandom(seed);
        const after = imaginedAfter(variant, situation, new Map([...others, [seat, rival.sheet]]), chance);
        const end = playedOn(variant, after, YEARS, chance);
        rival.score += shareOf(end.situation, power);
        left -= (end.phases + 1) * PHASE;
      }
    }
    rivals = rivals.toSorted((a, b) => b.score - a.score);
    if (rivals.length > 2 || left <= 0) rivals = rivals.slice(0, Math.max(2, Math.ceil(rivals.length / 2)));
  }
  return rivals[0]?.sheet ?? [];
}

/** The power's share of the sum of the squares of all powers' centres, and a little for each unit. */
function shareOf({ position }: Situation, power: PowerId): number {
  const counts = new Map<PowerId, number>();
  for (const owner of Object.values(position.centres)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  let squares = 0;
  for (const count of counts.values()) squares += count * count;
  const own = counts.get(power) ?? 0;
  return squares === 0 ? 0 : (own * own) / squares + own * FOR_EACH;
}
const FOR_EACH = 0.01;
