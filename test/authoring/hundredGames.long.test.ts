import { expect, test } from 'vitest';
import { readGeometry, readOwnVariant } from '../../src/assets.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { playGames, summaryOf } from '../../src/authoring/gate/playGames.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { variantOf } from './folders.js';

function classicFolder() {
  const classic = variantsOn(readOwnVariant).find(({ id }) => id === 'classic');
  const written = classic && writeVariant(classic, readGeometry('classic'));
  if (!written?.ok) throw new Error('Classic can be written');
  return written.value;
}

test.each([
  ['the example', exampleFolder('shores')],
  ['Classic', classicFolder()],
])('A hundred games of %s, as a folder, have no breach', { timeout: 600_000 }, (_, texts) => {
  const { variant } = variantOf(texts);
  const { games, won, breaches } = summaryOf(
    variant.board.powers.map(({ id }) => id),
    [...playGames(variant, { games: 100, seed: 1, years: 30 })],
  );
  expect({ games, breaches }).toEqual({ games: 100, breaches: [] });
  expect(won).toBeGreaterThan(50);
});

test('The example favours nobody much: in a hundred games no two shares of victories are ten points apart', { timeout: 600_000 }, () => {
  const { variant } = variantOf(exampleFolder('shores'));
  const wins = summaryOf(
    variant.board.powers.map(({ id }) => id),
    [...playGames(variant, { games: 100, seed: 1, years: 30 })],
  ).powers.map(power => power.wins);
  expect(Math.max(...wins) - Math.min(...wins)).toBeLessThan(0.1);
});
