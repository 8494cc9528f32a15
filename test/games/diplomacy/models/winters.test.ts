import { describe, expect, it } from 'vitest';
import { VARIANTS } from './winterCases.js';
import { winterDifference } from './winterDifference.js';

const SEEDS = 300;

describe('The command says of random winters what the rules say', () => {
  it.each(VARIANTS.map((variant, i) => ({ variant, i })))('in $variant', ({ i }) => {
    for (let n = 0; n < SEEDS; n++) {
      const difference = winterDifference(n * VARIANTS.length + i);
      if (difference !== undefined) expect.fail(difference);
    }
  });
});
