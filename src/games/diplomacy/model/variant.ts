import type { z } from 'zod';
import type { InEach } from '../../../lib/language.js';
import type { Result } from '../../../lib/result.js';
import type { Fault, FileFault, Setting } from '../../game.js';
import type { Board } from '../board/board.js';
import type { PowerFile } from '../board/boardFile.js';
import type { PowerId } from '../board/location.js';
import type { Turn } from '../board/position.js';
import type { RuleModule } from './ruleModule.js';
import type { PhaseKind, Terms } from './state.js';
import type { OrderKind } from './writtenOrder.js';

/** One phase of the year. `captures`: centres change hands when it has closed. */
export interface CalendarPhase {
  readonly season: Turn['season'];
  readonly phase: PhaseKind;
  readonly captures?: true;
  /** Comes before the first year, and never again. */
  readonly once?: true;
}

/** A variant is a record; what it changes it names as rule modules. */
export interface Variant {
  readonly id: string;
  readonly title: InEach;
  readonly board: Board;
  /** The orders of the standard game that it has. */
  readonly orderKinds: readonly OrderKind[];
  readonly rules: readonly RuleModule[];
  /** As `Game.changes`. */
  readonly changes?: readonly InEach[];
  /** The phases of one year, in order; the year changes where the list begins again. */
  readonly calendar: readonly CalendarPhase[];
  /** Between orders and their effect battles may be declared. */
  readonly battles?: true;
  /** What tables may agree on; what they agreed on makes another record. */
  readonly choices?: TableOptions;
}

/** What a game lets its tables agree on. */
export interface TableOptions {
  readonly settings: readonly Setting[];
  /** Makes options of what the host chose, texts by key. */
  readonly chosen: z.ZodType<Terms['options']>;
  readonly players: { readonly least: number; readonly most: number };
  /** Understands the text of a custom start; what it makes of it is the option `start`. */
  readonly readStart?: (text: string, options: Terms['options']) => Result<unknown, readonly FileFault[]>;
  /** The powers that are dealt to so many players; of no number: all that may be. */
  readonly dealt: (players: number | undefined, options: Terms['options']) => Result<readonly PowerId[], Fault>;
  /** Which board and powers there are for which numbers of players: codes for sentences. */
  readonly tables: (options: Terms['options']) => readonly Fault[];
  /** The record of a table: board, rules and units as agreed on. */
  readonly played: (terms: Terms) => Variant;
}

/** The record a table plays by. The same terms give the same record, so that what is worked out for it is worked out once. */
export function variantFor(variant: Variant, terms: Terms | undefined): Variant {
  if (!variant.choices || !terms) return variant;
  const known = records.get(variant) ?? new Map<string, Variant>();
  records.set(variant, known);
  const key = JSON.stringify(terms);
  const record = known.get(key) ?? variant.choices.played(terms);
  known.delete(key);
  known.set(key, record);
  for (const oldest of known.keys()) if (known.size > RECORDS) known.delete(oldest);
  return record;
}
const records = new WeakMap<Variant, Map<string, Variant>>();
/** Records kept of one game; the one not used for longest goes first. */
const RECORDS = 64;

export const yearOfThreeSeasons = (fall: 'fall' | 'autumn'): readonly CalendarPhase[] => [
  { season: 'spring', phase: 'movement' },
  { season: 'spring', phase: 'retreats' },
  { season: fall, phase: 'movement', captures: true },
  { season: fall, phase: 'retreats', captures: true },
  { season: 'winter', phase: 'adjustments' },
];

/** The powers that are dealt to players. */
export const dealtPowers = ({ board }: Variant): readonly PowerFile[] => board.powers.filter(power => !power.neutral);
