import type { Readable, Writable } from 'node:stream';
import { readOwnVariant } from '../assets.js';
import { compileVariant, DIPLOMACY_VARIANTS } from '../games/catalogue/diplomacyVariants.js';
import { type Variant, variantFor } from '../games/diplomacy/model/variant.js';
import { answer } from './adjudicate/answer.js';
import { type AnswerThreads, createAnswerThreads } from './adjudicate/answerThreads.js';
import { type Bytes, jsonBytes } from './adjudicate/jsonBytes.js';
import { isPlainAnswer, plainAnswerWriter } from './adjudicate/plainAnswer.js';
import { plainQuestion } from './adjudicate/plainQuestion.js';
import { type AdjudicationRequest, question } from './adjudicate/question.js';
import { type Sentences, sentencesOn } from './adjudicate/sentences.js';
import { setUp, termsAsked } from './adjudicate/setUp.js';
import { allAnswered, answerLines, answerLinesWith } from './answerLines.js';

interface Table {
  readonly variant: Variant;
  readonly sentences: Sentences;
}

/** Answers one question of any form. If there is no answer, `error` says why. */
export type Answerer = (input: unknown) => object;

/** A variant that may be asked for. It is compiled when it is: a stream is mostly about one of them. */
interface Offer {
  readonly id: string;
  readonly compile: () => Variant;
}

export const answererFor = (variants: readonly Variant[]): Answerer =>
  answererOn(variants.map(variant => ({ id: variant.id, compile: () => variant })));

function answererOn(offers: readonly Offer[]): Answerer {
  const tableOf = tablesOf(offers);
  const reply = (asked: AdjudicationRequest): object => {
    const table = tableOf(asked.variant);
    if (!table) {
      const offered = offers.map(({ id }) => id).join(', ');
      return refused('unknown-variant', `There is no variant ${asked.variant}. Variants: ${offered}.`);
    }
    const terms = termsAsked(table.variant, asked);
    if (!terms.ok) return refused(terms.fault.code, table.sentences.fault(terms.fault));
    const variant = variantFor(table.variant, terms.value);
    const set = setUp(variant, asked, terms.value);
    if (!set.ok) return refused(set.fault.code, table.sentences.fault(set.fault));
    const hasVirtuals = (asked.phase === 'movement' || asked.phase === 'battles') && table.variant.rules.some(rule => rule.virtualOrders);
    const answered = answer(variant, table.sentences, set.value, asked);
    if (!answered.ok) return refused(answered.fault.code, table.sentences.fault(answered.fault));
    return hasVirtuals ? { virtual: [], ...answered.value } : answered.value;
  };
  return input => {
    const plain = plainQuestion(input);
    if (plain) return reply(plain);
    const asked = question.safeParse(input);
    return asked.success ? reply(asked.data) : refused('bad-question', firstIssue(asked.error.issues));
  };
}

/** Returns a lookup of tables by the id of their variant. */
function tablesOf(offers: readonly Offer[]): (id: string) => Table | undefined {
  const tables = new Map<string, Table>();
  return id => {
    const known = tables.get(id);
    const variant = known ? undefined : offers.find(offer => offer.id === id)?.compile();
    if (variant === undefined) return known;
    const table = { variant, sentences: sentencesOn(variant.board) };
    tables.set(id, table);
    return table;
  };
}

const refused = (code: string, message: string) => ({ error: { code, message } });
const firstIssue = ([first]: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  first ? `${first.path.map(String).join('.') || 'the line'}: ${first.message}` : 'the line is not a question';

export const answerAdjudicate: Answerer = answererOn(
  DIPLOMACY_VARIANTS.map(offered => ({ id: offered.id, compile: () => compileVariant(offered, readOwnVariant) })),
);

/**
 * After so many lines other threads are started. V8 compiles the rules again in each of them: a stream of 5,000 lines takes a little longer for that, one of 10,000
 * as long as in one thread, a longer one less.
 */
const WORTH_A_THREAD = 2_000;

/**
 * Reads one JSON object per line and writes one answer per line, in the same order. Every line gets an answer. `jobs`: how many threads answer in a
 * long stream.
 */
export async function adjudicateLines(input: Readable, output: Writable, jobs = 1): Promise<void> {
  if (jobs <= 1) return await answerLines(input, output, adjudicated);
  const threads = adjudicationThreads(jobs - 1);
  try {
    await answerLinesWith({ threads, after: WORTH_A_THREAD }, input, output, adjudicated);
  } finally {
    await threads.close();
  }
}

/** So many other threads, each of which answers like `adjudicated`. */
export const adjudicationThreads = (count: number): AnswerThreads =>
  createAnswerThreads({ program: PROGRAM, count, instead: lines => allAnswered(lines, adjudicated) });

const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/program/adjudicateProgram.js' : '../program/adjudicateProgram.js',
  import.meta.url,
);

/** The answer to one line. Undefined stands for a line that is too long to be kept. */
export const adjudicated = (line: string | undefined): Bytes => bytesOf(answerLine(line));

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
