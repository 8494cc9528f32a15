import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import { orderKey } from '../../games/diplomacy/orders/orderFault.js';
import { type UnitsByProvince, unitsByProvince } from '../../games/diplomacy/orders/unitsByProvince.js';
import { type OrderEntry, orderEntry } from '../../games/diplomacy/votes/orderEntry.js';
import { type OrdersAfterVotes, withCarriedVotes } from '../../games/diplomacy/votes/ordersAfterVotes.js';
import { type Voter, voteTally } from '../../games/diplomacy/votes/voteTally.js';
import { type Voting, votingIn } from '../../games/diplomacy/votes/voting.js';
import type { Fault } from '../../games/game.js';
import { mapped } from '../../lib/mapped.js';
import { type BallotBox, ballotBox, type CastVote, type WrittenVote } from './ballotBox.js';
import type { AdjudicationRequest } from './question.js';
import { powerCalled } from './setUp.js';

/** An order from the question: read and used, or the fault that prevents it. */
export type ReadOrder = OwnOrder | CastVote | RefusedReading;

/** An order for the power that wrote it. */
interface OwnOrder {
  readonly order: WrittenOrder;
  readonly vote: undefined;
  readonly fault: undefined;
}

interface RefusedReading {
  readonly order: undefined;
  readonly vote: undefined;
  readonly fault: Fault;
}

/** The reading of each order in the question, and the legal orders of each power once votes are counted. */
export interface Readings {
  readonly asked: readonly ReadOrder[];
  readonly counted: OrdersAfterVotes;
}

/** Reads the orders in sequence. If there are several for one unit, or too many in winter, the first legal ones count (DATC 4.D). */
export function readAll(
  variant: Variant,
  situation: Situation,
  orders: AdjudicationRequest['orders'],
  standing: UnitsByProvince = unitsByProvince(variant.board, situation.position),
): Readings {
  const voting = votingIn(variant, situation);
  const writing = orderEntry(variant, situation, standing, voting);
  const tally = voting && voteTally(variant.board);
  const box = tally && ballotBox(tally);
  const sheets: Sheet[] = [];
  let sheet: Sheet | undefined;
  const asked = mapped(orders, ({ power, text }): ReadOrder => {
    if (sheet?.named !== power) sheet = sheetOf(variant, sheets, power, voting);
    return box && sheet.voter ? readOfVoter(writing, sheet, sheet.voter, box, text) : readWithoutVote(writing, sheet, text);
  });
  const own = new Map<PowerId, readonly WrittenOrder[]>();
  for (const { power, own: orders } of sheets) own.set(power, orders);
  return { asked, counted: voting && tally ? withCarriedVotes(variant, situation, voting, own, tally) : { orders: own, votes: undefined } };
}

/** Reads an order of a power without a vote. */
function readWithoutVote(writing: OrderEntry, sheet: Sheet, text: string): ReadOrder {
  const typed = writing.read(sheet.power, text, sheet.orders);
  return typed.ok ? addOwn(writing, sheet, typed.value) : refused(typed.fault);
}

/** Reads what a voter wrote: an order of its own, or a vote. */
function readOfVoter(writing: OrderEntry, sheet: Sheet, voter: Voter, box: BallotBox, text: string): ReadOrder {
  const known = box.known(text);
  if (known !== undefined) return addVote(writing, sheet, voter, box, known);
  const typed = writing.read(sheet.power, text, sheet.orders);
  if (!typed.ok) return refused(typed.fault);
  const order = typed.value;
  const of = writing.subjectOf(sheet.power, order);
  return of === sheet.power ? addOwn(writing, sheet, order) : addVote(writing, sheet, voter, box, box.write(text, of, order));
}

const refused = (fault: Fault): RefusedReading => ({ order: undefined, vote: undefined, fault });

/** The orders of a power so far. */
interface Sheet {
  readonly power: PowerId;
  /** The power's name as it was first written. */
  readonly named: string;
  /** Undefined: the power has no vote. */
  readonly voter: Voter | undefined;
  /** Orders for the power itself. */
  readonly own: WrittenOrder[];
  /** Its own orders and its votes; without a vote the same list as `own`. */
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
  const units = voting?.electorate.get(power);
  const own: WrittenOrder[] = [];
  const isVoter = units !== undefined;
  const sheet = { power, named, voter: isVoter ? { units } : undefined, own, orders: isVoter ? [] : own, sites: [], hasVoted: [] };
  sheets.push(sheet);
  return sheet;
}

/** Adds a power's own order to its sheet. Refuses a second order for a site, or one too many. */
function addOwn(writing: OrderEntry, { power, own, orders, sites }: Sheet, order: WrittenOrder): ReadOrder {
  const site = orderKey(order);
  if (order.kind !== 'waive' && sites.includes(site)) return refused({ code: 'second-order', at: site });
  const fault = writing.tooManyOf(power, orders, order);
  if (fault !== undefined) return refused(fault);
  orders.push(order);
  if (own !== orders) own.push(order);
  sites.push(site);
  return { order, vote: undefined, fault: undefined };
}

/** Like `addOwn`, for a vote. */
function addVote(writing: OrderEntry, { power, orders, hasVoted }: Sheet, voter: Voter, box: BallotBox, vote: WrittenVote): ReadOrder {
  const { order, issue } = vote;
  if (hasVoted[issue.number]) return refused({ code: 'second-order', at: issue.key });
  const fault = writing.tooManyOf(power, orders, order);
  if (fault !== undefined) return refused(fault);
  orders.push(order);
  hasVoted[issue.number] = true;
  return box.count(vote, voter);
}
