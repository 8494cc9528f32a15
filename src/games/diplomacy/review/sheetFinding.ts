import type { InEach } from '../../../lib/language.js';
import type { Random } from '../../../lib/random.js';
import type { SheetFinding, WastedSupport } from '../../review.js';
import type { Board } from '../board/board.js';
import { nationOf, ordererOf } from '../board/duchies.js';
import { type PowerId, provinceOf } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { Position, Unit } from '../board/position.js';
import type { Report } from '../model/report.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { formatOrder, typesIn } from '../notation/formatOrder.js';
import { captainOrders } from '../opponents/captain/captainOrders.js';
import { unitsByProvince } from '../orders/unitsByProvince.js';
import { bestSheet } from './bestSheet.js';
import { outcomesWith, ownUnits, type PhaseAsPlayed, positionAs, withOrders } from './phaseAsPlayed.js';
import { sheetSpace } from './sheetSpace.js';
import { worthsIn } from './worthOf.js';

/** Plans of a Captain from which a search begins. */
const PLANS = 3;

/** Looks for the best sheet of a seat in a movement phase, given what all others ordered. */
export function sheetFinding(played: PhaseAsPlayed, report: Report, seat: PowerId, random: Random): SheetFinding {
  const { variant, situation } = played;
  const { board } = variant;
  const own = ownUnits(played, seat);
  const isOwn = new Set(own);
  const others = new Map(
    situation.position.units.flatMap((unit, i) => {
      const order = played.given[i];
      return order && !isOwn.has(unit) ? [[provinceOf(unit.at), order] as const] : [];
    }),
  );
  const space = sheetSpace(variant, situation, own, others);
  const positionAfter = outcomesWith(played, own);
  const worthOf = worthsIn(variant, situation, seat);
  const written = situation.position.units.flatMap((unit, i) => (isOwn.has(unit) ? [played.given[i] ?? holdOf(unit)] : []));
  const after = positionAfter(written);
  const had = worthOf(after);
  const lost = after.dislodged.filter(unit => ordererOf(unit) === seat && unit.retreats.length === 0).map(({ at }) => at);
  const saved = new Set<string>();
  const totalOf = (orders: readonly WrittenOrder[]): number => {
    const position = positionAfter(orders);
    const { total } = worthOf(position);
    if (saved.size < lost.length && total >= had.total) for (const at of lost) if (!isLost(position, at)) saved.add(at);
    return total;
  };
  const starts = [written, ...Array.from({ length: PLANS }, () => captainOrders(variant, situation, seat, random))];
  const best = bestSheet(space, { totalOf, starts, random });
  // What was written may be better than what a search finds; it is never worse than itself.
  const orders = best.total > had.total ? best.orders : written;
  const { total, ...brings } = worthOf(positionAfter(orders));
  const typeAt = typesIn(unitsByProvince(board, situation.position));
  const textOf = (order: WrittenOrder): string => formatOrder(board, order, 'en', typeAt);
  return {
    kind: 'sheet',
    seat,
    isExact: best.isExact,
    tried: best.tried,
    had: { centres: had.centres, units: had.units },
    best: brings,
    dearness: Math.max(0, total - had.total),
    orders: orders.map(textOf).join('\n'),
    ...supportsOf(played, report, seat, textOf),
    saved: lost.filter(at => saved.has(at)).map(at => namesOf(board, at)),
  };
}

/** What a place is called. */
export const namesOf = (board: Board, at: string): InEach => ({
  en: placeName(board, provinceOf(at), 'en'),
  fr: placeName(board, provinceOf(at), 'fr'),
});

const holdOf = ({ type, at }: Unit): WrittenOrder => ({ kind: 'hold', type, at });

const isLost = ({ dislodged }: Position, at: string): boolean => dislodged.some(unit => unit.at === at && unit.retreats.length === 0);

/** The supports that a seat gave, and those without which the phase had come out the same. */
function supportsOf(
  played: PhaseAsPlayed,
  { orders }: Report,
  seat: PowerId,
  textOf: (order: WrittenOrder) => string,
): Pick<SheetFinding, 'supports' | 'wasted'> {
  const { units } = played.situation.position;
  const base = textOfPosition(positionAs(played));
  const supports = orders.filter(({ order }, i) => order.kind === 'support' && played.given[i] !== undefined && isBy(units[i], seat));
  const wasted = supports.flatMap(({ order, outcome }): readonly WastedSupport[] => {
    const said = { order: textOf(order) };
    if (outcome.kind === 'unmatched') return [{ ...said, why: 'no-match' }];
    if (order.kind !== 'support') return [];
    const without = positionAs(withOrders(played, [{ kind: 'hold', type: order.type, at: order.at }]));
    if (textOfPosition(without) !== base) return [];
    return [{ ...said, why: outcome.kind === 'cut' ? 'cut' : 'needless' }];
  });
  return { supports: supports.length, wasted };
}

const isBy = (unit: Unit | undefined, seat: PowerId): boolean => unit !== undefined && ordererOf(unit) === seat;

const textOfPosition = ({ units, dislodged, contested }: Position): string => JSON.stringify([units, dislodged, contested]);

/** Whether a seat has units to order in the phase. */
export const writesSheets = (played: PhaseAsPlayed, seat: PowerId): boolean =>
  !played.voted.has(nationOf(played.variant.board, seat)) && ownUnits(played, seat).length > 0;
