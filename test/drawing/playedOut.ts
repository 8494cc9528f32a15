import { diplomacy } from '../../src/games/diplomacy/diplomacy.js';
import type { Report } from '../../src/games/diplomacy/report.js';
import type { Variant } from '../../src/games/diplomacy/variant.js';
import { seededRandom } from '../../src/lib/random.js';
import { practiceGame } from '../games/diplomacy/adjudication/practiceGame.js';
import { playRandomly } from '../games/diplomacy/adjudication/randomGame.js';

/** Phases of a variant in which everybody ordered something that is legal, whatever it was, and such of a game between practice players. */
export function playedOut(
  variant: Variant,
  { random, practised }: { readonly random: number; readonly practised: number },
): readonly Report[] {
  const game = diplomacy(variant);
  return [
    ...playRandomly(game, random, seededRandom(7)).map(({ report }) => report),
    ...[...practiceGame(game, 7, practised)].map(({ report }) => report),
  ];
}
