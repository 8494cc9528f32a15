import type { PowerId } from '../../games/diplomacy/board/location.js';
import { keyOf } from '../../games/diplomacy/orders/orderFault.js';
import { type Standing, standingOf } from '../../games/diplomacy/orders/standing.js';
import { type Writing, writingIn } from '../../games/diplomacy/orders/writing.js';
import type { WrittenOrder } from '../../games/diplomacy/orders/written.js';
import type { Situation } from '../../games/diplomacy/state.js';
import type { Variant } from '../../games/diplomacy/variant.js';
import { type Voting, votingIn } from '../../games/diplomacy/votes/voting.js';
import type { Fault } from '../../games/game.js';
import type { Question } from './question.js';
import { powerCalled } from './setUp.js';

/** An order asked: understood and used, or the fault why not. */
export type Asked = AskedOrder | { readonly fault: Fault };
export interface AskedOrder {
  readonly order: WrittenOrder;
  /** It is for another power than the one that wrote it. */
  readonly isVote: boolean;
}

/** An order that several may ask for. */
interface Vote {
  readonly asked: AskedOrder;
  /** The powers that have ordered its unit or site. */
  readonly writers: PowerId[];
}

/** What was made of each order asked, and the legal orders of each power. */
export interface Readings {
  readonly asked: readonly Asked[];
  readonly orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>;
}

/** Reads the orders in turn. Of several for one unit, and of too many in winter, the first legal ones count (DATC 4.D). */
export function readAll(
  variant: Variant,
  situation: Situation,
  orders: Question['orders'],
  standing: Standing = standingOf(situation.position),
  voting: Voting | undefined = votingIn(variant, situation, standing),
): Readings {
  const writing = writingIn(variant, situation, standing, voting);
  const sheets: Sheet[] = [];
  const take = voting ? ballotBox(writing) : (sheet: Sheet, order: WrittenOrder) => add(writing, sheet, order);
  const asked = orders.map(({ power, text }): Asked => {
    const sheet = sheetOf(variant, sheets, power);
    const typed = writing.read(sheet.power, text, sheet.orders);
    return typed.ok ? take(sheet, typed.value) : { fault: typed.fault };
  });
  const legal = new Map<PowerId, readonly WrittenOrder[]>();
  for (const { power, orders: own } of sheets) legal.set(power, own);
  return { asked, orders: legal };
}

/** Takes own orders and votes; the same vote by several is one order. */
function ballotBox(writing: Writing): (sheet: Sheet, order: WrittenOrder) => Asked {
  const votes = new Map<WrittenOrder, Vote>();
  const writersOf = new Map<string, PowerId[]>();
  const voteFor = (order: WrittenOrder): Vote => {
    const slot = order.kind === 'build' ? `${keyOf(order)} ${order.type}` : keyOf(order);
    const writers = writersOf.get(slot) ?? [];
    writersOf.set(slot, writers);
    const vote = { asked: { order, isVote: true }, writers };
    votes.set(order, vote);
    return vote;
  };
  return (sheet, order) => {
    const vote = votes.get(order);
    if (vote) return addVote(writing, sheet, vote);
    return writing.subjectOf(sheet.power, order) === sheet.power ? add(writing, sheet, order) : addVote(writing, sheet, voteFor(order));
  };
}

/** The orders of a power so far, and the unit or site that each of its own is about. */
interface Sheet {
  readonly power: PowerId;
  /** The power's name as it was first written. */
  readonly named: string;
  readonly orders: WrittenOrder[];
  readonly keys: string[];
}

/** There are few powers; a search is quicker than a map of them. */
function sheetOf({ board }: Variant, sheets: Sheet[], named: string): Sheet {
  for (const sheet of sheets) if (sheet.named === named) return sheet;
  const power = powerCalled(board, named) ?? named.toLowerCase();
  const known = sheets.find(sheet => sheet.power === power);
  if (known) return known;
  const sheet = { power, named, orders: [], keys: [] };
  sheets.push(sheet);
  return sheet;
}

/** One order a unit or site. */
function add(writing: Writing, { power, orders, keys }: Sheet, order: WrittenOrder): Asked {
  const key = keyOf(order);
  const fault = order.kind !== 'waive' && keys.includes(key) ? secondOrder(order) : writing.tooManyOf(power, orders, order);
  if (fault) return { fault };
  orders.push(order);
  keys.push(key);
  return { order, isVote: false };
}

const secondOrder = (order: WrittenOrder): Fault => ({ code: 'second-order', at: keyOf(order) });

/** One vote a unit or site; a build may be voted for once as an army and once as a fleet. */
function addVote(writing: Writing, { power, orders }: Sheet, { asked, writers }: Vote): Asked {
  const { order } = asked;
  const fault = writers.includes(power) ? secondOrder(order) : writing.tooManyOf(power, orders, order);
  if (fault) return { fault };
  orders.push(order);
  writers.push(power);
  return asked;
}
