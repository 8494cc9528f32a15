import { type Bytes, jsonBytes, quotedBytes } from './jsonBytes.js';

/** An answer about units and orders alone: what `answer` says where no rule adds to it. */
export interface PlainAnswer {
  readonly after: {
    readonly units: readonly ToldUnit[];
    readonly dislodged: readonly object[];
    readonly contested: readonly string[];
    readonly sc: Readonly<Record<string, string>>;
  };
  readonly orders: readonly ToldOrder[];
  readonly faults: readonly ToldFault[];
}
export interface ToldUnit {
  readonly power: string;
  readonly type: 'A' | 'F';
  readonly loc: string;
  readonly free?: boolean;
}
export interface ToldOrder {
  readonly power: string;
  readonly text: string;
  readonly outcome: string;
  readonly success: boolean;
  readonly why?: string;
}
export interface ToldFault {
  readonly index: number;
  readonly code: string;
  readonly message: string;
}

/** Whether it is a plain answer: there is nothing in it but these three. */
export const isPlainAnswer = (answer: object): answer is PlainAnswer => 'after' in answer && Object.keys(answer).length === 3;

/** Returns a function that writes plain answers as JSON in half the time, because it keeps the pieces that come again and again. */
export function plainAnswerWriter(): (answer: PlainAnswer) => Bytes {
  const unitBytes = unitWriter();
  const orderBytes = orderWriter();
  return ({ after: { units, dislodged, contested, sc }, orders, faults }) => {
    const rest = `"dislodged":${listBytes(dislodged)},"contested":${listBytes(contested)},"sc":${jsonBytes(sc)}`;
    const told = `"orders":[${joined(orders, orderBytes)}],"faults":${listBytes(faults)}`;
    return `{"after":{"units":[${joined(units, unitBytes)}],${rest}},${told}}`;
  };
}

const listBytes = (list: readonly (object | string)[]): Bytes => (list.length === 0 ? '[]' : jsonBytes(list));

function joined<T>(list: readonly T[], bytesOf: (item: T) => Bytes): Bytes {
  let bytes = '';
  for (const item of list) bytes += bytes === '' ? bytesOf(item) : `,${bytesOf(item)}`;
  return bytes;
}

/** Keeps every unit that it wrote: a board has few powers and places. */
function unitWriter(): (unit: ToldUnit) => Bytes {
  const armies = new Map<string, Map<string, Bytes>>();
  const fleets = new Map<string, Map<string, Bytes>>();
  const learn = (unit: ToldUnit, known: Map<string, Map<string, Bytes>>): Bytes => {
    const bytes = jsonBytes(unit);
    const own = known.get(unit.power) ?? new Map<string, Bytes>();
    known.set(unit.power, own.set(unit.loc, bytes));
    return bytes;
  };
  return unit => {
    if (unit.free !== undefined) return jsonBytes(unit);
    const known = unit.type === 'A' ? armies : fleets;
    return known.get(unit.power)?.get(unit.loc) ?? learn(unit, known);
  };
}

/** How many names of powers are kept, as questions call them: any text. Those beyond are written anew each time. */
const MOST_POWERS = 100;

/** Keeps the outcomes and the names of powers, of which there are few. */
function orderWriter(): (order: ToldOrder) => Bytes {
  const done = new Map<string, Bytes>();
  const failed = new Map<string, Bytes>();
  const starts = new Map<string, Bytes>();
  const learnOutcome = (outcome: string, success: boolean): Bytes => {
    const bytes = `,"outcome":${quotedBytes(outcome)},"success":${success}`;
    (success ? done : failed).set(outcome, bytes);
    return bytes;
  };
  const learnPower = (power: string): Bytes => {
    const bytes = `{"power":${quotedBytes(power)},"text":`;
    if (starts.size < MOST_POWERS) starts.set(power, bytes);
    return bytes;
  };
  return ({ power, text, outcome, success, why }) => {
    const start = starts.get(power) ?? learnPower(power);
    const verdict = (success ? done : failed).get(outcome) ?? learnOutcome(outcome, success);
    const told = start + quotedBytes(text) + verdict;
    return why === undefined ? `${told}}` : `${told},"why":${quotedBytes(why)}}`;
  };
}
