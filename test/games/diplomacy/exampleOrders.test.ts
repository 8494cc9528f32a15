import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { type ExampleOrders, exampleOrders } from '../../../src/games/diplomacy/game/exampleOrders.js';
import { type Variant, variantFor } from '../../../src/games/diplomacy/model/variant.js';
import { readOrder } from '../../../src/games/diplomacy/notation/orderReader.js';
import { parseOrder } from '../../../src/games/diplomacy/notation/parseOrder.js';
import { LANGUAGES } from '../../../src/lib/language.js';

const cases = variantsOn(readOwnVariant).flatMap(variant => LANGUAGES.map(language => [variant.id, language, variant] as const));

function opened(variant: Variant) {
  const game = diplomacy(variant);
  const seats = game.seats(game.players.most);
  if (!seats.ok) throw new Error(seats.fault.code);
  const opening = game.open({ seats: seats.value.map(({ id }) => id), seed: 0, options: game.chosen?.parse({}) ?? {} });
  return { opening, at: variantFor(variant, opening.terms) };
}

/** Reads a movement order with these units on the board, whoever owns the unit. */
function readWith(variant: Variant, units: readonly Unit[], text: string) {
  const position = { units, dislodged: [], contested: [], centres: {} };
  const powers = [...new Set(units.map(({ power }) => power))];
  const read = powers.map(power => readOrder(variant.board, position, power, 'movement', text)).find(({ ok }) => ok);
  return read?.ok ? read.value : expect.fail(`“${text}” is not understood`);
}

const HAVING: Readonly<Record<string, readonly (keyof ExampleOrders)[]>> = {
  'warring-states-v2': ['raise', 'rapid'],
  'mandate-of-heaven': ['convoy'],
  'warhammer-fm05': ['convoy'],
  classic: ['convoy'],
};

describe('Examples of orders', () => {
  test.each(cases)('on the board of %s in %s are read as what they are', (_, language, variant) => {
    const { opening, at } = opened(variant);
    const example = exampleOrders(at, opening, language);
    const { units } = opening.position;
    const order = (text = ''): object => readWith(at, units, text);
    expect(order(example.move)).toMatchObject({ kind: 'move', type: 'A' });
    expect(order(example.sentence)).toEqual(order(example.move));
    expect(order(example.hold)).toMatchObject({ kind: 'hold' });
    expect(order(example.support)).toMatchObject({ kind: 'support', to: expect.any(String) });
    expect(order(example.defence)).not.toHaveProperty('to');
    if (example.raise !== undefined) expect(order(example.raise)).toMatchObject({ kind: 'raise' });
    const phases = { retreats: [example.retreat, example.disband], adjustments: [example.build, example.remove, example.waive] } as const;
    for (const [phase, texts] of Object.entries(phases))
      for (const text of texts) expect(parseOrder(at.board, phase === 'retreats' ? 'retreats' : 'adjustments', text ?? '').ok).toBe(true);
  });

  test.each(cases)('on the board of %s in %s show a convoy with an army, and a fleet that goes up a river', (_, language, variant) => {
    const { opening, at } = opened(variant);
    const { convoy, rapid } = exampleOrders(at, opening, language);
    const [power = ''] = opening.powers;
    const everywhere = at.board.provinces.map(({ id, kind }): Unit => ({ power, type: kind === 'sea' ? 'F' : 'A', at: id }));
    if (convoy !== undefined) expect(readWith(at, everywhere, convoy)).toMatchObject({ kind: 'convoy', type: 'F' });
    if (convoy !== undefined) expect(convoy).toMatch(/^F \S+ C A \S+ - \S+$/);
    if (rapid !== undefined) expect(readWith(at, everywhere, rapid)).toMatchObject({ kind: 'rapid', type: 'F' });
  });

  test.each(Object.entries(HAVING))('of %s have %s', (id, kinds) => {
    const variant = variantsOn(readOwnVariant).find(one => one.id === id) ?? expect.fail(`${id} is not offered`);
    const { opening, at } = opened(variant);
    const example = exampleOrders(at, opening, 'en');
    const special = (['convoy', 'raise', 'rapid'] as const).filter(kind => example[kind] !== undefined);
    expect(special).toEqual(kinds);
  });
});
