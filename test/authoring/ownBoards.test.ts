import { describe, expect, test } from 'vitest';
import { readBoardFile, readGeometry } from '../../src/assets.js';
import { proposeBorders } from '../../src/authoring/compile/readVariant.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { bytesOf, variantOf } from './folders.js';

const variants = variantsOn(readBoardFile);
const named = (id: string): Variant => {
  const found = variants.find(variant => variant.id === id);
  if (!found) throw new Error(id);
  return found;
};

const classic = named('classic');
const written = writeVariant(classic, readGeometry('classic'));
if (!written.ok) throw new Error(written.fault);
const back = variantOf(written.value);

/** Every order that each unit may give when a game begins, as its player is offered them. */
function openingOrders(variant: Variant): unknown {
  const game = diplomacy(variant);
  const seats = variant.board.powers.map(({ id }) => id);
  const state = game.open({ seats, seed: 1, options: {} });
  return seats.map(seat => [seat, game.options(state, seat, 'en')]);
}

describe('Classic, written as the folder of an author and read back,', () => {
  test('has the same opening orders', () => {
    expect(openingOrders(back.variant)).toEqual(openingOrders(classic));
  });

  test('has the same borders, coasts, centres, names and powers', () => {
    const plain = ({ board: { file } }: Variant) => ({
      ...{ year: file.year, victory: file.victory, borders: file.borders, frame: file.frame, name: file.name, credit: file.credit },
      provinces: file.provinces.map(({ places: _, coastal: __, ...province }) => province),
      powers: file.powers,
    });
    expect(plain(back.variant)).toEqual(plain(classic));
    expect(back.variant.calendar).toEqual(classic.calendar);
    expect(back.variant.orderKinds).toEqual(classic.orderKinds);
  });

  test('has its units and centres where they stood', () => {
    const places = ({ board: { file } }: Variant) =>
      file.provinces.map(({ id, places: { unit, units, centre }, kind }) => (kind === 'impassable' ? [id] : [id, unit, units, centre]));
    expect(places(back.variant)).toEqual(places(classic));
  });

  test('is drawn with the same borders', () => {
    expect(back.geometry.arcs.length).toBe(readGeometry('classic').arcs.length);
  });

  test('has the borders that would have been proposed from its drawing, but for its named coasts', () => {
    const proposed = proposeBorders(bytesOf(written.value));
    if (!proposed.ok) throw new Error(JSON.stringify(proposed.fault));
    const bare = (pairs: readonly (readonly [string, string])[]) =>
      [
        ...new Set(
          pairs.map(pair =>
            pair
              .map(at => at.slice(0, 3))
              .sort()
              .join(' '),
          ),
        ),
      ].sort();
    expect(bare(proposed.value.army)).toEqual(bare(classic.board.file.borders.army));
    expect(bare(proposed.value.fleet)).toEqual(bare(classic.board.file.borders.fleet));
  });
});

test('What a folder has no form for is said', () => {
  const said = variants.map(variant => {
    const one = writeVariant(variant, readGeometry(variant.board.file.id));
    return [variant.id, one.ok ? 'written' : one.fault];
  });
  expect(Object.fromEntries(said)).toEqual({
    'warring-states-v2': 'rivers',
    'warring-states-v1': 'rivers',
    'mandate-of-heaven': 'rivers',
    'warhammer-fm05': 'neutrals',
    classic: 'written',
    'classic-battles': 'battles',
  });
});
