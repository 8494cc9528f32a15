import type { PowerId, ProvinceId } from '../board/location.js';
import type { DeclarationKind } from './battle/declaration.js';

/** Something that the player of a seat should know before deciding in a phase. It holds nothing that other seats have filed. */
export type Stake =
  /** In winter: why the power may build, must remove, or may do neither. `room`: vacant centres in which it may build. */
  | { readonly code: 'winter-sum'; readonly centres: number; readonly units: number; readonly room: number }
  /** A vote on a neutral carries if at least so many powers with so many units agree. `of…`: all who may vote. */
  | {
      readonly code: 'vote-needs';
      readonly powers: number;
      readonly ofPowers: number;
      readonly units: number;
      readonly ofUnits: number;
    }
  /**
   * A battle that the seat may declare: for which unit, where, against whose armies, and the points of both if nobody declares another.
   * `listed`: whether it is on the seat's list; undefined while that is empty.
   */
  | {
      readonly code: 'battle-open';
      readonly unit: string;
      readonly as: DeclarationKind;
      readonly at: ProvinceId;
      readonly against: readonly PowerId[];
      readonly own: number;
      readonly theirs: number;
      readonly listed?: boolean;
    }
  /** A battle that these powers may declare for the place where a unit of the seat stays or into which it has moved. */
  | {
      readonly code: 'battle-threat';
      readonly unit: string;
      readonly as: 'stays' | 'enters';
      readonly at: ProvinceId;
      readonly by: readonly PowerId[];
    }
  /** Several of the battles above are for the same unit, which can fight only one. */
  | { readonly code: 'battle-either'; readonly unit: string }
  /** Without any entry on the list, the results stay as they are unless another power wins a battle. */
  | { readonly code: 'battle-default' }
  /** If nothing is declared, the seat's standing wish for battles is. */
  | { readonly code: 'battle-by-wish' }
  /** The seat must let these Sepoys fight a battle each. */
  | { readonly code: 'owes-battles'; readonly sepoys: readonly PowerId[] }
  /** The seat's nation has neither a unit nor a centre, and its player serves nobody yet. */
  | { readonly code: 'conquered' }
  | { readonly code: 'serves-as-sepoy'; readonly of: PowerId; readonly won: number; readonly needed: number }
  | { readonly code: 'serves-as-mercenary'; readonly of: PowerId };
