import { expect, test } from 'vitest';
import { answerAdjudicate } from '../../src/cli/adjudicate.js';

const winter = (won: number, text: string) =>
  answerAdjudicate({
    variant: 'warhammer-fm05',
    phase: 'adjustment',
    season: 'winter',
    year: 1,
    units: [{ power: 'empire', type: 'A', loc: 'ALTD' }],
    sc: { WAST: 'empire', MIDD: 'empire', SKAV: 'empire' },
    sepoys: { skaven: { master: 'empire', won } },
    orders: [
      { power: 'skaven', text },
      { power: 'empire', text: 'Build F MIDD' },
    ],
  });

test('a Sepoy who has won three battles claims a centre of his master, after the builds', () => {
  expect(winter(3, 'Revolt A WAST')).toMatchObject({
    after: {
      units: [
        { power: 'empire', type: 'A', loc: 'ALTD' },
        { power: 'empire', type: 'F', loc: 'MIDD' },
        { power: 'skaven', type: 'A', loc: 'WAST' },
      ],
      sc: { WAST: 'skaven' },
    },
    orders: [{ outcome: 'revolted', success: true }, { success: true }],
    faults: [],
  });
});

test.each([
  [2, 'Revolt A WAST'],
  [3, 'Revolt A MIDD'],
  [3, 'Revolt A KISL'],
])('but not after %i, %s', (won, text) => {
  expect(winter(won, text)).toMatchObject({ after: { sc: { WAST: 'empire' } }, orders: [{ success: false }, {}], faults: [{ index: 0 }] });
});
