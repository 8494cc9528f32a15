import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerAdjudicate } from '../../../src/cli/adjudicate.js';

/** Italy's army in Trieste supports Vienna. Austria attacks it from Budapest with support, Serbia and Tyrolia add what is given. */
const cutBy = (...more: readonly string[]) =>
  z.object({ orders: z.array(z.unknown()) }).parse(
    answerAdjudicate({
      variant: 'classic',
      phase: 'movement',
      season: 'spring',
      year: 1901,
      units: [
        { power: 'italy', type: 'A', loc: 'TRI' },
        { power: 'italy', type: 'A', loc: 'VEN' },
        { power: 'italy', type: 'F', loc: 'ADR' },
        { power: 'italy', type: 'A', loc: 'VIE' },
        { power: 'austria', type: 'A', loc: 'BUD' },
        { power: 'austria', type: 'A', loc: 'SER' },
        { power: 'germany', type: 'A', loc: 'TYR' },
      ],
      orders: [
        ...['A TRI S A VIE', 'A VEN S A TRI', 'F ADR S A TRI', 'A VIE H'].map(text => ({ power: 'italy', text })),
        ...more.map(text => ({ power: text.startsWith('A TYR') ? 'germany' : 'austria', text })),
      ],
    }),
  ).orders;

test('a support is told as cut by the strongest attack on it, or by all that are as strong', () => {
  expect(cutBy('A BUD - TRI', 'A SER S A BUD - TRI', 'A TYR - TRI')).toMatchObject({
    0: { outcome: 'cut', why: 'is cut by the attack from Budapest' },
  });
  expect(cutBy('A BUD - TRI', 'A SER H', 'A TYR - TRI')).toMatchObject({
    0: { outcome: 'cut', why: 'is cut by attacks from Budapest and Tyrolia' },
  });
});
