import type { Answer } from './adjudicateQuestion.js';
import type { CasePhase, Found, OrderLine, RuleCase } from './caseFile.js';
import { totals, WORDS } from './outcomeWords.js';
import {
  type CaseUnit,
  dislodgedAfter,
  expectedOf,
  isOrder,
  neutralLines,
  powerId,
  readCentres,
  readList,
  readRetreats,
  unitsAfter,
} from './position.js';

/** Returns how the answer differs from the case; empty if it does not. */
export function differences(rule: RuleCase, phase: CasePhase, answer: Answer, winner: string | undefined): Found {
  return {
    orders: ordersOtherwise(rule, answer),
    rest: [...positionOtherwise(rule, phase, answer), ...tableOtherwise(rule, answer), ...winnerOtherwise(rule, winner)],
  };
}

export const hasNone = ({ orders, rest }: Found): boolean => orders.size === 0 && rest.length === 0;

function ordersOtherwise(rule: RuleCase, answer: Answer): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let asked = -1;
  rule.orders.forEach((line, i) => {
    if (!isOrder(line)) return;
    asked++;
    const order = answer.orders[asked];
    const fault = answer.faults.find(({ index }) => index === asked)?.code;
    if (!order) found.set(i, 'no answer');
    else if (!agrees(line, order, fault)) found.set(i, [order.outcome, fault, order.why].filter(Boolean).join(', '));
  });
  return found;
}

function agrees({ expect }: OrderLine, order: Omit<Answer['orders'][number], 'power'>, fault: string | undefined): boolean {
  const { outcome, success } = WORDS[expect.word];
  if (outcome !== undefined && outcome !== order.outcome) return false;
  if (success !== undefined && success !== order.success) return false;
  if (expect.word === 'illegal' ? fault === undefined || (expect.detail ?? fault) !== fault : fault !== undefined && success === true)
    return false;
  if (expect.word === 'cut' && expect.detail !== undefined && !order.why?.split(/\W+/).includes(expect.detail)) return false;
  if (expect.arithmetic === undefined) return true;
  return outcome === 'carried' || outcome === 'outvoted' ? order.why === expect.arithmetic : sameSum(expect.arithmetic, order.why);
}

function sameSum(expected: string, why: string | undefined): boolean {
  const wanted = totals(expected);
  const given = why === undefined ? undefined : totals(why);
  return wanted !== undefined && given !== undefined && wanted[0] === given[0] && wanted[1] === given[1];
}

function positionOtherwise(rule: RuleCase, phase: CasePhase, { after }: Answer): readonly string[] {
  return [
    ...otherwise('units afterwards', unitsAfter(rule, phase).map(written), after.units.map(written)),
    ...otherwise('dislodged', dislodgedAfter(rule, phase).map(written), after.dislodged.map(written)),
    ...readRetreats(expectedOf(rule, 'retreats')).flatMap(({ unit, places }) => {
      const found = after.dislodged.find(({ type, loc }) => `${type} ${loc}`.toLowerCase() === unit);
      return otherwise(`retreats of ${unit}`, places, found?.retreats.map(place => place.toLowerCase()) ?? ['it is not dislodged']);
    }),
    ...asSaid(rule, 'contested', values => otherwise('contested', readList(values).map(lower), after.contested.map(lower))),
    ...asSaid(rule, 'centres', values => otherwise('centres', owned(readCentres(values)), owned(after.sc))),
  ];
}

function tableOtherwise(
  rule: RuleCase,
  { counts = {}, activated = [], cornered = [], neutrals = [], virtual = [] }: Answer,
): readonly string[] {
  const counted = Object.entries(counts).map(([power, count]) => `${power} ${count}`);
  return [
    ...asSaid(rule, 'counts', values => otherwise('counts', readList(values).map(lower), counted)),
    ...asSaid(rule, 'activated', values => otherwise('activated', readList(values).map(lower), activated)),
    ...asSaid(rule, 'cornered', values => otherwise('cornered', readList(values).map(lower), cornered)),
    ...asSaid(rule, 'virtual', values =>
      otherwise(
        'virtual',
        readList(values),
        virtual.map(({ unit, outcome }) => `${unit} ${outcome}`),
      ),
    ),
    ...neutralLines(rule).flatMap(line => neutralOtherwise(line, neutrals)),
  ];
}

function neutralOtherwise(line: OrderLine, neutrals: NonNullable<Answer['neutrals']>): readonly string[] {
  const found = neutrals.find(({ power, text }) => power === powerId(line.power) && lower(text) === lower(line.text));
  const said = found ? [found.outcome, found.why].filter(Boolean).join(', ') : neutrals.map(({ text }) => text).join('; ');
  return found && agrees(line, found, undefined) ? [] : [`neutral ${line.text}: found ${said || 'nothing'}`];
}

const asSaid = (rule: RuleCase, key: string, compare: (values: readonly string[]) => readonly string[]): readonly string[] =>
  rule.expected.some(line => line.key === key) ? compare(expectedOf(rule, key)) : [];

function winnerOtherwise(rule: RuleCase, winner = 'nobody'): readonly string[] {
  return expectedOf(rule, 'winner').flatMap(expected => otherwise('winner', [expected.toLowerCase()], [winner]));
}

function otherwise(what: string, expected: readonly string[], found: readonly string[]): readonly string[] {
  const [wanted, got] = [[...expected].sort().join(', '), [...found].sort().join(', ')];
  return wanted === got ? [] : [`${what}: expected ${wanted || 'none'}`, `${' '.repeat(what.length)}  found    ${got || 'none'}`];
}

const lower = (text: string): string => text.toLowerCase();
const written = ({ power, type, loc }: CaseUnit): string => `${power} ${type} ${loc.toLowerCase()}`;
const owned = (centres: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(centres).map(([centre, power]) => `${centre.toLowerCase()} ${power}`);
