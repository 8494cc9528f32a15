import { expect, test } from 'vitest';
import { battleCases, differencesIn } from './battleCase.js';

test.each(battleCases().map(({ file, rule }) => [`${file}: ${rule.title}`, rule] as const))('%s', (_, rule) => {
  expect(differencesIn(rule)).toEqual([]);
});
