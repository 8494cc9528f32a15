import type { Board } from '../board/board.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import type { Standing } from '../orders/standing.js';
import type { Virtuals } from '../orders/virtualArmies.js';

/** What an order is read against: who stands where, and what may be built. */
export interface Ground extends Standing {
  readonly board: Board;
  /** If it is but one type, nobody has to write it. */
  readonly buildable: readonly UnitType[];
  /** Powers whose units everybody orders. */
  readonly voted: ReadonlySet<PowerId>;
  readonly virtuals: Virtuals;
  /** Whether a power has ordered what is in that berth. */
  readonly isOrdered: (at: ProvinceId) => boolean;
}
