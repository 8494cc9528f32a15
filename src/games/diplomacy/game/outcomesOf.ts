import type { PowerId } from '../board/location.js';
import type { Report } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import { formatOrder, typesIn } from '../notation/formatOrder.js';
import { unitsByProvince } from '../orders/unitsByProvince.js';

/** What became of each order of a report: its kind of outcome, and whether its unit was dislodged besides. Orders in English. */
export function outcomesOf({ board }: Variant, { before, orders }: Report) {
  const typeAt = typesIn(unitsByProvince(board, before));
  return orders.map(
    ({ power, order, outcome, dislodged }): { readonly seat: PowerId; readonly order: string; readonly outcome: string } => ({
      seat: power,
      order: formatOrder(board, order, 'en', typeAt),
      outcome: dislodged && outcome.kind !== 'dislodged' ? `${outcome.kind}, dislodged` : outcome.kind,
    }),
  );
}
