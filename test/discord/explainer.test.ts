import { describe, expect, test } from 'vitest';
import { localeOn } from '../../src/discord/words/diplomacy/diplomacyLocale.js';
import { explainerFor } from '../../src/discord/words/diplomacy/explainer.js';
import { sayExplanation } from '../../src/discord/words/diplomacy/sayExplanation.js';
import type { ExplanationStep } from '../../src/games/diplomacy/explanation/orderExplanation.js';
import { advancePhase } from '../../src/games/diplomacy/phases/advancePhase.js';
import { reportOf, stateOf } from './explainCase.js';
import { VARIANTS } from './testBot.js';

const variant = VARIANTS.find(one => one.id === 'warring-states-v2');
if (variant === undefined) throw new Error('Warring States is not on offer');
const told = reportOf(variant, [['Qin  A Xia - Any', '     A Sli S A Xia - Any', 'Wei  A Any H', '     A Hed - Pin']]);
const explainer = explainerFor(variant);

test('those who ask choose among the orders, failures first', () => {
  expect(explainer.choices(told, 'en')).toEqual([
    { key: 'xia', label: 'A Xianyang – Anyi (Qin)', short: 'A Xia - Any (Qin)', success: false },
    { key: 'sli', label: 'A Shaoliang S A Xianyang – Anyi (Qin)', short: 'A Sli S A Xia - Any (Qin)', success: true },
    { key: 'any', label: 'A Anyi (Wei)', short: 'A Any H (Wei)', success: true },
    { key: 'hed', label: 'A Hedong – Pingyang (Wei)', short: 'A Hed - Pin (Wei)', success: true },
  ]);
});

test('every choice has an answer in both languages', () => {
  for (const language of ['en', 'fr'] as const)
    for (const { key } of explainer.choices(told, language)) expect(explainer.explain(told, key, language)?.length).toBeGreaterThan(0);
});

test('civil disorder is explained as well', () => {
  const units = ['xia', 'cao'].map(at => ({ power: 'qin', type: 'A' as const, at }));
  const winter = { ...stateOf(variant, units), phase: 'adjustments' as const, turn: { year: 450, season: 'winter' as const } };
  const closed = advancePhase(variant, { ...winter, position: { ...winter.position, centres: { xia: 'qin' } } }, new Map());
  expect(explainer.explain(closed.report, 'cao', 'en')).toEqual([
    'A Cao is removed automatically.',
    '- Qin didn’t order all removals, so the rules removed the unit farthest from its centres first (civil disorder).',
  ]);
  expect(explainer.explain(closed.report, 'cao', 'fr')?.[1]).toBe(
    '- Il manquait des ordres de retrait du Qin\u00a0: la règle retire d’abord l’unité la plus éloignée de ses centres (désordre civil).',
  );
});

test('what is no choice has none', () => {
  expect(explainer.explain(told, 'nowhere', 'en')).toBeUndefined();
});

test('what was stored is checked before it is explained', () => {
  expect(() => explainer.choices({ kind: 'toy' }, 'en')).toThrow();
});

describe('an explanation that grows too long', () => {
  const [head] = told.orders;
  if (head === undefined) throw new Error('there was no order');
  const step = (level: number): ExplanationStep => ({ level, finding: { kind: 'result', result: head } });
  const long = (level: number, times: number): readonly string[] =>
    sayExplanation(
      { before: told.before, steps: [step(0), step(1), ...Array.from({ length: times }, () => step(level))] },
      localeOn(variant.board, 'en'),
    );

  test('loses its deepest lines first, and says so', () => {
    const lines = long(2, 200);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toBe('There’s more, but it doesn’t fit here.');
  });

  test('loses its last lines when even the first level is too long', () => {
    const lines = long(1, 200);
    expect(lines.join('\n').length).toBeLessThanOrEqual(3500);
    expect(lines.join('\n').length).toBeGreaterThan(3200);
    expect(lines.at(-1)).toBe('There’s more, but it doesn’t fit here.');
  });

  test('is left whole when it fits', () => {
    expect(long(1, 3)).toHaveLength(5);
  });
});
