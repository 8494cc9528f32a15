import type { ExplanationStep, Finding, Meeting, OrderExplanation } from '../../../games/diplomacy/explanation/orderExplanation.js';
import type { OrderResult } from '../../../games/diplomacy/model/report.js';
import { saySaid, type Telling } from './explanationTongue.js';
import { sayOrder } from './orderWords.js';
import type { Speech } from './speech.js';
import { sayStrength } from './strength.js';
import { saysSo } from './toldOrder.js';

/** In characters, line breaks counted. */
const MOST = 3500;

/**
 * An explanation in lines, each a whole sentence, indented by its level, with the rule in brackets. Where it grows too long the
 * deepest lines are left out, then the last ones.
 */
export function sayExplanation({ before, steps }: OrderExplanation, speech: Speech): readonly string[] {
  const { shortened } = speech.tongue.explanation;
  const telling = tellingOf(before, speech);
  const lines = steps.map(step => ({ level: step.level, text: sayStep(step, telling, speech) }));
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

function tellingOf(before: OrderExplanation['before'], speech: Speech): Telling {
  const { names, tongue } = speech;
  return {
    order: order => sayOrder(order, before, speech),
    unitOf: order => (order.kind === 'waive' ? tongue.waived : names.unit(order.type, order.at)),
    unit: ({ type, at }) => names.unit(type, at),
    place: names.place,
    power: names.power,
    sum: strength => sayStrength(strength, names, tongue.causes) + (strength.parts.length > 1 ? ` = ${strength.total}` : ''),
    all: tongue.explanation.all,
  };
}

function sayStep({ level, finding, rule }: ExplanationStep, telling: Telling, speech: Speech): string {
  const { sayings, rules } = speech.tongue.explanation;
  const text = finding.kind === 'result' ? sayResult(finding, telling, speech) : saySaid(finding, sayings, telling);
  const cited = rule === undefined ? text : `${text} (${rules[rule]})`;
  return `${level === 0 ? '' : `${'  '.repeat(level - 1)}- `}${cited}.`;
}

/** "A Xianyang – Anyi bounces: 1 + 1 (Shaoliang) − 1 (wall) = 1 against 1 (A Anyi holds)". */
function sayResult({ result, meeting }: Extract<Finding, { kind: 'result' }>, telling: Telling, speech: Speech): string {
  const { tongue, names } = speech;
  const verdict = tongue.verdict(result.outcome, names);
  const order = telling.order(result.order);
  const own = tongue.sentence(
    saysSo(result) ? order : `${order} (${tongue.notWritten})`,
    verdict,
    sumsOf(result, meeting, telling, speech),
  );
  if (result.dislodged === undefined) return own;
  const { by, attack, against } = result.dislodged;
  const fate = tongue.dislodged(
    by === null ? undefined : names.place(by),
    tongue.against(telling.sum(attack), telling.sum(against), undefined),
    verdict === '',
  );
  return `${own}${verdict === '' ? ' ' : tongue.between}${fate}`;
}

/** The strengths that met, and whose the second is. */
function sumsOf({ outcome }: OrderResult, meeting: Meeting | undefined, telling: Telling, { tongue }: Speech): string | undefined {
  if ((outcome.kind !== 'moved' && outcome.kind !== 'bounced') || !outcome.attack || !outcome.against) return undefined;
  const met = meeting === undefined ? '' : ` (${tongue.explanation.meeting(meeting, telling)})`;
  return tongue.against(telling.sum(outcome.attack), `${telling.sum(outcome.against)}${met}`, undefined);
}
