import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderBook } from '../orders/legalOrders.js';
import { placesToReach } from '../orders/reach.js';
import { virtualArmiesOf } from '../orders/virtualArmies.js';

/** An order that a unit may be given, and which other own orders it has to go with. */
export interface SheetChoice {
  readonly order: WrittenOrder;
  /** The other own units whose orders make it match, by their place in the space; empty if it matches anyway. */
  readonly with: readonly number[];
  /** Whether an order of one of those makes it match. One is enough. */
  matches(order: WrittenOrder): boolean;
}

/**
 * The sheets of a seat that can come out differently, given what everybody else ordered. Supports and convoys of what nobody does are left
 * out: they are as good as holding. Of each unit, the first choice is to hold.
 */
export interface SheetSpace {
  readonly units: readonly Unit[];
  readonly choices: readonly (readonly SheetChoice[])[];
}

/** Orders by the province of the unit. */
export type OrdersGiven = ReadonlyMap<ProvinceId, WrittenOrder>;

/** `others`: undefined if nobody knows what they order, so that whatever they may order can be supported and may be of help. */
export function sheetSpace(variant: Variant, situation: Situation, own: readonly Unit[], others: OrdersGiven | undefined): SheetSpace {
  const { position } = situation;
  const book = orderBook(variant, position, virtualArmiesOf(variant, situation));
  const placeOf = new Map(own.map(({ at }, i) => [provinceOf(at), i]));
  const standing = new Set(position.units.map(({ at }) => provinceOf(at)));
  const orders = own.map(unit => book(unit));

  function choiceOf(order: WrittenOrder, self: number): SheetChoice | undefined {
    if (order.kind === 'support' || order.kind === 'convoy') {
      if (!standing.has(order.of)) return always(order);
      const piece = placeOf.get(order.of);
      const matches = (one: WrittenOrder): boolean => isHelpedBy(one, order);
      if (piece !== undefined) return { order, with: [piece], matches };
      return !others || matches(others.get(order.of) ?? NOTHING) ? always(order) : undefined;
    }
    return order.kind === 'move' && order.viaConvoy ? crossing(order, self) : always(order);
  }

  /** An army that goes by sea needs somebody who carries it. */
  function crossing(order: Extract<WrittenOrder, { kind: 'move' }>, self: number): SheetChoice | undefined {
    const of = provinceOf(order.at);
    const matches = (one: WrittenOrder): boolean => one.kind === 'convoy' && one.of === of && provinceOf(one.to) === provinceOf(order.to);
    for (const one of others?.values() ?? mayOrder()) if (matches(one)) return always(order);
    const carriers = orders.flatMap((book, i) => (i !== self && book.some(matches) ? [i] : []));
    return carriers.length > 0 ? { order, with: carriers, matches } : undefined;
  }

  /** Every order that somebody else may give. */
  const mayOrder = (): readonly WrittenOrder[] =>
    position.units.filter(unit => !placeOf.has(provinceOf(unit.at))).flatMap(unit => book(unit));

  const choices = orders.map((book, self) => {
    const unit = own[self];
    const steps = unit ? placesToReach(variant, unit) : [];
    // A move that is possible by sea alone is listed twice.
    const isTwice = (order: WrittenOrder): boolean => order.kind === 'move' && !order.viaConvoy && !steps.includes(order.to);
    return book.flatMap(order => (isTwice(order) ? [] : (choiceOf(order, self) ?? [])));
  });
  return { units: own, choices };
}

/** What a unit without an order does. */
const NOTHING: WrittenOrder = { kind: 'waive' };
const always = (order: WrittenOrder): SheetChoice => ({ order, with: NOBODY, matches: () => true });
const NOBODY: readonly number[] = [];

/** Whether an order is what a support or convoy is meant for. */
function isHelpedBy(order: WrittenOrder, help: Extract<WrittenOrder, { kind: 'support' | 'convoy' }>): boolean {
  switch (order.kind) {
    case 'move':
      return help.to !== undefined && provinceOf(order.to) === provinceOf(help.to);
    case 'hold':
    case 'waive':
    case 'support':
    case 'convoy':
      return help.kind === 'support' && help.to === undefined;
    default:
      // Orders of the variant's own: what they make of a support is for its rules to say.
      return true;
  }
}

/** ChosenOrders orders: for each unit of the space the place of its choice. */
export type ChosenOrders = readonly number[];

/** Whether each chosen order matches the others that it has to go with. */
export const isWhole = ({ choices }: SheetSpace, chosen: ChosenOrders): boolean =>
  choices.every((own, i) => isMatched(choices, chosen, own[chosen[i] ?? 0]));

function isMatched(choices: SheetSpace['choices'], chosen: ChosenOrders, choice: SheetChoice | undefined): boolean {
  if (!choice || choice.with.length === 0) return true;
  return choice.with.some(other => {
    const order = choices[other]?.[chosen[other] ?? 0]?.order;
    return order !== undefined && choice.matches(order);
  });
}

/** The chosen orders, with holds in place of those that match nothing. */
export function madeWhole({ choices }: SheetSpace, chosen: ChosenOrders): ChosenOrders {
  const whole = [...chosen];
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [i, own] of choices.entries())
      if (whole[i] !== 0 && !isMatched(choices, whole, own[whole[i] ?? 0])) {
        whole[i] = 0;
        isChanged = true;
      }
  }
  return whole;
}

export const ordersIn = ({ choices }: SheetSpace, chosen: ChosenOrders): readonly WrittenOrder[] =>
  choices.flatMap((own, i) => own[chosen[i] ?? 0]?.order ?? []);

/**
 * Calls `visit` for every sheet of the space in which all orders match, until it returns false. Returns whether it got to the end. The
 * array it is given is used again.
 */
export function everySheet(space: SheetSpace, visit: (chosen: ChosenOrders) => boolean): boolean {
  const { choices } = space;
  const chosen = new Array<number>(choices.length).fill(0);
  return from(0);

  function from(place: number): boolean {
    if (place === choices.length) return visit(chosen);
    for (let i = 0; i < (choices[place]?.length ?? 0); i++) {
      chosen[place] = i;
      if (canMatch(place) && !from(place + 1)) return false;
    }
    chosen[place] = 0;
    return true;
  }

  /** Whether what is chosen up to a place may still match: nothing in it waits in vain for a choice that is made. */
  function canMatch(place: number): boolean {
    for (let i = 0; i <= place; i++) {
      const choice = choices[i]?.[chosen[i] ?? 0];
      if (!choice || choice.with.length === 0) continue;
      let isOpen = false;
      for (const other of choice.with) {
        const order = other > place ? undefined : choices[other]?.[chosen[other] ?? 0]?.order;
        if (order === undefined || choice.matches(order)) {
          isOpen = true;
          break;
        }
      }
      if (!isOpen) return false;
    }
    return true;
  }
}

/** How many sheets there are, or undefined if more than `most`. */
export function countSheets(space: SheetSpace, most: number): number | undefined {
  let count = 0;
  return everySheet(space, () => {
    count += 1;
    return count <= most;
  })
    ? count
    : undefined;
}
