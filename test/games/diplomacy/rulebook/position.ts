import { type CasePhase, type OrderLine, type RuleCase, readOrder } from './caseFile.js';

/** A unit as the adjudicate command writes it. `loc` is in lower case. */
export interface CaseUnit {
  readonly power: string;
  readonly type: string;
  readonly loc: string;
  readonly free?: true;
}
export interface CaseDislodged extends CaseUnit {
  readonly attackerFrom: string;
  readonly attackerConvoyed: boolean;
  readonly retreats?: readonly string[];
}

export const powerId = (name: string): string => name.toLowerCase();

/** Returns the values of all lines with this key before the orders (`givenOf`) or after them (`expectedOf`). */
export const givenOf = (rule: RuleCase, key: string): readonly string[] =>
  rule.given.flatMap(line => (line.key === key ? [line.value] : []));
export const expectedOf = (rule: RuleCase, key: string): readonly string[] =>
  rule.expected.flatMap(line => (line.key === key ? [line.value] : []));

/** Splits lists: "Hen, Luo" has two items, "none" has no item. */
export function readList(values: readonly string[]): readonly string[] {
  return values.flatMap(value => (value === 'none' ? [] : value.split(',').map(item => item.trim())));
}

/** Splits lists by power: "Qin A Xia, A Sli; Wei A Any" has three items of two powers. */
export function readByPower(values: readonly string[]): readonly { readonly power: string; readonly item: string }[] {
  return values
    .flatMap(value => value.split(';'))
    .filter(group => group.trim() !== 'none')
    .flatMap(group => {
      const [, name = '', items = ''] = /^\s*(\S+)\s+(.*)$/.exec(group) ?? [];
      return items.split(',').map(item => ({ power: powerId(name), item: item.trim() }));
    });
}

export const readUnits = (values: readonly string[]): readonly CaseUnit[] =>
  readByPower(values).map(({ power, item }) => {
    const [type = '', loc = '', free] = item.split(/\s+/);
    return { power, type, loc: loc.toLowerCase(), ...(free === 'free' && { free: true }) };
  });

/**
 * Reads "Wei A Any from Xia", "England F nwy from swe by convoy" or "Wei A Any from Xia → Hed Hen". The retreats are separated by spaces.
 */
export const readDislodged = (values: readonly string[]): readonly CaseDislodged[] =>
  readByPower(values).map(({ power, item }) => {
    const [, type = '', loc = '', from = '', convoy, retreats] = /^(\w) (\S+) from (\S+)( by convoy)?(?: → (.*))?$/.exec(item) ?? [];
    const unit = { power, type, loc: loc.toLowerCase(), attackerFrom: from.toLowerCase(), attackerConvoyed: convoy !== undefined };
    return retreats === undefined ? unit : { ...unit, retreats: retreats.toLowerCase().split(' ') };
  });

export const readCentres = (values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(readByPower(values).map(({ power, item }) => [item.toLowerCase(), power]));

/** Reads "A Any → Hed, Hen": a unit and its retreats. */
export function readRetreats(values: readonly string[]): readonly { readonly unit: string; readonly places: readonly string[] }[] {
  return values.map(value => {
    const [unit = '', places = ''] = value.split(/ (?:→|->) /);
    return { unit: unit.trim().toLowerCase(), places: readList([places]).map(place => place.toLowerCase()) };
  });
}

/** Reads lines such as "Lu  A Lu - Sun  moves": the order of a power ordered by vote, and its outcome. */
export const neutralLines = (rule: RuleCase): readonly OrderLine[] =>
  expectedOf(rule, 'neutral').map(value => readOrder(value, undefined, `${rule.name}, neutral`));

/** Whether the line contains an order. A unit without an order is alone in its line: "A Hen". */
export const isOrder = ({ text }: OrderLine): boolean => !/^[AF] \S+$/.test(text);

/** Returns the unit that a line orders. Undefined for a build. */
export function unitOf({ power, text }: OrderLine): CaseUnit | undefined {
  const [, type, loc] = /^(?:Remove )?([AF]) (\S+)/.exec(text) ?? [];
  return type === undefined || loc === undefined ? undefined : { power: powerId(power), type, loc: loc.toLowerCase() };
}

/** Returns the units on the board before the orders. */
export function unitsBefore(rule: RuleCase, phase: CasePhase): readonly CaseUnit[] {
  const named = rule.given.some(line => line.key === 'units');
  if (named || phase.kind !== 'movement') return readUnits(givenOf(rule, 'units'));
  const units = rule.orders.map(unitOf).filter(unit => unit !== undefined);
  return units.filter((unit, i) => units.findIndex(other => same(other, unit)) === i);
}

const same = (a: CaseUnit, b: CaseUnit): boolean => a.power === b.power && a.type === b.type && a.loc === b.loc;

/** Returns the units that the case expects on the board afterwards: those in `after`, or those that follow from each order's outcome. */
export function unitsAfter(rule: RuleCase, phase: CasePhase): readonly CaseUnit[] {
  if (rule.expected.some(line => line.key === 'after')) return readUnits(expectedOf(rule, 'after'));
  const lines = [...rule.orders, ...neutralLines(rule)];
  const before = unitsBefore(rule, phase);
  const retreating = phase.kind === 'retreats' ? readDislodged(givenOf(rule, 'dislodged')) : [];
  const lineOf = (unit: CaseUnit): OrderLine | undefined => lines.find(line => sameOrUndefined(unitOf(line), unit));
  const built = lines.filter(line => line.expect.word === 'built').map(builtUnit);
  return [...before.map(unit => afterwards(unit, lineOf(unit))), ...retreating.map(unit => escaped(unit, lineOf(unit))), ...built].filter(
    unit => unit !== undefined,
  );
}

/** Returns the units that the case expects its movement to dislodge. */
export function dislodgedAfter(rule: RuleCase, phase: CasePhase): readonly CaseUnit[] {
  if (phase.kind !== 'movement') return [];
  return [...rule.orders, ...neutralLines(rule)]
    .filter(line => line.expect.word === 'dislodged')
    .map(unitOf)
    .filter(unit => unit !== undefined)
    .map(unit => ({ ...unit, type: typeAfter(unit, lineFor(rule, unit)) }));
}
const lineFor = (rule: RuleCase, unit: CaseUnit): OrderLine | undefined => rule.orders.find(line => sameOrUndefined(unitOf(line), unit));
const sameOrUndefined = (a: CaseUnit | undefined, b: CaseUnit): boolean => a !== undefined && same(a, b);

function afterwards(unit: CaseUnit, line: OrderLine | undefined): CaseUnit | undefined {
  const type = typeAfter(unit, line);
  switch (line?.expect.word) {
    case 'dislodged':
    case 'removed':
      return undefined;
    case 'moves':
      return { ...unit, type, loc: targetOf(line) };
    case 'succeeds':
      return { ...unit, type, loc: / [SC] /.test(line.text) || !line.text.includes(' - ') ? unit.loc : targetOf(line) };
    case 'travels':
    case 'stops':
      return { ...unit, type, loc: line.expect.detail?.toLowerCase() ?? unit.loc };
    default:
      return { ...unit, type };
  }
}

const escaped = ({ power, type, loc }: CaseDislodged, line: OrderLine | undefined): CaseUnit | undefined =>
  line?.expect.word === 'retreats' ? { power, type: typeAfter({ power, type, loc }, line), loc: targetOf(line) } : undefined;

function typeAfter({ type }: CaseUnit, line: OrderLine | undefined): string {
  if (line?.expect.asArmy) return 'A';
  return line?.expect.word === 'raised' ? 'F' : type;
}

/** Returns the target of a move: "any" for "A Xia - Any via convoy". */
const targetOf = ({ text }: OrderLine): string => (/ - (\S+)(?: via convoy)?$/i.exec(text)?.[1] ?? '').toLowerCase();

/** Returns the unit that is built: an army in Zmo for "Build A Zmo". */
function builtUnit({ power, text }: OrderLine): CaseUnit {
  const [, type = '', loc = ''] = /([AF]) (\S+)/.exec(text) ?? [];
  return { power: powerId(power), type, loc: loc.toLowerCase() };
}
