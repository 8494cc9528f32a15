import { expect, test } from 'vitest';
import { inMenus } from '../../../src/discord/message/buttons.js';

test('What a menu of 25 does not hold goes on in the next one: nothing is left out', () => {
  const powers = Array.from({ length: 34 }, (_, i) => `power ${i + 1}`);
  expect(inMenus([])).toEqual([]);
  expect(inMenus(powers.slice(0, 25))).toEqual([powers.slice(0, 25)]);
  expect(inMenus(powers)).toEqual([powers.slice(0, 25), powers.slice(25)]);
});
