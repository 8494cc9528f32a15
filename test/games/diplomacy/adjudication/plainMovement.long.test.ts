import { describe, expect, it } from 'vitest';
import { battlefield, crowd } from './battlefields.js';
import { agreeing, standard } from './plainAgreement.js';
import { RULE_SETS, type RuleSet } from './ruleSets.js';

describe('Thousands of phases of the standard rules alone have the same results by numbers as by the graph of their orders', () => {
  it('in crowded corners full of plots', () => expect(agreeing(chosen => battlefield(standard, chosen), 3000)).toBeGreaterThan(4000));
  it('all over the board', () => expect(agreeing(chosen => crowd(standard, chosen), 1000)).toBeGreaterThan(1000));
});

const RARELY_AMENDED = ['river-convoy', 'cornered', 'Mandate of Heaven'].map(ruleSetCalled);

function ruleSetCalled(name: string): RuleSet {
  const found = RULE_SETS.find(rules => rules.name === name);
  if (!found) throw new Error(`There are no rules called ${name}`);
  return found;
}

describe('So have those of variants whose rules break convoys or amend the result', () => {
  it.each(RARELY_AMENDED)('$name', rules => {
    expect(agreeing(chosen => battlefield(rules, chosen), 2000)).toBeGreaterThan(1000);
    expect(agreeing(chosen => crowd(rules, chosen), 700)).toBeGreaterThan(200);
  });
});
