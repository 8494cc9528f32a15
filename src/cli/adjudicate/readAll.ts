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
  standing: Standing = standingOf(situation.position),
  voting: Voting | undefined = votingIn(variant, situation),
): Readings {
  const writing = writingIn(variant, situation, standing, voting);
  const sheets: Sheet[] = [];
  const votes = voting && ballotBox();
  const asked = orders.map(({ power, text }): Asked => {
    const sheet = sheetOf(variant, sheets, power, voting);
    const known = votes && sheet.mayVote ? votes.called(text) : undefined;
    if (known) return add(writing, sheet, known);
    const typed = writing.read(sheet.power, text, sheet.orders);
    if (!typed.ok) return { fault: typed.fault };
    const order = typed.value;
    const isVote = votes !== undefined && writing.subjectOf(sheet.power, order) !== sheet.power;
    return add(writing, sheet, isVote ? votes.cast(text, order) : { slot: keyOf(order), asked: { order, vote: undefined } });
  });
  const legal = new Map<PowerId, readonly WrittenOrder[]>();
  for (const { power, orders: own } of sheets) legal.set(power, own);
  return { asked, orders: legal };
}

/** What an order asked takes up of its power's sheet. */
interface Entry {
  /** One entry a slot: the unit or site; a build may be voted for once as an army and once as a fleet. */
  readonly slot: string;
  readonly asked: AskedOrder;
}

/** The votes by their text: for a unit that everybody orders the same text says the same whoever votes. */
function ballotBox() {
  const votes = new Map<string, Entry>();
  let count = 0;
  return {
    called: (text: string): Entry | undefined => votes.get(text),
    cast(text: string, order: WrittenOrder): Entry {
      const isBuild = order.kind === 'build';
      const vote = { slot: isBuild ? `${keyOf(order)} ${order.type}` : keyOf(order), asked: { order, vote: count++ } };
      if (!isBuild) votes.set(text, vote);
      return vote;
    },
  };
}

/** The orders of a power so far, and the slots that they take up. */
interface Sheet {
  readonly power: PowerId;
  /** The power's name as it was first written. */
  readonly named: string;
  readonly mayVote: boolean;
  readonly orders: WrittenOrder[];
  readonly slots: string[];
}

/** There are few powers; a search is quicker than a map of them. */
function sheetOf({ board }: Variant, sheets: Sheet[], named: string, voting: Voting | undefined): Sheet {
  for (const sheet of sheets) if (sheet.named === named) return sheet;
  const power = powerCalled(board, named) ?? named.toLowerCase();
  const known = sheets.find(sheet => sheet.power === power);
  if (known) return known;
  const sheet = { power, named, mayVote: voting?.electorate.has(power) === true, orders: [], slots: [] };
  sheets.push(sheet);
  return sheet;
}

/** Takes an order into a sheet, if there is room for it. */
function add(writing: Writing, { power, orders, slots }: Sheet, { slot, asked }: Entry): Asked {
  const { order } = asked;
  if (order.kind !== 'waive' && slots.includes(slot)) return { fault: { code: 'second-order', at: keyOf(order) } };
  const fault = writing.tooManyOf(power, orders, order);
  if (fault) return { fault };
  orders.push(order);
  slots.push(slot);
  return asked;
}
