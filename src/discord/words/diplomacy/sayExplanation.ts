import type { ExplanationStep, Finding, Meeting, OrderExplanation } from '../../../games/diplomacy/explanation/orderExplanation.js';
import type { OrderResult } from '../../../games/diplomacy/model/report.js';
import { listed } from '../language/grammar.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import type { FindingNames } from './findingNames.js';
import { sayFinding } from './findings.js';
import { isDislodgedByCutter, noted, saysSo } from './orderResultText.js';
import { sayOrderBefore } from './sayOrder.js';
import { sayStrength } from './sayStrength.js';

/** In characters, including line breaks. */
const MOST = 3500;

/**
 * Puts an explanation into lines: each is a whole sentence, indented by its level, with the rule in brackets. If that gets too long, drops
 * the deepest lines, then the last ones.
 */
export function sayExplanation({ before, steps }: OrderExplanation, locale: DiplomacyLocale): readonly string[] {
  const { shortened } = locale.strings.explanation;
  const told = findingNamesIn(before, locale);
  const lines = steps.map(step => ({ level: step.level, text: sayStep(step, told, locale) }));
  const deepest = Math.max(1, ...steps.map(({ level }) => level));
  const downTo = (level: number): readonly string[] => lines.filter(line => line.level <= level).map(({ text }) => text);
  for (let level = deepest; level > 0; level--) {
    const shown = level < deepest ? [...downTo(level), shortened] : downTo(level);
    if (lengthOf(shown) <= MOST) return shown;
  }
  return [...asManyAsFit(downTo(1), MOST - shortened.length - 1), shortened];
}

const lengthOf = (lines: readonly string[]): number => lines.join('\n').length;

const asManyAsFit = (lines: readonly string[], most: number): readonly string[] =>
  lines.filter((_, i) => lengthOf(lines.slice(0, i + 1)) <= most);

function findingNamesIn(before: OrderExplanation['before'], locale: DiplomacyLocale): FindingNames {
  const { names, strings } = locale;
  return {
    order: order => sayOrderBefore(order, before, locale),
    unitOf: order => (order.kind === 'waive' ? strings.waived : names.unit(order.type, order.at)),
    unit: ({ type, at }) => names.unit(type, at),
    place: names.place,
    power: names.power,
    sum: strength => sayStrength(strength, names, strings.causes) + (strength.parts.length > 1 ? ` = ${strength.total}` : ''),
    all: texts => listed(texts, strings.language),
  };
}

function sayStep({ level, finding, rule }: ExplanationStep, told: FindingNames, locale: DiplomacyLocale): string {
  const { language, explanation } = locale.strings;
  const text = finding.kind === 'result' ? sayResult(finding, told, locale) : sayFinding(finding, language, told);
  const cited = rule === undefined ? text : `${text} (${explanation.rules[rule]})`;
  return `${level === 0 ? '' : `${'  '.repeat(level - 1)}- `}${cited}.`;
}

/** "A Xianyang – Anyi bounces: 1 + 1 (Shaoliang) − 1 (wall) = 1 against 1 (A Anyi holds)". */
function sayResult({ result, meeting }: Extract<Finding, { kind: 'result' }>, told: FindingNames, locale: DiplomacyLocale): string {
  const { strings, names } = locale;
  const verdict = strings.verdict(result.outcome, names);
  const order = told.order(result.order);
  const note = saysSo(result) ? undefined : strings.notWritten;
  const own = strings.sentence(...noted(result, order, verdict, note), sumsOf(result, meeting, told, locale));
  if (result.dislodged === undefined) return own;
  const { by, attack, against } = result.dislodged;
  const why = strings.sumAgainst(told.sum(attack), told.sum(against));
  if (isDislodgedByCutter(result)) return `${own}${strings.alsoDislodged(why)}`;
  const fate = strings.dislodged(by === null ? undefined : names.place(by), why, verdict === '');
  return `${own}${verdict === '' ? ' ' : strings.between}${fate}`;
}

/** The strengths that were compared, and to whom the second one belongs. */
function sumsOf(
  { outcome }: OrderResult,
  meeting: Meeting | undefined,
  told: FindingNames,
  { strings }: DiplomacyLocale,
): string | undefined {
  if ((outcome.kind !== 'moved' && outcome.kind !== 'bounced') || !outcome.attack || !outcome.against) return undefined;
  const met = meeting === undefined ? '' : ` (${strings.explanation.meeting(meeting, told)})`;
  return strings.sumAgainst(told.sum(outcome.attack), `${told.sum(outcome.against)}${met}`);
}
