import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Board } from '../board/board.js';
import { ordererOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import { lookUp, valuesIn } from '../board/locationTable.js';
import type { Position, UnitType } from '../board/position.js';
import type { PhaseKind } from '../model/state.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { sameOrder } from '../orders/sameOrder.js';
import { type UnitsByProvince, unitsByProvince } from '../orders/unitsByProvince.js';
import { NO_VIRTUAL_ARMIES, type VirtualArmies } from '../orders/virtualArmies.js';
import { formatOrder } from './formatOrder.js';
import { isInFull, type OrderDraft } from './orderDraft.js';
import { orderFromDraft } from './orderFromDraft.js';
import { orderLexiconOf } from './orderLexicon.js';
import { onlyReading, parseOrder } from './parseOrder.js';
import type { ReadingContext } from './readingContext.js';
import type { OwnUnit } from './sentences.js';

/** Reads one line of a power's orders, given what it has ordered so far. Legality is judged elsewhere. */
export type OrderReader = (power: PowerId, text: string, sofar?: readonly WrittenOrder[]) => Result<WrittenOrder, RefusedOrder>;

const BOTH: readonly UnitType[] = ['A', 'F'];
const NOBODY: ReadonlySet<PowerId> = new Set();

/**
 * Returns the reader for the orders of one phase. If a line has several readings, exactly one must fit the units on the board; readings
 * with all names in full take precedence. `voted`: powers whose units everybody orders.
 */
export function orderReader(
  board: Board,
  position: Position,
  phase: PhaseKind,
  buildable: readonly UnitType[] = BOTH,
  standing: UnitsByProvince = unitsByProvince(board, position),
  voted: ReadonlySet<PowerId> = NOBODY,
  virtuals: VirtualArmies = NO_VIRTUAL_ARMIES,
): OrderReader {
  const lexicon = orderLexiconOf(board);
  const { units, dislodged } = standing;
  const bare: ReadingContext = { board, buildable, units, dislodged, voted, virtuals, isOrdered: () => false };
  return (power, text, sofar) => {
    const context = board.open !== undefined && sofar !== undefined ? contextBeside(bare, sofar) : bare;
    const only = onlyReading(lexicon, phase, text);
    if (only !== undefined) return orderFromDraft(context, power, only);
    const drafts = parseOrder(board, phase, text, ownUnits(context, power, phase));
    if (!drafts.ok) return drafts;
    const first = drafts.value[0];
    if (first !== undefined && drafts.value.length === 1) return orderFromDraft(context, power, first);
    const fitting = ordersIn(context, power, drafts.value.filter(isInFull));
    return theOne(context, text, fitting.some(reading => reading.ok) ? fitting : ordersIn(context, power, drafts.value));
  };
}

/** The units that a power may mean by "the fleet": those of its own to be ordered in the phase. */
const ownUnits = ({ units, dislodged }: ReadingContext, power: PowerId, phase: PhaseKind): readonly OwnUnit[] =>
  valuesIn(phase === 'retreats' ? dislodged : units).filter(unit => ordererOf(unit) === power);

const ordersIn = (context: ReadingContext, power: PowerId, drafts: readonly OrderDraft[]): readonly Result<WrittenOrder, RefusedOrder>[] =>
  drafts.map(draft => orderFromDraft(context, power, draft));

/** The context for a power that has already ordered something. */
const contextBeside = (context: ReadingContext, sofar: readonly WrittenOrder[]): ReadingContext => ({
  ...context,
  isOrdered: at => sofar.some(order => order.kind !== 'waive' && order.at === at),
});

export const readOrder = (
  board: Board,
  position: Position,
  power: PowerId,
  phase: PhaseKind,
  text: string,
): Result<WrittenOrder, RefusedOrder> => orderReader(board, position, phase)(power, text);

/** Returns the only order that fits. Refuses with `ambiguous-order` if several fit; with the fault of the first reading if none does. */
function theOne(
  context: ReadingContext,
  typed: string,
  readings: readonly Result<WrittenOrder, RefusedOrder>[],
): Result<WrittenOrder, RefusedOrder> {
  const orders = readings.flatMap(reading => (reading.ok ? [reading.value] : []));
  const different = orders.filter((order, i) => orders.findIndex(other => sameOrder(other, order)) === i);
  const [only, another] = different;
  if (only === undefined) return readings[0] ?? refuse({ code: 'not-understood', typed });
  if (another === undefined) return ok(only);
  const texts = different.map(order => formatOrder(context.board, order, 'en', province => lookUp(context.units, province)?.type));
  return refuse({ code: 'ambiguous-order', typed, candidates: texts });
}
