import type { FileFault } from '../../game.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { MisplacedUnit } from '../board/standFault.js';
import type { UnknownPlace } from '../orders/refusedOrder.js';

/** Why a custom start file was refused. `typed`: a key, an option or a text of the file. */
export type StartFault =
  | UnknownPlace
  | MisplacedUnit
  /** `typed`: the error code of the JSON parser. */
  | { readonly code: 'start-not-json'; readonly typed: string }
  | { readonly code: 'start-too-deep' }
  | { readonly code: 'start-key-twice'; readonly typed: string }
  | { readonly code: 'start-unknown-field'; readonly typed: string }
  /** `kind`: the JSON type expected, "array". */
  | { readonly code: 'start-expects'; readonly kind: string }
  | { readonly code: 'start-empty' }
  | { readonly code: 'start-too-long' }
  /** `typed`: an option that the start determines but that was chosen as well. */
  | { readonly code: 'start-settles'; readonly typed: string }
  | { readonly code: 'start-too-few' }
  | { readonly code: 'unknown-power'; readonly typed: string }
  | { readonly code: 'start-power-twice'; readonly power: PowerId }
  | { readonly code: 'not-on-board'; readonly power: PowerId }
  | { readonly code: 'start-no-home'; readonly power: PowerId }
  | { readonly code: 'start-no-unit'; readonly power: PowerId }
  | { readonly code: 'start-no-unit-so'; readonly typed: string }
  | { readonly code: 'start-no-centre'; readonly at: ProvinceId }
  /** `power`: the power whose home it already is. */
  | { readonly code: 'start-home-twice'; readonly at: ProvinceId; readonly power: PowerId }
  | { readonly code: 'start-capital-elsewhere'; readonly at: ProvinceId; readonly power: PowerId }
  | { readonly code: 'start-closed'; readonly at: ProvinceId }
  | { readonly code: 'start-off-board'; readonly at: ProvinceId }
  | { readonly code: 'two-units'; readonly at: ProvinceId };

/** A fault of a custom start and where in the file it is. */
export interface StartFileFault extends FileFault {
  readonly fault: StartFault;
}
