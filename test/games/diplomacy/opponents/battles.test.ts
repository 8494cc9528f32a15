import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import type { OpponentLevel } from '../../../../src/games/game.js';
import { opponentText, sightOf } from '../../../../src/games/opponent.js';
import { seededRandom } from '../../../../src/lib/random.js';
import type { Position } from './positions.js';
import { stateOf } from './stateOf.js';

const variant = variantsOn(readOwnVariant).find(({ id }) => id === 'classic-battles');
if (!variant) throw new Error('there is no classic-battles');
const game = diplomacy(variant);

const position: Position = {
  says: 'two units are stood off, one of them before a centre',
  phase: 'fall movement',
  seat: 'france',
  units: { france: 'F eng, A bur', england: 'F nth', germany: 'A mun' },
  centres: { france: 'par mar bre', england: 'lon edi lvp', germany: 'mun ber kie' },
};

/** The state after these orders, while battle lists are due, and the report on it. */
function afterOrders(orders: Readonly<Record<string, string>>): { readonly state: State; readonly report: Report } {
  const start = stateOf(game, position);
  const read = Object.entries(orders).map(([seat, text]) => [seat, game.read(start, seat, text, undefined, 'en').submission] as const);
  return game.advance(start, new Map(read));
}

const stoodOff = afterOrders({ france: 'F eng - nth\nA bur - mun', england: 'F nth H', germany: 'A mun H' });

const listOf = (level: OpponentLevel, seed: number, reports: readonly Report[]): string =>
  opponentText(game, level, sightOf(game, stoodOff.state, 'france', reports), { random: seededRandom(seed), budget: 100 });

test.each(['captain', 'general'] as const)('A %s declares the battle for a centre, and no more than it has commanders', level => {
  for (const seed of [1, 2, 3, 4, 5]) expect(listOf(level, seed, [stoodOff.report])).toBe('Battle 1 A BUR move');
});

test.each(['captain', 'general'] as const)('A %s that was told nothing still sends a list', level => {
  expect(listOf(level, 1, [])).toMatch(/^Battle 1 (A BUR|F ENG) move$/);
});

test('A recruit declares any of them', () => {
  const lists = new Set(Array.from({ length: 20 }, (_, seed) => listOf('recruit', seed, []).split('\n')[0]));
  expect(lists).toEqual(new Set(['Battle 1 A BUR move', 'Battle 1 F ENG move']));
});
