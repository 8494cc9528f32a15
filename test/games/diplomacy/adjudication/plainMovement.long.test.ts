import { describe, expect, it } from 'vitest';
import { battlefield, crowd } from './battlefields.js';
import { agreeing, standard } from './plainAgreement.js';

describe('Thousands of phases of the standard rules alone have the same results by numbers as by the graph of their orders', () => {
  it('in crowded corners full of plots', () => expect(agreeing(chosen => battlefield(standard, chosen), 3000)).toBeGreaterThan(4000));
  it('all over the board', () => expect(agreeing(chosen => crowd(standard, chosen), 1000)).toBeGreaterThan(1000));
});
