import type { Language } from '../../../lib/language.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Report } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import { formatOrder } from '../notation/formatOrder.js';
import { orderKey } from '../orders/orderFault.js';

/** An order that can be explained. `key`: the argument of `explainOrder`. `text`: the order in short notation. */
export interface Explainable {
  readonly key: ProvinceId;
  readonly power: PowerId;
  readonly text: string;
  readonly success: boolean;
}

/** The orders of a phase, one per key, by power in board order; failed orders first within each power. */
export function explainableOrders({ board }: Variant, report: Report, language: Language): readonly Explainable[] {
  const units = [...report.before.dislodged, ...report.before.units];
  const typeAt = (at: ProvinceId) => units.find(u => provinceOf(u.at) === at)?.type;
  const all = report.orders.map(
    ({ power, order, success }): Explainable => ({
      key: orderKey(order),
      power,
      text: formatOrder(board, order, language, typeAt),
      success,
    }),
  );
  const once = all.filter(({ key }, i) => all.findIndex(other => other.key === key) === i);
  return board.powers.flatMap(({ id }) => {
    const own = once.filter(({ power }) => power === id);
    return [...own.filter(o => !o.success), ...own.filter(o => o.success)];
  });
}
