import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { causeNames, RULE_WORDS, ruleName } from '../../../src/discord/words/diplomacy/ruleWords.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { RuleModule } from '../../../src/games/diplomacy/model/ruleModule.js';
import { NAMED_RULES } from '../../../src/games/diplomacy/variants/namedRules.js';
import { LANGUAGES } from '../../../src/lib/language.js';

const named = [...NAMED_RULES].flatMap(([rule, { modules }]) => modules({ rule }));
const rules = new Map([...variantsOn(readOwnVariant).flatMap(variant => variant.rules), ...named].map(rule => [rule.id, rule]));
const changesStrength = (rule: RuleModule): boolean =>
  rule.ownStrength !== undefined || rule.attackModifier !== undefined || rule.holdModifier !== undefined;

describe('words of rules', () => {
  test.each([...rules.values()].filter(changesStrength).map(({ id }) => id))(
    '%s, which changes strengths, has a name in every language',
    id => {
      for (const language of LANGUAGES) expect(RULE_WORDS[id]?.name?.[language] ?? '').not.toBe('');
    },
  );

  test.each([...NAMED_RULES.keys()])('%s, which a variant can name, is said in a sentence in every language', rule => {
    const at = { power: 'P', powers: 'P and Q', province: 'X', provinces: 'X and Y' };
    for (const language of LANGUAGES) expect(RULE_WORDS[rule]?.sentence?.[language](at) ?? '').toMatch(/^\S.*\.$/);
  });

  test('a rule that has none is named by its id', () => expect(ruleName('fog-of-war', 'en')).toBe('fog-of-war'));

  test('no two rules name the same cause', () => {
    const causes = Object.values(RULE_WORDS).flatMap(({ causes: own = {} }) => Object.keys(own));
    expect(causes.toSorted()).toEqual(Object.keys(causeNames).toSorted());
  });
});
