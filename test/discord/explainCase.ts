import { localeOn } from '../../src/discord/words/diplomacy/diplomacyLocale.js';
import { sayExplanation } from '../../src/discord/words/diplomacy/sayExplanation.js';
import type { Position, Unit } from '../../src/games/diplomacy/board/position.js';
import { explainOrder } from '../../src/games/diplomacy/explanation/explainOrder.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../src/games/diplomacy/model/state.js';
import { dealtPowers, type Variant } from '../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import { orderReader } from '../../src/games/diplomacy/notation/orderReader.js';
import { advancePhase } from '../../src/games/diplomacy/phases/advancePhase.js';
import { votingIn } from '../../src/games/diplomacy/votes/voting.js';
import type { Language } from '../../src/lib/language.js';

/**
 * A situation and the explanations the bot gives for it, in a form that players can read:
 *
 *     ## Walls 1: a wall takes one point           the name
 *     Qin    A Xia - Any                           orders; a line with only a unit gives it none
 *            A Sli S A Xia - Any
 *            vote A Lu - Sun                       for a unit of a power that nobody plays
 *     then                                         the orders of the retreats that follow
 *     Wei    A Any - Luo
 *     explain Xia                                  the question, in English, and the answer
 *       A Xianyang – Anyi bounces: …
 *     expliquer Xia                                the same in French; no-break spaces are written as spaces
 */
export interface ExplainCase {
  readonly name: string;
  /** The lines of each phase. */
  readonly phases: readonly (readonly string[])[];
  readonly answers: readonly Answer[];
}
export interface Answer {
  readonly language: Language;
  readonly province: string;
  readonly lines: readonly string[];
}

export function readExplainCases(text: string): readonly ExplainCase[] {
  const [, ...blocks] = text.split(/^## /m);
  return blocks.map(block => {
    const [name = '', ...lines] = block.split('\n').filter(line => line.trim() !== '');
    const first = lines.findIndex(line => QUESTION.test(line));
    return { name, phases: parted(lines.slice(0, first)), answers: readAnswers(lines.slice(first)) };
  });
}
const QUESTION = /^(explain|expliquer) (\S+)$/;

function parted(lines: readonly string[]): string[][] {
  const phases: string[][] = [[]];
  for (const line of lines)
    if (line === 'then') phases.push([]);
    else phases.at(-1)?.push(line);
  return phases;
}

function readAnswers(lines: readonly string[]): Answer[] {
  const answers: { language: Language; province: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, verb, province] = QUESTION.exec(line) ?? [];
    if (province === undefined) answers.at(-1)?.lines.push(line.slice(2));
    else answers.push({ language: verb === 'explain' ? 'en' : 'fr', province: province.toLowerCase(), lines: [] });
  }
  return answers;
}

/** Returns the answer to a case's question, with no-break spaces replaced by plain ones. */
export function answerOf(variant: Variant, { phases }: ExplainCase, { language, province }: Answer): readonly string[] {
  const explanation = explainOrder(variant, reportOf(variant, phases), province);
  if (explanation === undefined) return [];
  return sayExplanation(explanation, localeOn(variant.board, language)).map(line => line.replaceAll(/[\u00a0\u202f]/g, ' '));
}

/** Returns the report of the last of these phases. Orders are written as players type them; the first phase is in spring. */
export function reportOf(variant: Variant, phases: readonly (readonly string[])[]): Report {
  let state = stateOf(variant, unitsIn(phases[0] ?? []));
  let report: Report | undefined;
  for (const lines of phases) ({ state, report } = advancePhase(variant, state, submissionsIn(variant, state, lines)));
  if (report === undefined) throw new Error('there was no phase');
  return report;
}

export function stateOf(variant: Variant, units: readonly Unit[]): State {
  const position: Position = { units, dislodged: [], contested: [], centres: {} };
  const turn = { year: variant.board.file.year.start, season: 'spring' } as const;
  const powers = dealtPowers(variant).map(p => p.id);
  return { format: 1, variant: variant.id, seed: 0, powers, turn, phase: 'movement', position };
}

/** A line without a power's name belongs to the power named last. */
function readLines(lines: readonly string[]): readonly { readonly power: string; readonly text: string }[] {
  let power = '';
  return lines.map(line => {
    const [, named, text = ''] = /^(\S+)? +(\S.*)$/.exec(line) ?? [];
    power = named?.toLowerCase() ?? power;
    return { power, text };
  });
}

/** Returns the units that the lines imply, one per line, with their coasts. */
export const unitsIn = (lines: readonly string[]): readonly Unit[] =>
  readLines(lines).flatMap(({ power, text }) => {
    const [type, at = ''] = text.split(' ');
    return type === 'vote' ? [] : [{ power, type: type === 'F' ? 'F' : 'A', at: at.toLowerCase() }];
  });

export function submissionsIn(variant: Variant, state: State, lines: readonly string[]): ReadonlyMap<string, Submission> {
  const { position, phase } = state;
  const read = orderReader(variant.board, position, phase, undefined, undefined, votingIn(variant, state)?.voted);
  const sent = new Map<string, readonly WrittenOrder[]>();
  for (const { power, text } of readLines(lines)) {
    if (/^[AF] \S+$/.test(text)) continue;
    const order = read(power, text.replace(/^vote /, ''));
    if (!order.ok) throw new Error(`${text}: ${JSON.stringify(order.fault)}`);
    sent.set(power, [...(sent.get(power) ?? []), order.value]);
  }
  return new Map([...sent].map(([power, orders]) => [power, { orders }]));
}

/** Formats a case and its answers as in a file of explanations. */
export function writeExplainCase({ name, phases }: ExplainCase, answers: readonly Answer[]): string {
  const said = answers.flatMap(({ language, province, lines }) => [
    `${language === 'en' ? 'explain' : 'expliquer'} ${province}`,
    ...lines.map(line => `  ${line}`),
  ]);
  return [`## ${name}`, ...phases.flatMap((lines, i) => (i === 0 ? lines : ['then', ...lines])), ...said].join('\n');
}
