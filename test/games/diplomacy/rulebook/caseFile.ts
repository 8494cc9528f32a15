import { type Expectation, readExpectation, writeExpectation } from './outcomeWords.js';

/**
 * A file of rulebook examples that a player can read and a test can run.
 *
 *     # Walls                                  the file's title, then any words
 *     variant: warring-states-v2
 *     phase: spring 450, movement              for every case that names no other
 *
 *     ## Wall 1: a wall takes 1 …              a case
 *     > the sentence, and the sum              its comment
 *     without: walls                           without these rule modules the outcome is different
 *     Qin   A Xia - Any   bounces, 1 against 1 an order and its outcome, two spaces between
 *           A Sli         holds                a unit that gets no order
 *     retreats: A Any → Hed, Hen               what is expected afterwards
 *
 * Before the orders come the given facts: `phase`, `without`, `units`, `dislodged`, `contested`, `centres`, `options` (what the players
 * agreed on, as JSON), and about the powers `activated`, `vacant`, `most` (the most centres that the Hsiung-Nu have had). After the orders
 * come the expected facts: `after`, `retreats`, `contested`, `centres`, `winner`, `counts`, `activated`, `cornered`,
 * `virtual: V ATHE held`, and for each unit ordered by vote `neutral: Lu  A Lu - Sun  moves`.
 *
 * In a movement phase without `units`, every order line also places its unit. Places are written as the board abbreviates them, in upper or
 * lower case.
 */
export interface CaseFile {
  readonly title: string;
  readonly words: readonly string[];
  readonly variant: string;
  readonly phase: CasePhase;
  readonly cases: readonly RuleCase[];
}
export interface CasePhase {
  readonly season: string;
  readonly year: number;
  readonly kind: 'placement' | 'movement' | 'retreats' | 'adjustments';
}
export interface RuleCase {
  readonly name: string;
  readonly comment: readonly string[];
  /** Undefined: the phase of the file. */
  readonly phase?: CasePhase;
  readonly given: readonly KeyLine[];
  readonly orders: readonly OrderLine[];
  readonly expected: readonly KeyLine[];
}
export interface KeyLine {
  readonly key: string;
  readonly value: string;
}
export interface OrderLine {
  readonly power: string;
  /** The order as a player types it. For a unit without an order, the unit alone: "A Sli". */
  readonly text: string;
  readonly expect: Expectation;
}

const GIVEN = ['without', 'units', 'dislodged', 'contested', 'centres', 'activated', 'vacant', 'most', 'options'];
const EXPECTED = ['after', 'retreats', 'contested', 'centres', 'winner', 'neutral', 'counts', 'activated', 'cornered', 'virtual'];

/** Throws, with file and line, at anything it does not understand, because a case file is part of the tests. */
export function readCaseFile(text: string, name: string): CaseFile {
  const lines = text.split('\n').map((line, index) => ({ line: line.trimEnd(), at: `${name}:${index + 1}` }));
  const first = lines.findIndex(({ line }) => line.startsWith('## '));
  const head = lines.slice(0, first < 0 ? lines.length : first).map(({ line }) => line);
  const phase = keyIn(head, 'phase');
  return {
    title: head.find(line => line.startsWith('# '))?.slice(2) ?? name,
    words: head.filter(line => line !== '' && !/^(# |variant: |phase: )/.test(line)),
    variant: keyIn(head, 'variant') ?? fail(name, 'no variant'),
    phase: readPhase(phase ?? fail(name, 'no phase'), name),
    cases: blocks(lines.slice(head.length)).map(readCase),
  };
}

interface Numbered {
  readonly line: string;
  readonly at: string;
}

function blocks(lines: readonly Numbered[]): Numbered[][] {
  const out: Numbered[][] = [];
  for (const numbered of lines) {
    if (numbered.line.startsWith('## ')) out.push([]);
    if (numbered.line !== '') out.at(-1)?.push(numbered);
  }
  return out;
}

function readCase([heading, ...lines]: readonly Numbered[]): RuleCase {
  const comment: string[] = [];
  const given: KeyLine[] = [];
  const orders: OrderLine[] = [];
  const expected: KeyLine[] = [];
  let phase: CasePhase | undefined;
  for (const { line, at } of lines) {
    const key = readKey(line);
    if (line.startsWith('>')) comment.push(line.slice(1).trim());
    else if (key?.key === 'phase') phase = readPhase(key.value, at);
    else if (key !== undefined) (orders.length === 0 ? given : expected).push(allowed(key, orders.length === 0 ? GIVEN : EXPECTED, at));
    else orders.push(readOrder(line, orders.at(-1)?.power, at));
  }
  return { name: heading?.line.slice(3) ?? '', comment, ...(phase && { phase }), given, orders, expected };
}

export function readOrder(line: string, before: string | undefined, at: string): OrderLine {
  const [, power = before, text, said] = /^(\S+)? +(\S.*?) {2,}(\S.*)$/.exec(line) ?? fail(at, `not an order with its outcome: ${line}`);
  const expect = readExpectation(said ?? '') ?? fail(at, `no outcome I know: ${said}`);
  return { power: power ?? fail(at, 'an order of no power'), text: text ?? '', expect };
}

function readKey(line: string): KeyLine | undefined {
  const [, key, value] = /^([a-z]+): *(.*)$/.exec(line) ?? [];
  return key === undefined ? undefined : { key, value: value ?? '' };
}
const keyIn = (lines: readonly string[], key: string): string | undefined => lines.map(readKey).find(found => found?.key === key)?.value;
const allowed = (line: KeyLine, keys: readonly string[], at: string): KeyLine =>
  keys.includes(line.key) ? line : fail(at, `"${line.key}:" does not belong here`);

function readPhase(text: string, at: string): CasePhase {
  const [, season = '', year, kind] = /^(\w+) (\d+), (\w+)$/.exec(text) ?? [];
  if (kind !== 'placement' && kind !== 'movement' && kind !== 'retreats' && kind !== 'adjustments') return fail(at, `not a phase: ${text}`);
  return { season, year: Number(year), kind };
}

function fail(at: string, because: string): never {
  throw new Error(`${at}: ${because}`);
}

export const writePhase = ({ season, year, kind }: CasePhase): string => `${season} ${year}, ${kind}`;

export function writeCaseFile({ title, words, variant, phase, cases }: CaseFile): string {
  const head = [`# ${title}`, '', ...words, `variant: ${variant}`, `phase: ${writePhase(phase)}`];
  return `${[head.join('\n'), ...cases.map(one => writeCase(one))].join('\n\n')}\n`;
}

/** Formats a case. `found` contains what differed: by the index of the order, and lines for the end. */
export function writeCase(rule: RuleCase, found: Found = { orders: new Map(), rest: [] }): string {
  const width = Math.max(0, ...rule.orders.map(({ text }) => text.length)) + 3;
  const names = Math.max(SHORTEST, ...rule.orders.map(({ power }) => power.length));
  const orders = rule.orders.map(({ power, text, expect }, i) => {
    const name = power === rule.orders[i - 1]?.power ? '' : power;
    const line = `${name.padEnd(names)} ${text.padEnd(width)}${writeExpectation(expect)}`;
    return found.orders.has(i) ? `${line}   ✗ found: ${found.orders.get(i)}` : line;
  });
  return [
    `## ${rule.name}`,
    ...rule.comment.map(line => `> ${line}`.trimEnd()),
    ...(rule.phase ? [`phase: ${writePhase(rule.phase)}`] : []),
    ...rule.given.map(writeKey),
    ...orders,
    ...rule.expected.map(writeKey),
    ...found.rest.map(line => `✗ ${line}`),
  ].join('\n');
}
/** The minimum width of the column of powers. */
const SHORTEST = 6;
const writeKey = ({ key, value }: KeyLine): string => `${key}: ${value}`;

export interface Found {
  readonly orders: ReadonlyMap<number, string>;
  readonly rest: readonly string[];
}
