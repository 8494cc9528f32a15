import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import { orderKey } from '../../games/diplomacy/orders/orderFault.js';
import { type UnitsByProvince, unitsByProvince } from '../../games/diplomacy/orders/unitsByProvince.js';
import { type OrderEntry, orderEntry } from '../../games/diplomacy/votes/orderEntry.js';
import { type Voting, votingIn } from '../../games/diplomacy/votes/voting.js';
import type { Fault } from '../../games/game.js';
import { mapped } from '../../lib/mapped.js';
import type { AdjudicationRequest } from './question.js';
import { powerCalled } from './setUp.js';

/** An order from the question: read and used, or the fault that prevents it. */
export type ReadOrder = AskedOrder | { readonly fault: Fault };
export interface AskedOrder {
  readonly order: WrittenOrder;
  /** The number of the vote among the phase's votes with different texts. Undefined: the order is for the power that wrote it. */
  readonly vote: number | undefined;
}

/** The reading of each order in the question, and the legal orders of each power. */
export interface Readings {
  readonly asked: readonly ReadOrder[];
  readonly orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>;
}

/** Reads the orders in sequence. If there are several for one unit, or too many in winter, the first legal ones count (DATC 4.D). */
export function readAll(
  variant: Variant,
  situation: Situation,
  orders: AdjudicationRequest['orders'],
  standing: UnitsByProvince = unitsByProvince(variant.board, situation.position),
  voting: Voting | undefined = votingIn(variant, situation),
): Readings {
  const writing = orderEntry(variant, situation, standing, voting);
  const sheets: Sheet[] = [];
  const votes = voting && ballotBox();
  let sheet: Sheet | undefined;
  const asked = mapped(orders, ({ power, text }): ReadOrder => {
    if (sheet?.named !== power) sheet = sheetOf(variant, sheets, power, voting);
    const known = votes !== undefined && sheet.mayVote ? votes.called(text) : undefined;
    if (known !== undefined) return addVote(writing, sheet, known);
    const typed = writing.read(sheet.power, text, sheet.orders);
    if (!typed.ok) return { fault: typed.fault };
    const order = typed.value;
    const isVote = votes !== undefined && writing.subjectOf(sheet.power, order) !== sheet.power;
    return isVote ? addVote(writing, sheet, votes.cast(text, order)) : addOwn(writing, sheet, order);
  });
  const legal = new Map<PowerId, readonly WrittenOrder[]>();
  for (const { power, orders: own } of sheets) legal.set(power, own);
  return { asked, orders: legal };
}

/** An order that powers vote for. */
interface Vote {
  /** The number of what is voted on: a unit, or a site, which counts separately for armies and fleets. */
  readonly issue: number;
  readonly asked: AskedOrder;
}

/** Votes by text: for a unit that all powers order, the same text means the same order, whoever votes. */
function ballotBox() {
  const votes = new Map<string, Vote>();
  const issues: string[] = [];
  let count = 0;
  const issueOf = (key: string): number => {
    const known = issues.indexOf(key);
    return known < 0 ? issues.push(key) - 1 : known;
  };
  return {
    called: (text: string): Vote | undefined => votes.get(text),
    cast(text: string, order: WrittenOrder): Vote {
      const isBuild = order.kind === 'build';
      const vote = { issue: issueOf(isBuild ? `${orderKey(order)} ${order.type}` : orderKey(order)), asked: { order, vote: count++ } };
      if (!isBuild) votes.set(text, vote);
      return vote;
    },
  };
}

/** The orders of a power so far. */
interface Sheet {
  readonly power: PowerId;
  /** The power's name as it was first written. */
  readonly named: string;
  readonly mayVote: boolean;
  readonly orders: WrittenOrder[];
  /** The units and sites its own orders are for: one order each. */
  readonly sites: string[];
  /** Whether it has voted, by issue. */
  readonly hasVoted: boolean[];
}

/** Powers are few: a search is faster than a Map. */
function sheetOf({ board }: Variant, sheets: Sheet[], named: string, voting: Voting | undefined): Sheet {
  for (const sheet of sheets) if (sheet.named === named) return sheet;
  const power = powerCalled(board, named) ?? named.toLowerCase();
  const known = sheets.find(sheet => sheet.power === power);
  if (known !== undefined) return known;
  const sheet = { power, named, mayVote: voting?.electorate.has(power) === true, orders: [], sites: [], hasVoted: [] };
  sheets.push(sheet);
  return sheet;
}

/** Adds a power's own order to its sheet. Refuses a second order for a site, or one too many. */
function addOwn(writing: OrderEntry, { power, orders, sites }: Sheet, order: WrittenOrder): ReadOrder {
  const site = orderKey(order);
  if (order.kind !== 'waive' && sites.includes(site)) return { fault: { code: 'second-order', at: site } };
  const fault = writing.tooManyOf(power, orders, order);
  if (fault !== undefined) return { fault };
  orders.push(order);
  sites.push(site);
  return { order, vote: undefined };
}

/** Like `addOwn`, for a vote. */
function addVote(writing: OrderEntry, { power, orders, hasVoted }: Sheet, { issue, asked }: Vote): ReadOrder {
  const { order } = asked;
  if (hasVoted[issue]) return { fault: { code: 'second-order', at: orderKey(order) } };
  const fault = writing.tooManyOf(power, orders, order);
  if (fault !== undefined) return { fault };
  orders.push(order);
  hasVoted[issue] = true;
  return asked;
}
