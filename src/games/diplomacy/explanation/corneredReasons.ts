import type { RuleReasons } from './ruleReasons.js';

/** Mandate of Heaven 4: the last units of a power withstand attacks with more strength. */
export const cornered: RuleReasons = {
  withstands: (_, { unit, result }) =>
    result.bonus ? [{ finding: { kind: 'cornered', unit, by: result.bonus.by }, rule: 'last-units' }] : [],
};
