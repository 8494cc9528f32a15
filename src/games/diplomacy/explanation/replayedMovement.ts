import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { Strength } from '../model/outcome.js';
import type { OrderResult, Report } from '../model/report.js';
import type { TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';

/** How a move goes: by itself, carried, or not at all and why. */
export type Way = 'itself' | 'carried' | 'no-fleets' | 'gap' | 'broken' | 'paradox';

/** An attack on a supporter: what it may take of the support, and what it comes with all in all. */
export interface Cutter {
  readonly by: ProvinceId;
  readonly isAllowed: boolean;
  readonly strength: number;
  readonly whole: number;
}

/** A unit with its order, when all is resolved. Others are named by the province they stood in at the start. */
export interface ReplayedUnit {
  readonly at: ProvinceId;
  /** As it stood at the start, … */
  readonly unit: Unit;
  /** … and as it acts. */
  readonly order: BasicOrder;
  readonly written: WrittenOrder;
  readonly result: OrderResult;
  /** Where its move goes, or its support is given. */
  readonly target: ProvinceId | undefined;
  readonly moved: boolean;
  /** Battles made something else of it than its strength would have. */
  readonly changed: boolean;
  readonly dislodger: ProvinceId | undefined;
  /** Of its move or its staying: the supports that fit. */
  readonly supports: readonly ProvinceId[];
  /** Of a support or convoy: whom it fits. */
  readonly helps: ProvinceId | undefined;
  /** The one its move meets head-to-head. */
  readonly opponent: ProvinceId | undefined;
  readonly way: Way;
  /** Ordered to carry it. */
  readonly fleets: readonly ProvinceId[];
  /** Of a convoy: whose attack broke it, whatever came of that. */
  readonly brokenBy: ProvinceId | undefined;
  readonly ownSupport: number;
  readonly ownHold: number;
  /** What is left of its support. */
  readonly given: number;
  /** Of a move: against what stands in its target; 0 without a way. */
  readonly attack: Strength;
  /** The strongest that its move had to beat. */
  readonly met: { readonly by: ProvinceId; readonly strength: Strength } | undefined;
  readonly hold: Strength;
  /** Of a support: the attacks on it. */
  readonly cutters: readonly Cutter[];
}

/** A movement phase as it went, for those who look back at it. */
export interface ReplayedMovement {
  readonly variant: Variant;
  readonly report: Report;
  /** The turn as it began. */
  readonly facts: TurnFacts;
  readonly units: readonly ReplayedUnit[];
  readonly unitAt: (at: ProvinceId) => ReplayedUnit | undefined;
}

export const attackersOf = (movement: ReplayedMovement, at: ProvinceId): readonly ReplayedUnit[] =>
  movement.units.filter(a => a.order.kind === 'move' && a.target === at);

export const unitsAt = (movement: ReplayedMovement, places: readonly ProvinceId[]): readonly ReplayedUnit[] =>
  places.map(movement.unitAt).filter(replayed => replayed !== undefined);

/** Who stood there at the start. */
export const occupantOf = (movement: ReplayedMovement, at: ProvinceId): Unit | undefined =>
  movement.report.before.units.find(u => provinceOf(u.at) === at);
