import type { Location, ProvinceId } from '../board/location.js';
import type { Unit } from '../board/position.js';

/**
 * The four orders that the adjudicator knows. `unit` is the unit as it acts: a fleet that becomes an army to carry out its order is an army
 * here.
 */
export interface HoldOrder {
  readonly kind: 'hold';
  readonly unit: Unit;
}
export interface MoveOrder {
  readonly kind: 'move';
  readonly unit: Unit;
  /** Undefined if the unit leaves the board. */
  readonly to: Location | undefined;
  readonly viaConvoy: boolean;
}
export interface SupportOrder {
  readonly kind: 'support';
  readonly unit: Unit;
  readonly of: ProvinceId;
  /** Undefined for support to hold. */
  readonly to: Location | undefined;
}
export interface ConvoyOrder {
  readonly kind: 'convoy';
  readonly unit: Unit;
  readonly of: ProvinceId;
  readonly to: ProvinceId;
}
export type BasicOrder = HoldOrder | MoveOrder | SupportOrder | ConvoyOrder;
