import { expect, test } from 'vitest';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { topicsOf } from '../../../src/games/diplomacy/game/seatTopics.js';
import { variantOf } from '../../authoring/folders.js';
import { largeFolder } from '../../authoring/largeFolder.js';

/** The same list, and how often something in it has been looked at. */
function counted<T>(units: readonly T[]): { readonly units: readonly T[]; readonly looks: () => number } {
  let looks = 0;
  const watched = new Proxy(units, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { units: watched, looks: () => looks };
}

test('What a seat may order on a large board is listed without going through all units for each order', () => {
  const { variant } = variantOf(largeFolder({ provinces: 250, powers: 2, units: 40 }));
  const game = diplomacy(variant);
  const state = game.open({ seats: ['q0', 'q1'], seed: 1, options: {} });
  const { units, looks } = counted(state.position.units);
  const topics = topicsOf(variant, { ...state, position: { ...state.position, units } }, 'q0', 'en');
  const choices = topics.reduce((sum, topic) => sum + topic.choices.length, 0);
  expect(topics).toHaveLength(40);
  expect(choices).toBeGreaterThan(500);
  expect(looks()).toBeLessThan(20 * units.length);
});

test('What each unit can reach is worked out without going through the whole board for it', () => {
  const { variant } = variantOf(largeFolder({ provinces: 250, powers: 2, units: 40 }));
  const places = counted(variant.board.locations);
  const provinces = counted(variant.board.provinces);
  const board = { ...variant.board, locations: places.units, provinces: provinces.units };
  const state = diplomacy(variant).open({ seats: ['q0', 'q1'], seed: 1, options: {} });
  topicsOf({ ...variant, board }, state, 'q0', 'en');
  expect(places.looks() + provinces.looks()).toBeLessThan(40 * state.position.units.length);
});
