import type { Result } from '../../../lib/result.js';
import type { Location, ProvinceId } from '../board/location.js';
import type { PhaseKind } from '../model/state.js';
import type { NamedType, PhraseMeaning } from './vocabulary.js';

/** A province as written, with its coast if one was written. */
export interface NamedPlace {
  readonly province: ProvinceId;
  readonly location: Location;
  readonly coast: string | undefined;
  /** The province with each of its named coasts. */
  readonly coasts: readonly NamedPlace[];
  /** The number of a fleet in an open ocean, if written. */
  readonly berth?: number;
  /** Set if only the beginning of its name was written. */
  readonly isBegun?: true;
}

/** A phrase of the vocabulary: the words after its first, and its meaning. */
export interface Phrase {
  readonly rest: readonly Word[];
  readonly meaning: PhraseMeaning;
}

/** Everything a written word can mean on a board. */
export interface Word {
  readonly text: string;
  readonly type: NamedType | undefined;
  /** The provinces it names exactly. It is ambiguous if there are several. */
  readonly places: readonly NamedPlace[];
  /** The only province it names exactly, as a ready result. Undefined if there are none or several. */
  readonly place: Result<NamedPlace, never> | undefined;
  /** The phrases it begins, by phase, longest first. Undefined if there are none. */
  readonly phrases: Readonly<Record<PhaseKind, readonly Phrase[]>> | undefined;
}

/** A word without a meaning of its own. */
export const plainWord = (text: string): Word => ({ text, type: undefined, places: [], place: undefined, phrases: undefined });

/** A hyphen without spaces around it: part of a name, or an arrow. */
export const HYPHEN: Word = plainWord('-');
export const COMMA: Word = plainWord(',');
/** The letter of an army; lower case may also be the French à. */
export const CAPITAL_A: Word = { ...plainWord('a'), type: 'A' };
