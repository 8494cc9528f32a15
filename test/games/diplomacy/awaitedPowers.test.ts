import { expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import { classic } from './ownVariants.js';

const game = diplomacy(classic(compileBoard(readBoardFile('classic'))));

/** Returns a winter in which Germany has its three units and that many centres. */
function winter(centres: number): State {
  const open = game.open({ seats: ['germany', 'france'], seed: 1, options: {} });
  const { units } = open.position;
  const owned = Object.fromEntries(['ber', 'kie', 'mun'].slice(0, centres).map(centre => [centre, 'germany']));
  const position = { ...open.position, units: units.filter(u => u.power === 'germany'), centres: owned };
  return { ...open, turn: { year: 1901, season: 'winter' }, phase: 'adjustments', position };
}

it.each([
  [3, 'has nothing to decide', []],
  [2, 'chooses which unit goes', ['germany']],
  [0, 'has no choice: all its units go', []],
])('a power with three units and %i centres %s', (centres, _, awaited) => {
  expect(game.phase(winter(centres)).awaits).toEqual(awaited);
});
