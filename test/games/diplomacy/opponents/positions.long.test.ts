import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import { OPPONENT_BUDGET, opponentText, sightOf } from '../../../../src/games/opponent.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { POSITIONS, type Position } from './positions.js';
import { stateOf } from './stateOf.js';

const games = new Map(variantsOn(readOwnVariant).map(variant => [variant.id, diplomacy(variant)]));
const SEEDS = [1, 2, 3];

describe('A general', () => {
  test.each(POSITIONS)('$says', position => {
    for (const seed of SEEDS) expect(answerTo(position, seed), `seed ${seed}`).toSatisfy((text: string) => isSensible(position, text));
  });
});

test.each(['austria', 'russia', 'turkey', 'italy'])('A general who plays %s does not open every game alike', seat => {
  const start: Position = { says: '', phase: 'spring movement', seat };
  const openings = Array.from({ length: 12 }, (_, seed) => answerTo(start, seed).split('\n').toSorted().join('; '));
  const counts = new Map<string, number>();
  for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  expect(counts.size).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(10);
});

function answerTo(position: Position, seed: number): string {
  const game = games.get(position.variant ?? 'classic');
  if (!game) throw new Error(`there is no ${position.variant}`);
  const state = stateOf(game, position);
  const text = opponentText(game, 'general', sightOf(game, state, position.seat), { random: seededRandom(seed), budget: OPPONENT_BUDGET });
  expect(game.read(state, position.seat, text, undefined, 'en').lines.filter(line => line.fault)).toEqual([]);
  return text;
}

function isSensible({ does = [], never = [], counts = [] }: Position, text: string): boolean {
  const lines = text.split('\n');
  const countOf = (pattern: RegExp): number => lines.filter(line => pattern.test(line)).length;
  return (
    does.every(pattern => pattern.test(text)) &&
    !never.some(pattern => pattern.test(text)) &&
    counts.every(([pattern, least, most]) => countOf(pattern) >= least && countOf(pattern) <= most)
  );
}
