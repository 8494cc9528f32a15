import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { seededRandom } from '../../src/lib/random.js';
import { practiceGame } from '../games/diplomacy/adjudication/practiceGame.js';
import { playRandomly } from '../games/diplomacy/adjudication/randomGame.js';

/** Phases of a variant in which everybody ordered something that is legal, whatever it was, and years between practice players; so many of both with each seed. */
export function playedOut(
  variant: Variant,
  { random, practised }: { readonly random: number; readonly practised: number },
): readonly Report[] {
  const game = diplomacy(variant);
  return SEEDS.flatMap(seed => [
    ...playRandomly(game, random, seededRandom(seed)).map(({ report }) => report),
    ...[...practiceGame(game, seed, practised)].map(({ report }) => report),
  ]);
}

/** In the second and the last a line lay once on another, in the first a cross on a unit. */
const SEEDS = [2, 7, 8];
