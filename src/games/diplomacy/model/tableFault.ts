import type { PowerId, ProvinceId } from '../board/location.js';

/** Why nations cannot be dealt to that number of players, or with the options that the host chose. */
export type SeatingFault =
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'not-on-board'; readonly power: PowerId }
  | { readonly code: 'two-nations' }
  | { readonly code: 'shared-not-played'; readonly power: PowerId }
  | { readonly code: 'no-unit-to-share'; readonly power: PowerId; readonly at: ProvinceId }
  | { readonly code: 'nothing-left-to-share'; readonly power: PowerId };

export type BoardName = 'world' | 'old-world';

/** Which nations are played: a line for the lobby card. */
export type SeatingNote =
  /**
   * With `least` to `most` players, each gets one of `powers`, dealt in that order. `more`: the number of additional seats, which share
   * another seat's nation.
   */
  | {
      readonly code: 'nations-dealt';
      readonly board: BoardName;
      readonly least: number;
      readonly most: number;
      readonly more?: number;
      readonly powers: readonly PowerId[];
    }
  | { readonly code: 'nations-named'; readonly board: BoardName; readonly powers: readonly PowerId[] }
  | { readonly code: 'custom-start' }
  /** The seat with this number of a shared nation, and the places where its units begin. */
  | { readonly code: 'duchy'; readonly power: PowerId; readonly seat: number; readonly places: readonly ProvinceId[] };
