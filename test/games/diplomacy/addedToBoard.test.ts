import { expect, test } from 'vitest';
import { addedToBoard } from '../../../src/games/diplomacy/variants/variantRules.js';

test.each([
  ['barbarians', { power: 'hsiung-nu', provinces: ['pch', 'chg'] }, { band: ['pch', 'chg'] }],
  ['open-oceans', { provinces: ['wsea', 'tsea'] }, { openOceans: ['wsea', 'tsea'] }],
  ['underways', { power: 'skaven', province: 'hub', provinces: ['skav'] }, { underway: { hub: 'hub', entrances: ['skav'] } }],
  ['greater-capitals', {}, { capitalsMatter: true }],
  ['armed-neutrals', {}, {}],
])('what the rule %s adds to the board of a variant that names it', (rule, settings, added) => {
  expect(addedToBoard([{ rule, ...settings }])).toEqual(added);
});
