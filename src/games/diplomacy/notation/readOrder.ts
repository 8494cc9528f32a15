import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Fault } from '../../game.js';
import type { Board } from '../board/board.js';
import type { PowerId } from '../board/location.js';
import type { Position, UnitType } from '../board/position.js';
import type { PhaseKind } from '../model/state.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { sameOrder } from '../orders/sameOrder.js';
import { type Standing, standingOf } from '../orders/standing.js';
import { NO_VIRTUALS, type Virtuals } from '../orders/virtualArmies.js';
import { type Draft, isInFull } from './draft.js';
import { formatOrder } from './formatOrder.js';
import type { Ground } from './ground.js';
import { parseOrder } from './parseOrder.js';
import { settle } from './settle.js';

/** What a power ordered with one line of text, beside what it has ordered so far, as far as words and units tell; whether it is legal is another question. */
export type OrderReader = (power: PowerId, text: string, sofar?: readonly WrittenOrder[]) => Result<WrittenOrder, Fault>;

const BOTH: readonly UnitType[] = ['A', 'F'];
const NOBODY: ReadonlySet<PowerId> = new Set();

/**
 * Reads the orders of one phase. A line that can be read in several ways counts if just one of them fits the units on the board;
 * where one that writes all names in full fits, those that take beginnings for names do not come into it.
 * `voted`: powers whose units everybody orders.
 */
export function orderReader(
  board: Board,
  position: Position,
  phase: PhaseKind,
  buildable: readonly UnitType[] = BOTH,
  standing: Standing = standingOf(position),
  voted: ReadonlySet<PowerId> = NOBODY,
  virtuals: Virtuals = NO_VIRTUALS,
): OrderReader {
  const { units, dislodged } = standing;
  const bare: Ground = { board, buildable, units, dislodged, voted, virtuals, isOrdered: () => false };
  return (power, text, sofar) => {
    const ground = board.open && sofar ? groundBeside(bare, sofar) : bare;
    const drafts = parseOrder(board, phase, text);
    if (!drafts.ok) return drafts;
    const first = drafts.value[0];
    if (first !== undefined && drafts.value.length === 1) return settle(ground, power, first);
    const fitting = ordersIn(ground, power, drafts.value.filter(isInFull));
    return theOne(ground, text, fitting.some(reading => reading.ok) ? fitting : ordersIn(ground, power, drafts.value));
  };
}

const ordersIn = (ground: Ground, power: PowerId, drafts: readonly Draft[]): readonly Result<WrittenOrder, Fault>[] =>
  drafts.map(draft => settle(ground, power, draft));

/** The same ground for a power that has ordered something already. */
const groundBeside = (ground: Ground, sofar: readonly WrittenOrder[]): Ground => ({
  ...ground,
  isOrdered: at => sofar.some(order => order.kind !== 'waive' && order.at === at),
});

export const readOrder = (board: Board, position: Position, power: PowerId, phase: PhaseKind, text: string): Result<WrittenOrder, Fault> =>
  orderReader(board, position, phase)(power, text);

/** The only order that fits; several: it has to be asked; none: why the first does not. */
function theOne(ground: Ground, typed: string, readings: readonly Result<WrittenOrder, Fault>[]): Result<WrittenOrder, Fault> {
  const orders = readings.flatMap(reading => (reading.ok ? [reading.value] : []));
  const different = orders.filter((order, i) => orders.findIndex(other => sameOrder(other, order)) === i);
  const [only, another] = different;
  if (only === undefined) return readings[0] ?? refuse({ code: 'not-understood', typed });
  if (another === undefined) return ok(only);
  const texts = different.map(order => formatOrder(ground.board, order, 'en', province => ground.units.get(province)?.type));
  return refuse({ code: 'ambiguous-order', typed, candidates: texts });
}
