import type { PowerId, ProvinceId } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import type { MisplacedUnit } from '../board/standFault.js';
import type { UnknownPlace } from '../orders/refusedOrder.js';

/** Why a host's correction of a position is refused, or why a match cannot continue from a position. */
export type CorrectionFault =
  | UnknownPlace
  | MisplacedUnit
  | { readonly code: 'correction-unclear'; readonly typed: string }
  | { readonly code: 'unknown-power'; readonly typed: string }
  | { readonly code: 'not-while-fighting' }
  | { readonly code: 'not-played'; readonly power: PowerId }
  | { readonly code: 'no-centre'; readonly at: ProvinceId }
  | { readonly code: 'so-already' }
  | { readonly code: 'no-unit'; readonly at: ProvinceId }
  /** Open oceans: `most` fleets are there, and the text does not say which one is meant. */
  | { readonly code: 'which-fleet'; readonly at: ProvinceId; readonly most: number }
  | { readonly code: 'wrong-type'; readonly at: ProvinceId; readonly type: UnitType }
  | { readonly code: 'two-units'; readonly at: ProvinceId }
  | { readonly code: 'no-such-moment' }
  | { readonly code: 'battles-unfought' }
  | { readonly code: 'other-variant' };
