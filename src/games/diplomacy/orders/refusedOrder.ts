import type { PowerId, ProvinceId } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import type { MisplacedUnit } from '../board/standFault.js';
import type { PhaseKind } from '../model/state.js';
import type { OrderKind } from '../model/writtenOrder.js';

/** Why a text names no place. `typed`: what the player wrote. */
export type UnknownPlace =
  | { readonly code: 'not-understood'; readonly typed: string }
  | { readonly code: 'unknown-place'; readonly typed: string }
  | { readonly code: 'ambiguous-place'; readonly typed: string; readonly candidates: readonly ProvinceId[] }
  | { readonly code: 'unknown-coast'; readonly at: ProvinceId; readonly coast: string };

/** Why a line is not a legal order. `at`: the province it is about, mostly that of the unit ordered. */
export type RefusedOrder =
  | UnknownPlace
  | Extract<MisplacedUnit, { code: 'coast-needed' }>
  /** The text has more lines than are read. `most`: how many are. */
  | { readonly code: 'too-many-lines'; readonly most: number }
  /** The line was not read, because none of the `first` lines of the text meant anything. */
  | { readonly code: 'nothing-understood'; readonly first: number }
  /** The line could mean several legal orders. Each candidate can be typed as it is. */
  | { readonly code: 'ambiguous-order'; readonly typed: string; readonly candidates: readonly string[] }
  /** The order must say whether it means an army or a fleet. */
  | { readonly code: 'type-needed'; readonly at: ProvinceId }
  /** `type`: what the unit really is. */
  | { readonly code: 'wrong-type'; readonly at: ProvinceId; readonly type: UnitType }
  | { readonly code: 'no-unit'; readonly at?: ProvinceId }
  /** Does not say whose unit it is: in some phases that is secret. */
  | { readonly code: 'not-your-unit'; readonly at: ProvinceId }
  | { readonly code: 'not-dislodged'; readonly at: ProvinceId }
  | { readonly code: 'not-beside'; readonly from: ProvinceId; readonly to: ProvinceId; readonly type: UnitType }
  | { readonly code: 'already-there'; readonly at: ProvinceId }
  /** The variant has no orders of this kind. */
  | { readonly code: 'no-such-order'; readonly kind: OrderKind }
  | { readonly code: 'cannot-raise'; readonly at: ProvinceId }
  | { readonly code: 'cannot-rapid'; readonly at: ProvinceId }
  | { readonly code: 'rapid-not-supported'; readonly at: ProvinceId }
  /** There is no unit to support. */
  | { readonly code: 'nobody-there'; readonly at: ProvinceId }
  | { readonly code: 'supports-itself'; readonly at: ProvinceId }
  | { readonly code: 'supports-into-own-place'; readonly at: ProvinceId }
  | { readonly code: 'cannot-support-into'; readonly from: ProvinceId; readonly to: ProvinceId; readonly type: UnitType }
  | { readonly code: 'supported-cannot-go'; readonly at: ProvinceId; readonly to: ProvinceId }
  /** `rivers`: a rule of the variant lets fleets on rivers convoy too. */
  | { readonly code: 'cannot-convoy-here'; readonly at: ProvinceId; readonly rivers?: boolean }
  | { readonly code: 'no-army-there'; readonly at: ProvinceId }
  | { readonly code: 'no-convoy-route'; readonly at: ProvinceId }
  | { readonly code: 'not-now'; readonly kind: OrderKind }
  /** The text would be an order in a phase of the kind `of`. */
  | { readonly code: 'not-in-this-phase'; readonly typed: string; readonly of: PhaseKind }
  /** `why`: what closes a place that the unit could reach otherwise. */
  | {
      readonly code: 'cannot-retreat-there';
      readonly at: ProvinceId;
      readonly to: ProvinceId;
      readonly why?: 'occupied' | 'stand-off' | 'attacker';
    }
  | { readonly code: 'no-builds' }
  | { readonly code: 'no-removals' }
  | { readonly code: 'too-many-builds'; readonly due: number }
  | { readonly code: 'too-many-removals'; readonly due: number }
  | { readonly code: 'not-your-centre'; readonly at: ProvinceId }
  | { readonly code: 'not-vacant'; readonly at: ProvinceId }
  | { readonly code: 'not-a-home'; readonly at: ProvinceId }
  /** Mandate of Heaven: nomads are placed only within their band. */
  | { readonly code: 'not-in-band'; readonly at: ProvinceId }
  | { readonly code: 'not-your-city'; readonly at: ProvinceId }
  | { readonly code: 'cannot-build'; readonly at: ProvinceId; readonly type: UnitType }
  /** The unit needs no centre, so it is never removed. */
  | { readonly code: 'needs-no-centre'; readonly at: ProvinceId }
  /** A power without a player: its units are ordered by vote. */
  | { readonly code: 'nobody-plays'; readonly power: PowerId }
  | { readonly code: 'no-vote'; readonly of: PowerId }
  /** Warhammer, Illusion: virtual armies. */
  | { readonly code: 'virtual-not-ordered'; readonly at: ProvinceId }
  | { readonly code: 'no-virtual-army'; readonly at: ProvinceId }
  | { readonly code: 'own-armies-alone'; readonly at: ProvinceId };
