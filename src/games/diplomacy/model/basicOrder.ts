import type { Location, ProvinceId } from '../board/location.js';
import type { Unit } from '../board/position.js';

/**
 * To the adjudicator every order, whatever its name, is one of these four. `unit` is the unit as it acts:
 * a fleet that became an army to carry its order out is an army here.
 */
export interface HoldOrder {
  readonly kind: 'hold';
  readonly unit: Unit;
}
export interface MoveOrder {
  readonly kind: 'move';
  readonly unit: Unit;
  /** Absent: off the board, leaving its province behind. */
  readonly to: Location | undefined;
  readonly viaConvoy: boolean;
}
export interface SupportOrder {
  readonly kind: 'support';
  readonly unit: Unit;
  readonly of: ProvinceId;
  /** Absent: support to hold. */
  readonly to: Location | undefined;
}
export interface ConvoyOrder {
  readonly kind: 'convoy';
  readonly unit: Unit;
  readonly of: ProvinceId;
  readonly to: ProvinceId;
}
export type BasicOrder = HoldOrder | MoveOrder | SupportOrder | ConvoyOrder;
