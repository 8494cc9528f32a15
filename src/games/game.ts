import type { z } from 'zod';
import type { InEach, Language } from '../lib/language.js';
import type { Random } from '../lib/random.js';
import type { Result } from '../lib/result.js';

/** A place at the table: a power's id, a dynasty's. */
export type SeatId = string;
export interface Seat {
  readonly id: SeatId;
  readonly name: InEach;
}

/** Why something was not accepted: a code, and whatever the sentence about it needs. Words are made at the edge. */
export interface Fault {
  readonly code: string;
  readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

/** What the match waits for now. */
export interface Phase {
  /** Each kind has a deadline length of its own: "movement", "retreats", "adjustments". */
  readonly kind: string;
  /** When in the game it is, as codes and numbers: `{ season: 'spring', year: 450, era: 'bc' }`. */
  readonly turn: Readonly<Record<string, string | number>>;
  /** The seats that have a real choice. Nobody: the phase closes at once and is said to be skipped. */
  readonly awaits: readonly SeatId[];
  /**
   * Seats that may have a say and do not owe it: nothing waits for them but a phase that waits for nobody else. That one has a
   * shorter clock, and closes when all of these are ready.
   */
  readonly mayAct?: readonly SeatId[];
  /**
   * The host of the match may decide something, from the seat "host", and what seats without a player owe; where nobody else owes
   * anything, the phase waits for him.
   */
  readonly host?: boolean;
  /** Goes on with the turn of the phase before, whose deadline stays: a turn of several decisions has one deadline. */
  readonly continues?: boolean;
  /** It lasts no longer than so many milliseconds, however long phases of its kind do. */
  readonly within?: number;
}

/** Who sits at the table. */
export interface Attendance {
  /** Every seat somebody has ever sat on. */
  readonly seats: readonly SeatId[];
  /** Those of them without a player now. */
  readonly vacant: readonly SeatId[];
}

export interface Opening {
  readonly seats: readonly SeatId[];
  readonly seed: number;
  /**
   * Random bytes in hexadecimal, 128 bits or more: the chance of a game that hides cards, which nobody may find by trying. None: the seed
   * stands for it, and whoever tries all seeds knows every card.
   */
  readonly secret?: string;
  /** As `Game.chosen` has checked them. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** One line of what a seat typed: understood and kept as `text`, or refused. `typed` is never altered. */
export interface TypedLine {
  readonly typed: string;
  readonly text?: string;
  readonly fault?: Fault;
  /** The nearest legal things, best first; texts that `read` accepts. */
  readonly suggestions: readonly string[];
}
/** How many bad lines come with suggestions, unless somebody asks for fewer. */
export const LINES_WITH_SUGGESTIONS = 5;

/** The good lines are in the submission even when others are bad. */
export interface Reading<Submission> {
  readonly submission: Submission;
  readonly lines: readonly TypedLine[];
}

/** One thing a seat decides: a unit, a build site, a card slot. */
export interface Topic {
  /** Stable within the phase, at most 20 characters, says nothing secret. */
  readonly key: string;
  readonly label: string;
  /** Whose it is, if not the seat's own: then what the seat orders is its vote, which nobody waits for. */
  readonly of?: Seat;
  /** Nobody misses it where nothing is said. */
  readonly optional?: boolean;
  readonly choices: readonly Choice[];
}
/** `text` is accepted by `read`; `steps` are the labels of the menus that lead to it, e.g. Support · A Xianyang · to Anyi. */
export interface Choice {
  readonly text: string;
  readonly steps: readonly string[];
  /** What it would mean, where that fits in a few words: at most 100 characters. */
  readonly note?: string;
  /** Offered as a button beside the menus, not in them; it then has one step. */
  readonly apart?: true;
}

/** What is on file about one topic, for the eyes of its seat alone. */
export interface SheetLine {
  readonly key: string;
  readonly label: string;
  /** As of the topic. */
  readonly of?: Seat;
  readonly optional?: boolean;
  /** It stays with its seat even when the phase is over. */
  readonly isPrivate?: boolean;
  readonly text?: string;
  /** It was said in an earlier phase, and stands until it is said anew. */
  readonly stands?: true;
  readonly warnings: readonly Fault[];
}

export interface Standing {
  readonly seat: SeatId;
  /** Supply centres, states: what the game is won by. */
  readonly points: number;
  readonly units: number;
}
export interface Ending {
  readonly winners: readonly SeatId[];
}

/**
 * The rules of one game. Pure: the same opening and the same submissions always
 * give the same match, so a match can be replayed from its records.
 */
export interface Game<State, Submission, Report, View> {
  readonly id: string;
  readonly title: InEach;
  /** What changed in its rules since they were first played here, oldest first, a sentence each: only what can make another result. */
  readonly changes?: readonly InEach[];
  /** Who made it, and that a board is a reconstruction: shown wherever the game is shown. */
  readonly credit: InEach;
  /** Kinds of phase, the first the one that gives the game its pace; and those that come but once, before the first turn. */
  readonly phaseKinds: readonly string[];
  readonly openingKinds?: readonly string[];
  /** There are phases in which nobody owes anything (`mayAct`); they have a length of their own, "votes". */
  readonly votes?: true;
  /** All its phases are turns of one length, called "turn": this many milliseconds unless the host says otherwise. */
  readonly turnLength?: number;
  /** What the host may choose, and the schema that makes `Opening.options` of what he chose, texts by key. */
  readonly settings?: readonly Setting[];
  readonly chosen?: z.ZodType<Readonly<Record<string, unknown>>>;
  /**
   * Understands the text of a file that says from where a match begins, for a table with these options, as `chosen` has checked them. What
   * it makes of it belongs into what `chosen` is given, as `start`. Refuses with all that is wrong, ten at most.
   */
  readonly readStart?: (text: string, options: Readonly<Record<string, unknown>>) => Result<unknown, readonly FileFault[]>;
  /** All its chance comes from `Opening.secret`: a hash of it is posted at the start, and at the end the secret, so that all can be repeated. */
  readonly sealed?: true;
  /** A seat that misses so many turns in a row is open to whoever takes it, with all it holds; so is one without a player. */
  readonly patience?: number;
  readonly state: z.ZodType<State>;
  readonly submission: z.ZodType<Submission>;
  readonly report: z.ZodType<Report>;
  /** Fewest players it can be dealt to; the seats themselves follow from their number. */
  readonly players: { readonly least: number; readonly most: number };
  /** `options` as `chosen` has checked them. */
  seats(players: number, options?: Readonly<Record<string, unknown>>): Result<readonly Seat[], Fault>;
  /** Which board and seats there are for which numbers of players, where that differs: codes for sentences. */
  tables?(options: Readonly<Record<string, unknown>>): readonly Fault[];
  open(opening: Opening): State;
  phase(state: State): Phase;
  /**
   * Understands what a seat typed (any number of lines, `;` or newline between) and lays it over what is on file. Suggestions come with the
   * first `helped` bad lines only: each takes a look at everything legal.
   */
  read(state: State, seat: SeatId, text: string, onFile: Submission | undefined, language: Language, helped?: number): Reading<Submission>;
  /** What is on file without one topic. */
  clear(submission: Submission, key: string): Submission;
  /** One line a topic, in the order of `options`. */
  sheet(state: State, seat: SeatId, submission: Submission | undefined, language: Language): readonly SheetLine[];
  /** Everything legal for a seat: feeds autocomplete, menus, suggestions, practice players, tests. */
  options(state: State, seat: SeatId, language: Language): readonly Topic[];
  /** What a practice player sends: a text of legal lines with a taste for winning, and no memory. */
  practise(state: State, seat: SeatId, random: Random): string;
  /** Of how many of its own topics a seat may decide, where that is fewer than all of them: its builds, its removals. */
  due?(state: State, seat: SeatId): number | undefined;
  /**
   * Its phases are decisions of a round: the table is one message, and told of is a round when it ends. Whether one ended, or the
   * game, with what the report says.
   */
  endsRound?(report: Report): boolean;
  /** How much of what a report tells stands on cards of its own. */
  leaves?(report: Report): number;
  /** Closes the phase. A seat that sent nothing plays the default. */
  advance(state: State, submissions: ReadonlyMap<SeatId, Submission>): { readonly state: State; readonly report: Report };
  /** The report of a phase that was only tried out, without what nobody may know before it closes. */
  tried?(report: Report): Report;
  /** What a seat may see; no seat: what everyone may. */
  view(state: State, seat?: SeatId): View;
  /** The seats that still play, eliminated ones left out. */
  inPlay(state: State): readonly SeatId[];
  /** Whether what is on file decides all that the open phase asks, so that it need not be waited for; a game without it waits for everybody. */
  settled?(state: State, submissions: ReadonlyMap<SeatId, Submission>): boolean;
  /** The same state with who sits at the table now, for games that ask; told whenever that changes. */
  attend?(state: State, table: Attendance): State;
  /**
   * Lays over the position what the host of a match says of it, a line each (`;` or newline between): the good lines change the state even
   * when others are bad. A game without it keeps its position as it is played.
   */
  correct?(state: State, text: string, language: Language): { readonly state: State; readonly lines: readonly TypedLine[] };
  /**
   * The same state without its chance and without what only one seat knows: for a file that anybody may read. A game without it hides too
   * much to be taken elsewhere before it is over.
   */
  published?(state: State): State;
  /** The same state with other chance: a match goes on from another, whose secret has been told, or is not known. */
  withChance?(state: State, chance: Pick<Opening, 'seed' | 'secret'>): State;
  /** Why a match cannot go on from a state that comes from elsewhere, though it has the right form. */
  flaw?(state: State): Fault | undefined;
  /** What the host of a match may decide now; who of the seats has a part in it may not. */
  disputes?(state: State): readonly Dispute[];
  /** Seats that were not dealt: open to newcomers since they were called in, and taken once somebody sits there. */
  called?(state: State): readonly Seat[];
  /** Seats whose sheet would be completed by lot if the phase closed now: it is put off once. */
  incomplete?(state: State, submissions: ReadonlyMap<SeatId, Submission>): readonly SeatId[];
  /** Best first. */
  standings(state: State): readonly Standing[];
  /** What everybody may know beyond that, as codes with what the sentence about them needs: how an allowance is worked out. */
  notes?(state: State): readonly Fault[];
  ending(state: State): Ending | undefined;
}

/** Something that the host of a match may decide in a phase: the topic of the host's seat, what it is about ("Burgundy"), and the seats it is between. */
export interface Dispute {
  readonly key: string;
  readonly about: InEach;
  readonly parties: readonly SeatId[];
}

/** What is wrong in a file that a host sends, and where: the line from 1, and the path there, "powers.empire.units[2]". */
export interface FileFault {
  readonly line?: number;
  readonly where?: string;
  readonly fault: Fault;
}

/** Something the host of a match may choose. `key`: that of `Opening.options`. */
export interface Setting {
  /** It has no option of its own, of which there are not enough: hosts write it together with others. */
  readonly inRules?: boolean;
  readonly key: string;
  /** One word in small letters. */
  readonly name: InEach;
  /** At most 100 characters. */
  readonly about: InEach;
  /** What there is to choose from; none: any whole number from 1. */
  readonly choices?: readonly { readonly value: string; readonly name: InEach }[];
  /** Any text, where there is nothing to choose from. */
  readonly isText?: true;
}

/** A game whose own types do not matter: what hosting sees. */
// biome-ignore lint/suspicious/noExplicitAny: hosting stores and hands back what the game gave it, checked by the game's own schemas
export type AnyGame = Game<any, any, any, any>;
