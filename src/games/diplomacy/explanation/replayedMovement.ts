import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { Strength } from '../model/outcome.js';
import type { OrderResult, Report } from '../model/report.js';
import type { TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';

/** How a unit moved: by itself or by convoy; or why its convoy failed: no fleets, a gap in the chain, a broken chain, a paradox. */
export type Way = 'itself' | 'carried' | 'no-fleets' | 'gap' | 'broken' | 'paradox';

/**
 * An attack on a supporter. `isAllowed`: whether it may cut the support at all; `strength`: what it takes from the support; `whole`: its
 * full strength.
 */
export interface Cutter {
  readonly by: ProvinceId;
  readonly isAllowed: boolean;
  readonly strength: number;
  readonly whole: number;
}

/** A unit with its order and what became of it. Other units are identified by their province before the orders. */
export interface ReplayedUnit {
  readonly at: ProvinceId;
  /** The unit before the orders. */
  readonly unit: Unit;
  /** The order that the unit carries out, in the type in which it acts. */
  readonly order: BasicOrder;
  readonly written: WrittenOrder;
  readonly result: OrderResult;
  /** The target of its move, or the province that its support is given into. */
  readonly target: ProvinceId | undefined;
  readonly moved: boolean;
  /** Whether battles changed the outcome that the strengths alone would give. */
  readonly changed: boolean;
  readonly dislodger: ProvinceId | undefined;
  /** The units whose supports match its move or hold. */
  readonly supports: readonly ProvinceId[];
  /** The unit whose order its support or convoy matches. */
  readonly helps: ProvinceId | undefined;
  /** The unit its move meets head-to-head. */
  readonly opponent: ProvinceId | undefined;
  readonly way: Way;
  /** Fleets ordered to convoy it. */
  readonly fleets: readonly ProvinceId[];
  /** The unit whose attack broke its convoy, even if that attack failed. */
  readonly brokenBy: ProvinceId | undefined;
  readonly ownSupport: number;
  readonly ownHold: number;
  /** The strength that its support gives after cuts. */
  readonly given: number;
  /** The strength of its move against its target; 0 without a path. */
  readonly attack: Strength;
  /** The strongest opposition to its move. */
  readonly met: { readonly by: ProvinceId; readonly strength: Strength } | undefined;
  readonly hold: Strength;
  /** The attacks on it as a supporter. */
  readonly cutters: readonly Cutter[];
}

/** A resolved movement phase with all details needed to explain it. */
export interface ReplayedMovement {
  readonly variant: Variant;
  readonly report: Report;
  /** The situation before the orders. */
  readonly facts: TurnFacts;
  readonly units: readonly ReplayedUnit[];
  readonly unitAt: (at: ProvinceId) => ReplayedUnit | undefined;
}

export const attackersOf = (movement: ReplayedMovement, at: ProvinceId): readonly ReplayedUnit[] =>
  movement.units.filter(a => a.order.kind === 'move' && a.target === at);

export const unitsAt = (movement: ReplayedMovement, places: readonly ProvinceId[]): readonly ReplayedUnit[] =>
  places.map(movement.unitAt).filter(replayed => replayed !== undefined);

/** The unit in a province before the orders. */
export const occupantOf = (movement: ReplayedMovement, at: ProvinceId): Unit | undefined =>
  movement.report.before.units.find(u => provinceOf(u.at) === at);
