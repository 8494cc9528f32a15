import type { Readable, Writable } from 'node:stream';
import { readBoardFile } from '../assets.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { type Variant, variantFor } from '../games/diplomacy/model/variant.js';
import { answer } from './adjudicate/answer.js';
import { plainQuestion } from './adjudicate/plainQuestion.js';
import { type AdjudicationRequest, question } from './adjudicate/question.js';
import { type Sentences, sentencesOn } from './adjudicate/sentences.js';
import { setUp, termsAsked } from './adjudicate/setUp.js';
import { isPlainAnswer, plainAnswerWriter } from './adjudicate/plainAnswer.js';
import { answerLines } from './answerLines.js';
import { type Bytes, jsonBytes } from './jsonBytes.js';

interface Table {
  readonly variant: Variant;
  readonly sentences: Sentences;
}

/** Answers one question of any form. If there is no answer, `error` says why. */
export type Answerer = (input: unknown) => object;

export function answererFor(variants: readonly Variant[]): Answerer {
  const tables = new Map(variants.map((variant): [string, Table] => [variant.id, { variant, sentences: sentencesOn(variant.board) }]));
  const reply = (asked: AdjudicationRequest): object => {
    const table = tables.get(asked.variant);
    if (!table) return refused('unknown-variant', `There is no variant ${asked.variant}. Variants: ${[...tables.keys()].join(', ')}.`);
    const terms = termsAsked(table.variant, asked);
    if (!terms.ok) return refused(terms.fault.code, table.sentences.fault(terms.fault));
    const variant = variantFor(table.variant, terms.value);
    const set = setUp(variant, asked, terms.value);
    if (!set.ok) return refused(set.fault.code, table.sentences.fault(set.fault));
    const hasVirtuals = (asked.phase === 'movement' || asked.phase === 'battles') && table.variant.rules.some(rule => rule.virtualOrders);
    const answered = answer(variant, table.sentences, set.value, asked);
    return answered.ok
      ? { ...(hasVirtuals && { virtual: [] }), ...answered.value }
      : refused(answered.fault.code, table.sentences.fault(answered.fault));
  };
  return input => {
    const plain = plainQuestion(input);
    if (plain) return reply(plain);
    const asked = question.safeParse(input);
    return asked.success ? reply(asked.data) : refused('bad-question', firstIssue(asked.error.issues));
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
export const adjudicateLines = (input: Readable, output: Writable): Promise<void> =>
  answerLines(input, output, line => bytesOf(answerLine(line)));

const plainBytes = plainAnswerWriter();
const bytesOf = (answer: object): Bytes => (isPlainAnswer(answer) ? plainBytes(answer) : jsonBytes(answer));

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
