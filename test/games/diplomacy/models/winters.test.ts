import { describe, expect, it } from 'vitest';
import { VARIANTS } from './winterCases.js';
import { winterDifference } from './winterDifference.js';

/** Returns the number of winters to try, which is higher for the game with the most winter rules. */
const winters = (variant: string): number => (variant === 'mandate-of-heaven' ? 300 : 150);

describe('Of random winters the command says what the rules say', () => {
  it.each(VARIANTS.map((variant, i) => ({ variant, i })))('in $variant', ({ variant, i }) => {
    for (let n = 0; n < winters(variant); n++) {
      const difference = winterDifference(n * VARIANTS.length + i);
      if (difference !== undefined) expect.fail(difference);
    }
  });
});
