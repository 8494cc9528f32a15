import type { z } from 'zod';
import type { InEach } from '../../../lib/language.js';
import { memoise, memoiseByObject } from '../../../lib/memoise.js';
import type { Result } from '../../../lib/result.js';
import type { FileFault, Setting } from '../../game.js';
import type { Board } from '../board/board.js';
import type { PowerFile } from '../board/boardFile.js';
import type { PowerId } from '../board/location.js';
import type { Turn } from '../board/position.js';
import type { RuleModule } from './ruleModule.js';
import type { PhaseKind, Terms } from './state.js';
import type { SeatingFault, SeatingNote } from './tableFault.js';
import type { OrderKind } from './writtenOrder.js';

/** One phase of the year. `captures`: centres change owners when it closes. */
export interface CalendarPhase {
  readonly season: Turn['season'];
  readonly phase: PhaseKind;
  readonly captures?: true;
  /** Set if it occurs only once, before the first year. */
  readonly once?: true;
}

/** A variant of Diplomacy, as a plain record. What it changes in the rules is in its rule modules. */
export interface Variant {
  readonly id: string;
  readonly title: InEach;
  /** The pages of `docs/rules` with its rules. */
  readonly rulesPages: readonly string[];
  readonly board: Board;
  /** The standard kinds of order that it has. */
  readonly orderKinds: readonly OrderKind[];
  readonly rules: readonly RuleModule[];
  /** See `Game.changes`. */
  readonly changes?: readonly InEach[];
  /** The phases of a year, in order. */
  readonly calendar: readonly CalendarPhase[];
  /** Set if decisive battles may be declared between the orders and their effect. */
  readonly battles?: true;
  /** What the host of a match may choose. The choices of a match make a variant record of its own (see `variantFor`). */
  readonly choices?: MatchOptions;
}

/** What the host of a match may choose. */
export interface MatchOptions {
  readonly settings: readonly Setting[];
  /** Turns the host's choices (texts by key) into options. */
  readonly chosen: z.ZodType<Terms['options']>;
  readonly players: { readonly least: number; readonly most: number };
  /** Reads a custom start file; the result becomes the option `start`. */
  readonly readStart?: (text: string, options: Terms['options']) => Result<unknown, readonly FileFault[]>;
  /** Returns the powers in play for a number of players; without a number, all possible ones. */
  readonly dealt: (players: number | undefined, options: Terms['options']) => Result<readonly PowerId[], SeatingFault>;
  /** Returns which board and powers each number of players gets, as codes for messages. */
  readonly tables: (options: Terms['options']) => readonly SeatingNote[];
  /** Returns the powers of a match, as its terms determine them: those of `played`, without compiling its board. */
  readonly powers: (terms: Terms) => readonly PowerFile[];
  /** Returns the variant of a match, with the board, rules and units that its terms determine. */
  readonly played: (terms: Terms) => Variant;
}

/** Returns the variant that a match is played by. Equal terms give the same object, so that whatever is cached by variant is reused. */
export function variantFor(variant: Variant, terms: Terms | undefined): Variant {
  return variant.choices && terms ? playedOf(variant.choices)(terms) : variant;
}
/** How many records are cached per variant; the least recently used are dropped. */
const RECORDS = 64;
const playedOf = memoiseByObject(({ played }: MatchOptions) =>
  memoise(played, { keyOf: terms => JSON.stringify(terms), capacity: RECORDS }),
);

export const yearOfThreeSeasons = (fall: 'fall' | 'autumn'): readonly CalendarPhase[] => [
  { season: 'spring', phase: 'movement' },
  { season: 'spring', phase: 'retreats' },
  { season: fall, phase: 'movement', captures: true },
  { season: fall, phase: 'retreats', captures: true },
  { season: 'winter', phase: 'adjustments' },
];

/** Returns the powers that can be dealt to players. */
export const dealtPowers = ({ board }: Variant): readonly PowerFile[] => board.powers.filter(power => !power.neutral);
