import type { Location, ProvinceId } from '../board/location.js';

/**
 * What a player may have overlooked in filed orders. `of`: the unit that is supported or convoyed; `with`: another unit that goes to the
 * same place; `at`: where the unit in question is.
 */
export type OrderWarning =
  | { readonly code: 'placements-first'; readonly missing: number }
  | { readonly code: 'supports-unordered'; readonly of: ProvinceId; readonly to: Location }
  | { readonly code: 'supports-no-move'; readonly of: ProvinceId; readonly to: Location }
  /** `goes`: where that unit is really ordered to go. */
  | { readonly code: 'supports-other-move'; readonly of: ProvinceId; readonly to: Location; readonly goes: Location }
  | { readonly code: 'supports-hold-of-mover'; readonly of: ProvinceId }
  | { readonly code: 'supports-rapid-move'; readonly of: ProvinceId }
  | { readonly code: 'supports-move-of-raise'; readonly of: ProvinceId }
  | { readonly code: 'convoys-other-move'; readonly of: ProvinceId; readonly to: Location }
  | { readonly code: 'needs-convoy'; readonly to: Location }
  | { readonly code: 'convoy-too-short'; readonly to: Location }
  | { readonly code: 'swaps-own-unit'; readonly with: ProvinceId }
  | { readonly code: 'own-unit-stays'; readonly at: ProvinceId }
  | { readonly code: 'own-unit-unordered'; readonly at: ProvinceId }
  | { readonly code: 'goes-with-stronger'; readonly to: ProvinceId; readonly with: ProvinceId }
  | { readonly code: 'bounces-own-unit'; readonly to: ProvinceId; readonly with: ProvinceId }
  | { readonly code: 'goes-with-rapid'; readonly to: ProvinceId; readonly with: ProvinceId }
  | { readonly code: 'wall-leaves-nothing'; readonly to: ProvinceId }
  | { readonly code: 'becomes-army'; readonly at: ProvinceId; readonly to?: ProvinceId }
  | { readonly code: 'retreats-with-own-unit'; readonly to: Location; readonly with: ProvinceId }
  | { readonly code: 'retreats-with-voted'; readonly to: Location; readonly with: ProvinceId }
  | { readonly code: 'helps-voted-hold'; readonly of: ProvinceId }
  | { readonly code: 'helps-voted-mover'; readonly of: ProvinceId }
  | { readonly code: 'helps-voted-move'; readonly of: ProvinceId; readonly to: Location }
  | { readonly code: 'helps-voted-unasked'; readonly of: ProvinceId; readonly to: Location }
  | { readonly code: 'helps-voted-otherwise'; readonly of: ProvinceId; readonly to: Location }
  | { readonly code: 'hits-voted'; readonly at: ProvinceId }
  | { readonly code: 'retreats-as-army'; readonly at: ProvinceId; readonly to: ProvinceId };
