import type { Readable, Writable } from 'node:stream';
import { readBoardFile } from '../assets.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { type Variant, variantFor } from '../games/diplomacy/model/variant.js';
import { answer } from './adjudicate/answer.js';
import { question } from './adjudicate/question.js';
import { type Sentences, sentencesOn } from './adjudicate/sentences.js';
import { setUp, termsAsked } from './adjudicate/setUp.js';
import { answerLines } from './answerLines.js';

interface Table {
  readonly variant: Variant;
  readonly sentences: Sentences;
}

/** Answers one question of any form. If there is no answer, `error` says why. */
export type Answerer = (input: unknown) => object;

export function answererFor(variants: readonly Variant[]): Answerer {
  const tables = new Map(variants.map((variant): [string, Table] => [variant.id, { variant, sentences: sentencesOn(variant.board) }]));
  return input => {
    const asked = question.safeParse(input);
    if (!asked.success) return refused('bad-question', firstIssue(asked.error.issues));
    const table = tables.get(asked.data.variant);
    if (!table) return refused('unknown-variant', `There is no variant ${asked.data.variant}. Variants: ${[...tables.keys()].join(', ')}.`);
    const terms = termsAsked(table.variant, asked.data);
    if (!terms.ok) return refused(terms.fault.code, table.sentences.fault(terms.fault));
    const variant = variantFor(table.variant, terms.value);
    const set = setUp(variant, asked.data, terms.value);
    if (!set.ok) return refused(set.fault.code, table.sentences.fault(set.fault));
    const hasVirtuals =
      (asked.data.phase === 'movement' || asked.data.phase === 'battles') && table.variant.rules.some(rule => rule.virtualOrders);
    const answered = answer(variant, table.sentences, set.value, asked.data);
    return answered.ok
      ? { ...(hasVirtuals && { virtual: [] }), ...answered.value }
      : refused(answered.fault.code, table.sentences.fault(answered.fault));
  };
}

const refused = (code: string, message: string) => ({ error: { code, message } });
const firstIssue = ([first]: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  first ? `${first.path.map(String).join('.') || 'the line'}: ${first.message}` : 'the line is not a question';

export const answerAdjudicate: Answerer = input => {
  shared ??= answererFor(variantsOn(readBoardFile));
  return shared(input);
};
let shared: Answerer | undefined;

/** Reads one JSON object per line and writes one answer per line, in the same order. Every line gets an answer. */
export const adjudicateLines = (input: Readable, output: Writable): Promise<void> => answerLines(input, output, answerLine);

function answerLine(line: string | undefined): object {
  if (line === undefined) return refused('too-long', 'The line is too long.');
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return refused('not-json', 'The line is not JSON.');
  }
  try {
    return answerAdjudicate(input);
  } catch (cause) {
    return refused('failed', `The adjudicator failed: ${cause instanceof Error ? cause.message : cause}.`);
  }
}
