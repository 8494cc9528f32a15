import type { Random } from '../../../lib/random.js';
import type { ReviewFinding, WinChance } from '../../review.js';
import type { PowerId } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { playedOn } from '../opponents/general/imagine.js';
import { winnerOf } from '../phases/victory.js';

/** How far each game is played on: so many winters, or until somebody wins. */
const YEARS = 6;
/** How much is played: units times phases. And the least and the most games. */
const BUDGET = 9_000;
const LEAST = 8;
const MOST = 40;

/**
 * Plays on from a position, all powers as Captains, again and again. A game that is won counts for its winner; one that is not won after six
 * years is shared by the squares of the centres.
 */
export function chancesFrom(variant: Variant, situation: Situation, random: Random): Extract<ReviewFinding, { kind: 'chances' }> {
  const { powers } = situation;
  const shares: ReadonlyMap<PowerId, number>[] = [];
  let left = BUDGET;
  while (shares.length < MOST && (left > 0 || shares.length < LEAST)) {
    const end = playedOn(variant, situation, YEARS, random);
    shares.push(sharesOf(variant, end.situation));
    left -= (end.phases + 1) * Math.max(1, situation.position.units.length);
  }
  return { kind: 'chances', games: shares.length, chances: powers.map(seat => chanceOf(seat, shares)) };
}

function sharesOf(variant: Variant, situation: Situation): ReadonlyMap<PowerId, number> {
  const winner = winnerOf(variant, situation);
  if (winner !== undefined) return new Map([[winner, 1]]);
  const squares = new Map<PowerId, number>();
  const counts = new Map<PowerId, number>();
  for (const owner of Object.values(situation.position.centres)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  let all = 0;
  for (const power of situation.powers) {
    const square = (counts.get(power) ?? 0) ** 2;
    squares.set(power, square);
    all += square;
  }
  return new Map([...squares].map(([power, square]) => [power, all === 0 ? 0 : square / all]));
}

/** Within so many standard errors the true share is in 95 of 100 cases. */
const SURE = 1.96;

function chanceOf(seat: PowerId, games: readonly ReadonlyMap<PowerId, number>[]): WinChance {
  const own = games.map(shares => shares.get(seat) ?? 0);
  const share = own.reduce((sum, one) => sum + one, 0) / own.length;
  const spread = own.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, own.length - 1);
  return { seat, share, error: SURE * Math.sqrt(spread / own.length) };
}
