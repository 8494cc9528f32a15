import { positionFrom } from '../diplomacy/adjudication/resolveMovement.js';
import type { Position, Unit } from '../diplomacy/board/position.js';
import type { State } from '../diplomacy/model/state.js';
import type { Variant } from '../diplomacy/model/variant.js';
import type { WrittenOrder } from '../diplomacy/model/writtenOrder.js';
import { orderBook } from '../diplomacy/orders/legalOrders.js';
import { type ChosenOrders, everySheet, ordersIn, type SheetSpace, sheetSpace } from '../diplomacy/review/sheetSpace.js';
import type { SeatId } from '../game.js';

/** Orders for each unit of one side, in the order of its units. */
export type PuzzleSheet = readonly (WrittenOrder | undefined)[];

/** A movement phase in which one seat plays against all others. */
export interface PuzzleField {
  readonly own: readonly Unit[];
  readonly others: readonly Unit[];
  /** What the seat may order. */
  readonly space: SheetSpace;
  /** What each unit of the others may be ordered. */
  readonly books: readonly (readonly WrittenOrder[])[];
  /** How many answers there are: every combination of legal orders of the others. */
  readonly answers: number;
  /** One of them, from 0. */
  readonly answer: (number: number) => PuzzleSheet;
  readonly positionAfter: (sheet: PuzzleSheet, answer: PuzzleSheet) => Position;
}

export function puzzleField(variant: Variant, state: State, seat: SeatId): PuzzleField {
  const { units } = state.position;
  const own = units.filter(({ power }) => power === seat);
  const others = units.filter(({ power }) => power !== seat);
  const book = orderBook(variant, state.position);
  const books = others.map(book);
  const places = [...own, ...others].map(unit => units.indexOf(unit));
  const given = new Array<WrittenOrder | undefined>(units.length);
  return {
    ...{ own, others, space: everythingApart(variant, sheetSpace(variant, state, own, undefined), own.map(book)) },
    books,
    answers: books.reduce((count, { length }) => count * length, 1),
    answer: number => {
      let left = number;
      return books.map(orders => {
        const order = orders[left % orders.length];
        left = Math.floor(left / orders.length);
        return order;
      });
    },
    positionAfter: (sheet, answer) => {
      for (let i = 0; i < places.length; i++) given[places[i] ?? 0] = i < own.length ? sheet[i] : answer[i - own.length];
      return positionFrom(variant, state, given);
    },
  };
}

/**
 * Where rules have a say, a support of what nobody does may be more than holding: a fleet becomes an army by it. There a fleet’s orders all
 * count as different.
 */
function everythingApart({ rules }: Variant, space: SheetSpace, books: readonly (readonly WrittenOrder[])[]): SheetSpace {
  if (rules.length === 0) return space;
  const choices = space.units.map(({ type }, i) =>
    type === 'F' ? (books[i] ?? []).map(order => ({ order, with: [], matches: () => true })) : (space.choices[i] ?? []),
  );
  return { units: space.units, choices };
}

/** Every sheet of the seat that can come out differently. */
export function sheetsOf({ space }: PuzzleField): readonly (readonly WrittenOrder[])[] {
  const sheets: (readonly WrittenOrder[])[] = [];
  everySheet(space, (chosen: ChosenOrders) => {
    sheets.push(ordersIn(space, chosen));
    return true;
  });
  return sheets;
}
