import type { Result } from '../../../lib/result.js';
import type { Location, ProvinceId } from '../board/location.js';
import type { PhaseKind } from '../model/state.js';
import type { NamedType, PhraseMeaning } from './vocabulary.js';

/** A province as an order names it, with the coast if one was named. */
export interface NamedPlace {
  readonly province: ProvinceId;
  readonly location: Location;
  readonly coast: string | undefined;
  /** The province with each of its named coasts. */
  readonly coasts: readonly NamedPlace[];
  /** Which of the fleets in an open ocean, if a number was written. */
  readonly berth?: number;
  /** No more than the beginning of its name was written. */
  readonly isBegun?: true;
}

/** A phrase of the vocabulary from its second word on. */
export interface Phrase {
  readonly rest: readonly Word[];
  readonly meaning: PhraseMeaning;
}

/** Everything that one written word can mean on a board. */
export interface Word {
  readonly text: string;
  readonly type: NamedType | undefined;
  /** The provinces it names exactly; more than one: it has to be asked. */
  readonly places: readonly NamedPlace[];
  /** The one province it names exactly, ready to be handed on; undefined: none or several. */
  readonly place: Result<NamedPlace, never> | undefined;
  /** The phrases it begins, longest first; undefined: none in any phase. */
  readonly phrases: Readonly<Record<PhaseKind, readonly Phrase[]>> | undefined;
}

/** A word that means nothing by itself. */
export const plainWord = (text: string): Word => ({ text, type: undefined, places: [], place: undefined, phrases: undefined });

/** A hyphen without blanks around it: it may join a name or be an arrow. */
export const HYPHEN: Word = plainWord('-');
export const COMMA: Word = plainWord(',');
/** The letter of an army; a small one may also be the French à. */
export const CAPITAL_A: Word = { ...plainWord('a'), type: 'A' };
