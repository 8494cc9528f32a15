import type { Board } from '../board/board.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import type { UnitsByProvince } from '../orders/unitsByProvince.js';
import type { VirtualArmies } from '../orders/virtualArmies.js';

/** What an order is read against: the units, and what may be built. */
export interface ReadingContext extends UnitsByProvince {
  readonly board: Board;
  /** Types that can be built. If there is only one, it need not be written. */
  readonly buildable: readonly UnitType[];
  /** Powers whose units everybody orders. */
  readonly voted: ReadonlySet<PowerId>;
  readonly virtuals: VirtualArmies;
  /** Whether the power has already ordered the unit in that berth. */
  readonly isOrdered: (at: ProvinceId) => boolean;
}
