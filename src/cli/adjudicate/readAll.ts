import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import { orderKey } from '../../games/diplomacy/orders/orderFault.js';
import { type UnitsByProvince, unitsByProvince } from '../../games/diplomacy/orders/unitsByProvince.js';
import { type OrderEntry, orderEntry } from '../../games/diplomacy/votes/orderEntry.js';
import { type Voting, votingIn } from '../../games/diplomacy/votes/voting.js';
import type { Fault } from '../../games/game.js';
import type { Question } from './question.js';
import { powerCalled } from './setUp.js';

/** An order asked: understood and used, or the fault why not. */
export type Asked = AskedOrder | { readonly fault: Fault };
export interface AskedOrder {
  readonly order: WrittenOrder;
  /** The vote's number among those of the phase that were written differently; undefined: the order is for the power that wrote it. */
  readonly vote: number | undefined;
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
  standing: UnitsByProvince = unitsByProvince(situation.position),
  voting: Voting | undefined = votingIn(variant, situation),
): Readings {
  const writing = orderEntry(variant, situation, standing, voting);
  const sheets: Sheet[] = [];
  const votes = voting && ballotBox();
  let sheet: Sheet | undefined;
  const asked = orders.map(({ power, text }): Asked => {
    if (sheet?.named !== power) sheet = sheetOf(variant, sheets, power, voting);
    const known = votes && sheet.mayVote ? votes.called(text) : undefined;
    if (known) return addVote(writing, sheet, known);
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
  /** Of what is voted on: a unit, or a site as that of an army or of a fleet. */
  readonly issue: number;
  readonly asked: AskedOrder;
}

/** The votes by their text: for a unit that everybody orders the same text says the same whoever votes. */
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
  /** What its own orders are for: one a unit or site. */
  readonly sites: string[];
  /** By issue: whether it has voted. */
  readonly hasVoted: boolean[];
}

/** There are few powers; a search is quicker than a map of them. */
function sheetOf({ board }: Variant, sheets: Sheet[], named: string, voting: Voting | undefined): Sheet {
  for (const sheet of sheets) if (sheet.named === named) return sheet;
  const power = powerCalled(board, named) ?? named.toLowerCase();
  const known = sheets.find(sheet => sheet.power === power);
  if (known) return known;
  const sheet = { power, named, mayVote: voting?.electorate.has(power) === true, orders: [], sites: [], hasVoted: [] };
  sheets.push(sheet);
  return sheet;
}

/** Takes an order of a power's own into its sheet, if there is room for it. */
function addOwn(writing: OrderEntry, { power, orders, sites }: Sheet, order: WrittenOrder): Asked {
  const site = orderKey(order);
  if (order.kind !== 'waive' && sites.includes(site)) return { fault: { code: 'second-order', at: site } };
  const fault = writing.tooManyOf(power, orders, order);
  if (fault) return { fault };
  orders.push(order);
  sites.push(site);
  return { order, vote: undefined };
}

/** The same for a vote. */
function addVote(writing: OrderEntry, { power, orders, hasVoted }: Sheet, { issue, asked }: Vote): Asked {
  const { order } = asked;
  if (hasVoted[issue]) return { fault: { code: 'second-order', at: orderKey(order) } };
  const fault = writing.tooManyOf(power, orders, order);
  if (fault) return { fault };
  orders.push(order);
  hasVoted[issue] = true;
  return asked;
}
