import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../../src/lib/random.js';
import { battlefield } from './battlefields.js';
import { describeSkirmish } from './describeSkirmish.js';
import { dependsOnOrder, isWeakened, losesUnits, reinforced } from './laws.js';
import { RULE_SETS } from './ruleSets.js';
import type { Skirmish } from './skirmish.js';
import { smallestSkirmish } from './smallestSkirmish.js';

const seed = fc.noShrink(fc.nat(0x7fffffff));

/** Fails with the smallest skirmish that still breaks the law. */
function holds(chosen: number, found: Skirmish, breach: (skirmish: Skirmish, random: Random) => string | undefined): void {
  const breachOf = (one: Skirmish): string | undefined => breach(one, seededRandom(chosen));
  if (breachOf(found) === undefined) return;
  const least = smallestSkirmish(found, one => breachOf(one) !== undefined);
  expect.fail(`${describeSkirmish(least)}\n${breachOf(least)}`);
}

describe.each(RULE_SETS)('With $name', rules => {
  it('the order in which units and orders are given changes nothing', () => {
    fc.assert(
      fc.property(seed, chosen => holds(chosen, battlefield(rules, chosen), dependsOnOrder)),
      { numRuns: 400 },
    );
  });

  it('one more support never weakens the attack it is for', () => {
    let tried = 0;
    fc.assert(
      fc.property(seed, chosen => {
        const found = battlefield(rules, chosen);
        if (reinforced(found, seededRandom(chosen))) tried++;
        holds(chosen, found, isWeakened);
      }),
      { numRuns: 400 },
    );
    expect(tried).toBeGreaterThan(30);
  });

  it('units are neither made nor lost, and no two stand in one province', () => {
    fc.assert(
      fc.property(seed, chosen => holds(chosen, battlefield(rules, chosen), losesUnits)),
      { numRuns: 400 },
    );
  });
});
