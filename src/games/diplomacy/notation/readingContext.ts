import type { Board } from '../board/board.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import type { UnitsByProvince } from '../orders/unitsByProvince.js';
import type { VirtualArmies } from '../orders/virtualArmies.js';

/** What an order is read against: who stands where, and what may be built. */
export interface ReadingContext extends UnitsByProvince {
  readonly board: Board;
  /** If it is but one type, nobody has to write it. */
  readonly buildable: readonly UnitType[];
  /** Powers whose units everybody orders. */
  readonly voted: ReadonlySet<PowerId>;
  readonly virtuals: VirtualArmies;
  /** Whether a power has ordered what is in that berth. */
  readonly isOrdered: (at: ProvinceId) => boolean;
}
