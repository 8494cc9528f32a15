import { expect, test } from 'vitest';
import { rapidDifference, regatta } from './rapids.js';

const SEEDS = 400;

test('rapid river moves come out as the search finds them', () => {
  for (let seed = 1; seed <= SEEDS; seed++) expect(rapidDifference(seed), `seed ${seed}`).toBeUndefined();
});

test('most fleets of these cases are under way, often more than one of them', () => {
  const underWay = Array.from({ length: SEEDS }, (_, i) => regatta(i + 1).orders.filter(({ kind }) => kind === 'rapid').length);
  expect(underWay.filter(count => count >= 2).length).toBeGreaterThan(SEEDS / 2);
});
