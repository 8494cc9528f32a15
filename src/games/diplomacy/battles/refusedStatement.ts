import type { PowerId, ProvinceId } from '../board/location.js';
import type { UnknownPlace } from '../orders/refusedOrder.js';
import type { UnitName } from './battleground.js';

/** Why a statement about battles was refused. `unit`: as lists write it, "A nuln". */
export type RefusedStatement =
  | UnknownPlace
  | { readonly code: 'unknown-power'; readonly typed: string }
  | { readonly code: 'may-not-declare'; readonly unit: UnitName }
  | { readonly code: 'second-entry'; readonly unit: UnitName }
  | { readonly code: 'no-such-commander'; readonly commander: PowerId }
  /** The commander's own virtual army enters on another side of that battle. */
  | { readonly code: 'against-own-army'; readonly commander?: PowerId }
  | { readonly code: 'commander-taken'; readonly commander: PowerId }
  | { readonly code: 'no-commander-left'; readonly unit: UnitName }
  | { readonly code: 'may-not-revolt'; readonly at: ProvinceId }
  | { readonly code: 'not-said-now' };
