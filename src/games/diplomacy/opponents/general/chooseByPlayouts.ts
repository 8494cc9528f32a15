import { type Random, seededRandom } from '../../../../lib/random.js';
import { nationOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { winnerOf } from '../../phases/victory.js';
import { outlookOn } from '../captain/outlook.js';
import { imaginedAfter, imaginedSheets, playedOn } from './imagine.js';

export type Sheet = readonly WrittenOrder[];

/** A sheet that may be chosen, and what it is worth by the places of the units after it. */
export interface Candidate {
  readonly sheet: Sheet;
  readonly worth: number;
}

/** How many positions of the budget one phase of a playout counts, and with battles, where a position takes much longer to judge. */
const PHASE = 10;
const PHASE_WITH_BATTLES = 2.5;
/** How many playouts every candidate gets before the worse half is dropped. */
const ROUND = 6;
/** How many it gets at most. */
const MOST = 30;
/** How many winters ahead a playout goes. */
const YEARS = 2;
/** How much of a victory one unit of worth is thought to be, before anything is played out. */
const PRIOR = 0.02;
/** How many playouts it takes until their average tells half of what is to be known. A few tell little: battles and others' orders are luck. */
const TELLING = 25;

/**
 * Returns the best of several sheets of a seat. Each is played out many times with the same chance: the others write sheets of captains,
 * and then captains play on. The worse half is dropped again and again until the budget is spent. The fewer the playouts, the more it counts
 * what a sheet was worth without them.
 */
export function chooseByPlayouts(
  variant: Variant,
  situation: Situation,
  seat: PowerId,
  candidates: readonly Candidate[],
  { random, budget }: { readonly random: Random; readonly budget: number },
): Sheet {
  const outlook = outlookOn(variant, situation);
  const power = nationOf(variant.board, seat);
  const phase = variant.battles ? PHASE_WITH_BATTLES : PHASE;
  let left = budget;
  let played = 0;
  let rivals = candidates.map(candidate => ({ ...candidate, score: 0 }));
  while (rivals.length > 1 && left > 0 && played < MOST) {
    for (let i = 0; i < ROUND && left > 0; i++) {
      const others = imaginedSheets(outlook, random, seat);
      const seed = Math.floor(random() * 2 ** 32);
      for (const rival of rivals) {
        const chance = seededRandom(seed);
        const after = imaginedAfter(variant, situation, new Map([...others, [seat, rival.sheet]]), chance);
        const end = playedOn(variant, after, YEARS, chance);
        rival.score += prospectOf(variant, end.situation, power);
        left -= (end.phases + 1) * phase;
      }
      played += 1;
    }
    const average = rivals.reduce((sum, { score }) => sum + score, 0) / rivals.length;
    const promiseOf = ({ worth, score }: (typeof rivals)[number]): number => PRIOR * worth + (score - average) / (played + TELLING);
    rivals = rivals.toSorted((a, b) => promiseOf(b) - promiseOf(a));
    if (rivals.length > 2) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  return rivals[0]?.sheet ?? [];
}

/**
 * What a power may hope for: everything after its victory, nothing after another's, otherwise its share of the cubes of all powers' centres,
 * which tells the ends of games of captains better than the squares. A little is added for each centre.
 */
function prospectOf(variant: Variant, situation: Situation, power: PowerId): number {
  const winner = winnerOf(variant, situation);
  if (winner !== undefined && winner !== power) return 0;
  const counts = new Map<PowerId, number>();
  for (const owner of Object.values(situation.position.centres)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  let cubes = 0;
  for (const count of counts.values()) cubes += count ** 3;
  const own = counts.get(power) ?? 0;
  return (winner === power ? 1 : cubes === 0 ? 0 : own ** 3 / cubes) + own * FOR_EACH;
}
const FOR_EACH = 0.01;
