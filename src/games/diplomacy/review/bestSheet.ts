import { type Random, shuffled } from '../../../lib/random.js';
import { provinceOf } from '../board/location.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { type ChosenOrders, countSheets, everySheet, isWhole, madeWhole, ordersIn, type SheetSpace } from './sheetSpace.js';

/** The best sheet of a space. */
export interface BestSheet {
  readonly orders: readonly WrittenOrder[];
  readonly total: number;
  /** Whether every sheet was tried. */
  readonly isExact: boolean;
  readonly tried: number;
}

/** Up to so many sheets all are tried. */
export const ALL_TRIED = 10_000;
/** How many a search tries at most. */
export const SEARCHED = 2_000;

export interface SheetSearch {
  /** What a sheet is worth. */
  readonly totalOf: (orders: readonly WrittenOrder[]) => number;
  /** Sheets from which a search begins, besides holding with all units. */
  readonly starts: readonly (readonly WrittenOrder[])[];
  readonly random: Random;
}

/** The best sheet of a space: of all, if they are not too many, else the best that a search finds. */
export function bestSheet(space: SheetSpace, sought: SheetSearch): BestSheet {
  return countSheets(space, ALL_TRIED) === undefined ? searchedSheet(space, sought, SEARCHED) : bestOfAll(space, sought);
}

/** Tries every sheet. */
export function bestOfAll(space: SheetSpace, { totalOf }: Pick<SheetSearch, 'totalOf'>): BestSheet {
  let best: ChosenOrders = space.units.map(() => 0);
  let total = Number.NEGATIVE_INFINITY;
  let tried = 0;
  everySheet(space, chosen => {
    tried += 1;
    const one = totalOf(ordersIn(space, chosen));
    if (one > total) {
      total = one;
      best = [...chosen];
    }
    return true;
  });
  return { orders: ordersIn(space, best), total, isExact: true, tried };
}

/** Orders for some units: their places in the space, with those of their choices. */
type Change = readonly (readonly [unit: number, choice: number])[];

/**
 * Climbs from several sheets: changes the order of one unit, or of an attack with those that support or carry it, as long as that is better;
 * then begins again from the best one, with some orders drawn by lot, until `most` sheets were tried.
 */
export function searchedSheet(space: SheetSpace, { totalOf, starts, random }: SheetSearch, most: number): BestSheet {
  const known = new Map<string, number>();
  const changes = changesIn(space);
  const worthOf = (chosen: ChosenOrders): number => {
    const key = chosen.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const total = totalOf(ordersIn(space, chosen));
    known.set(key, total);
    return total;
  };
  let best: ChosenOrders = space.units.map(() => 0);
  let total = worthOf(best);
  const begin = [best, ...starts.map(orders => chosenFrom(space, orders))];
  for (let round = 0, idle = 0; known.size < most && idle < IDLE; round++) {
    const before = known.size;
    const end = climbed(begin[round] ?? shaken(best));
    if (end.total > total) {
      total = end.total;
      best = end.chosen;
    }
    idle = known.size === before ? idle + 1 : 0;
  }
  return { orders: ordersIn(space, best), total, isExact: false, tried: known.size };

  function climbed(from: ChosenOrders): { readonly chosen: ChosenOrders; readonly total: number } {
    let chosen = madeWhole(space, from);
    let now = worthOf(chosen);
    for (let isBetter = true; isBetter && known.size < most; ) {
      isBetter = false;
      for (const change of shuffled(changes, random)) {
        if (known.size >= most) break;
        const next = changed(chosen, change);
        const worth = worthOf(next);
        if (worth <= now) continue;
        chosen = next;
        now = worth;
        isBetter = true;
      }
    }
    return { chosen, total: now };
  }

  function changed(chosen: ChosenOrders, change: Change): ChosenOrders {
    const next = [...chosen];
    for (const [unit, choice] of change) next[unit] = choice;
    return isWhole(space, next) ? next : madeWhole(space, next);
  }

  /** A sheet with some changes drawn by lot. */
  function shaken(chosen: ChosenOrders): ChosenOrders {
    const next = [...chosen];
    const count = 1 + Math.floor(random() * SHAKEN);
    for (let i = 0; i < count; i++) for (const [unit, choice] of changes[Math.floor(random() * changes.length)] ?? []) next[unit] = choice;
    return next;
  }
}
/** After so many rounds that found no sheet they had not tried, a search ends. */
const IDLE = 20;
/** The most changes drawn by lot at once. */
const SHAKEN = 3;

/** The places of given orders among the choices; a hold in place of what is not among them. */
function chosenFrom({ units, choices }: SheetSpace, orders: readonly WrittenOrder[]): ChosenOrders {
  const wanted = new Set(orders.map(order => JSON.stringify(order)));
  return units.map((_, i) =>
    Math.max(
      0,
      (choices[i] ?? []).findIndex(({ order }) => wanted.has(JSON.stringify(order))),
    ),
  );
}

/** The most units that help one at a time. */
const HELPERS = 3;

/** The changes that a search tries: each order of each unit, alone, with others that help it, and with an own unit leaving its place to it. */
function changesIn({ units, choices }: SheetSpace): readonly Change[] {
  const changes: Change[] = [];
  const placeOf = new Map(units.map(({ at }, i) => [provinceOf(at), i]));
  for (const [unit, own] of choices.entries())
    for (const [choice, { order, with: needed }] of own.entries()) {
      const change = [unit, choice] as const;
      if (needed.length === 0) changes.push([change]);
      const helps = choices.flatMap((others, other) =>
        other === unit ? [] : others.flatMap((one, i) => (one.with.includes(unit) && one.matches(order) ? [[other, i] as const] : [])),
      );
      for (const some of upTo(HELPERS, helps)) changes.push([change, ...some]);
      const inTheWay = order.kind === 'move' ? placeOf.get(provinceOf(order.to)) : undefined;
      for (const [away, { order: leaving }] of (choices[inTheWay ?? -1] ?? []).entries())
        if (inTheWay !== undefined && leaving.kind === 'move') changes.push([change, [inTheWay, away]]);
    }
  return changes;
}

/** The most helpers of which every combination is tried. */
const FEW = 5;

/** Every combination of one to `most` of a few; of more than a few, those of neighbours. No unit is in one twice. */
function upTo(most: number, helps: readonly (readonly [number, number])[]): readonly Change[] {
  let found: readonly Change[] = helps.map(one => [one]);
  let longest = found;
  for (let size = 2; size <= most; size++) {
    longest = longest.flatMap(some => {
      const last = some[some.length - 1];
      const at = last ? helps.indexOf(last) : -1;
      const next = helps.slice(at + 1, helps.length > FEW ? at + 3 : undefined);
      return next.filter(([unit]) => !some.some(([other]) => other === unit)).map(one => [...some, one]);
    });
    found = [...found, ...longest];
  }
  return found;
}
