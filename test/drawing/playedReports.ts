import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { seededRandom } from '../../src/lib/random.js';
import { practiceGame } from '../games/diplomacy/adjudication/practiceGame.js';
import { playRandomly } from '../games/diplomacy/adjudication/randomGame.js';

/** For each seed, plays `random` phases with random legal orders, and `practised` years between practice players. */
export function playedReports(
  variant: Variant,
  { random, practised, seeds = SEEDS }: { readonly random: number; readonly practised: number; readonly seeds?: readonly number[] },
): readonly Report[] {
  const game = diplomacy(variant);
  return seeds.flatMap(seed => [
    ...playRandomly(game, random, seededRandom(seed)).map(({ report }) => report),
    ...[...practiceGame(game, seed, practised)].map(({ report }) => report),
  ]);
}

/** Seeds that have found faults: 2 found a cross on a unit, 7 and 8 a line on another line. */
const SEEDS = [2, 7, 8];
