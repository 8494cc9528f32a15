import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerOf, readExplainCases, writeExplainCase } from './explainCase.js';
import { VARIANTS } from './testBot.js';

const FOLDER = new URL('explanations/', import.meta.url);

/** Every file of explanations, with the variant that its first lines name. */
const files = readdirSync(FOLDER).map(name => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const id = /^variant: (\S+)$/m.exec(text)?.[1];
  const variant = VARIANTS.find(one => one.id === id);
  if (variant === undefined) throw new Error(`${name} is of no known variant`);
  return { name, variant, cases: readExplainCases(text) };
});

describe.each(files)('explanations: $name', ({ variant, cases }) => {
  test.each(cases)('$name', one => {
    const found = one.answers.map(answer => ({ ...answer, lines: answerOf(variant, one, answer) }));
    expect(writeExplainCase(one, found)).toBe(writeExplainCase(one, one.answers));
  });
});
