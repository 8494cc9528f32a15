import type { z } from 'zod';
import type { InEach, Language } from '../lib/language.js';
import type { Random } from '../lib/random.js';
import type { Result } from '../lib/result.js';

/** A place in a match: the id of a power, of a dynasty. */
export type SeatId = string;
export interface Seat {
  readonly id: SeatId;
  readonly name: InEach;
}

/** Why something was not accepted: a code, and the details its sentence needs. The sentences are in the words modules. */
export interface Fault {
  readonly code: string;
  readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

/** What the match waits for. */
export interface Phase {
  /** Each kind has its own deadline length: "movement", "retreats", "adjustments". */
  readonly kind: string;
  /** Date in the game, as codes and numbers: `{ season: 'spring', year: 450, era: 'bc' }`. */
  readonly turn: Readonly<Record<string, string | number>>;
  /** Seats with a real choice. Empty: the phase closes at once and is reported as skipped. */
  readonly awaits: readonly SeatId[];
  /**
   * Seats that may act but need not. Only a phase with an empty `awaits` waits for them: it has a shorter clock and closes when all of
   * these are ready.
   */
  readonly mayAct?: readonly SeatId[];
  /**
   * The match's host may decide something here, from the seat "host", and so what vacant seats owe. If no other seat is awaited, the
   * phase waits for the host.
   */
  readonly host?: boolean;
  /** Continues the turn of the phase before, with its deadline: a turn of several decisions has one deadline. */
  readonly continues?: boolean;
  /** Longest duration in ms, whatever the length of phases of this kind. */
  readonly within?: number;
}

/** Which seats have players. */
export interface Attendance {
  /** Every seat that has ever had a player. */
  readonly seats: readonly SeatId[];
  /** Those without a player now. */
  readonly vacant: readonly SeatId[];
}

export interface Opening {
  readonly seats: readonly SeatId[];
  readonly seed: number;
  /**
   * Random bytes in hexadecimal, at least 128 bits, from which a game with hidden cards draws: they cannot be guessed. Without it the
   * seed is used, and anyone who tries all seeds can know every card.
   */
  readonly secret?: string;
  /** Already checked by `Game.chosen`. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** One line of what a seat typed: understood, and kept as `text`, or refused with a fault. `typed` is unchanged. */
export interface TypedLine {
  readonly typed: string;
  readonly text?: string;
  readonly fault?: Fault;
  /** The nearest legal texts, best first; `read` accepts them. */
  readonly suggestions: readonly string[];
}
/** How many bad lines get suggestions by default. */
export const LINES_WITH_SUGGESTIONS = 5;

/** Good lines are in the submission even when others are bad. */
export interface Reading<Submission> {
  readonly submission: Submission;
  readonly lines: readonly TypedLine[];
}

/** One thing a seat decides: a unit, a build site, a card slot. */
export interface Topic {
  /** Stable within the phase, at most 20 characters, nothing secret. */
  readonly key: string;
  readonly label: string;
  /** Set if the topic belongs to another seat: orders are then votes, which are never awaited. */
  readonly of?: Seat;
  /** May be left open. */
  readonly optional?: boolean;
  readonly choices: readonly Choice[];
}
/** `text` is accepted by `read`; `steps` are the labels of the menus that lead to it, e.g. Support · A Xianyang · to Anyi. */
export interface Choice {
  readonly text: string;
  readonly steps: readonly string[];
  /** What the choice would lead to, at most 100 characters. */
  readonly note?: string;
  /** Shown as a button beside the menus; has exactly one step. */
  readonly apart?: true;
}

/** What is on file about one topic. Only its seat sees it. */
export interface SheetLine {
  readonly key: string;
  readonly label: string;
  /** See `Topic.of`. */
  readonly of?: Seat;
  readonly optional?: boolean;
  /** Stays secret after the phase. */
  readonly isPrivate?: boolean;
  readonly text?: string;
  /** From an earlier phase: valid until it is replaced. */
  readonly stands?: true;
  readonly warnings: readonly Fault[];
}

export interface Standing {
  readonly seat: SeatId;
  /** What the game is won by: supply centres, states. */
  readonly points: number;
  readonly units: number;
}
export interface Ending {
  readonly winners: readonly SeatId[];
}

/**
 * The rules of one game. Pure: the same opening and submissions always give the same match, so a match can be replayed from its records.
 */
export interface Game<State, Submission, Report, View> {
  readonly id: string;
  readonly title: InEach;
  /** Rule changes since the game was first offered, oldest first, one sentence each. Only changes that can alter a result. */
  readonly changes?: readonly InEach[];
  /** Author, and whether the board is a reconstruction. Shown wherever the game is shown. */
  readonly credit: InEach;
  /** Kinds of phase; the first sets the pace. `openingKinds` occur once, before the first turn. */
  readonly phaseKinds: readonly string[];
  readonly openingKinds?: readonly string[];
  /** Has phases that await nobody (`mayAct`); their length is a setting of its own, "votes". */
  readonly votes?: true;
  /** All phases are turns of one length, called "turn": default in ms. */
  readonly turnLength?: number;
  /** What the host may choose, and the schema that turns those choices (texts by key) into `Opening.options`. */
  readonly settings?: readonly Setting[];
  readonly chosen?: z.ZodType<Readonly<Record<string, unknown>>>;
  /**
   * Reads a custom start file for a match with these options (checked by `chosen`). Pass the result to `chosen` as `start`. Refuses with
   * at most ten faults.
   */
  readonly readStart?: (text: string, options: Readonly<Record<string, unknown>>) => Result<unknown, readonly FileFault[]>;
  /** All chance comes from `Opening.secret`: its hash is posted at the start, the secret at the end, so anyone can repeat the draws. */
  readonly sealed?: true;
  /** A seat that misses this many turns in a row may be taken over with all it holds, like a vacant one. */
  readonly patience?: number;
  readonly state: z.ZodType<State>;
  readonly submission: z.ZodType<Submission>;
  readonly report: z.ZodType<Report>;
  /** How many players can take part; the number determines the seats. */
  readonly players: { readonly least: number; readonly most: number };
  /** `options`: checked by `chosen`. */
  seats(players: number, options?: Readonly<Record<string, unknown>>): Result<readonly Seat[], Fault>;
  /** Which board and seats each number of players gets, where that differs: codes for sentences. */
  tables?(options: Readonly<Record<string, unknown>>): readonly Fault[];
  open(opening: Opening): State;
  phase(state: State): Phase;
  /**
   * Reads what a seat typed (lines separated by `;` or newlines) and applies it to what is on file. Only the first `helped` bad lines get
   * suggestions: each costs a search of all legal texts.
   */
  read(state: State, seat: SeatId, text: string, onFile: Submission | undefined, language: Language, helped?: number): Reading<Submission>;
  /** The submission without one topic. */
  clear(submission: Submission, key: string): Submission;
  /** One line per topic, in the order of `options`. */
  sheet(state: State, seat: SeatId, submission: Submission | undefined, language: Language): readonly SheetLine[];
  /** Everything legal for a seat: for autocomplete, menus, suggestions, practice players and tests. */
  options(state: State, seat: SeatId, language: Language): readonly Topic[];
  /** The orders of a practice player, as text: legal, plays to win, remembers nothing. */
  practise(state: State, seat: SeatId, random: Random): string;
  /** How many of its own topics a seat may decide, if not all: its builds or removals. */
  due?(state: State, seat: SeatId): number | undefined;
  /**
   * For games whose phases are single decisions of a round: they keep one message for the table and report rounds, not phases. Whether
   * this report ends a round or the game.
   */
  endsRound?(report: Report): boolean;
  /** How many parts of the report get a card of their own. */
  leaves?(report: Report): number;
  /** Closes the phase. A seat without a submission gets the default. */
  advance(state: State, submissions: ReadonlyMap<SeatId, Submission>): { readonly state: State; readonly report: Report };
  /** The report of a trial run, without what must stay secret until the phase closes. */
  tried?(report: Report): Report;
  /** What a seat may see; without a seat: what everybody may see. */
  view(state: State, seat?: SeatId): View;
  /** Seats still in the game, not eliminated. */
  inPlay(state: State): readonly SeatId[];
  /**
   * Whether the submissions decide everything the open phase asks, so that it can close early. Without it a phase waits for all awaited
   * seats.
   */
  settled?(state: State, submissions: ReadonlyMap<SeatId, Submission>): boolean;
  /** The state with the current attendance, for games that need it; called whenever that changes. */
  attend?(state: State, table: Attendance): State;
  /**
   * Applies the host's corrections to the position, one per line (or `;`): good lines count even when others are bad. Without it
   * positions cannot be corrected.
   */
  correct?(state: State, text: string, language: Language): { readonly state: State; readonly lines: readonly TypedLine[] };
  /**
   * The state without its chance and without secrets of single seats, for a file anybody may read. Without it a match cannot be exported
   * before it ends.
   */
  published?(state: State): State;
  /** The state with new chance, for a match that continues another one whose secret is public or unknown. */
  withChance?(state: State, chance: Pick<Opening, 'seed' | 'secret'>): State;
  /** Why a well-formed state from outside cannot be played on. */
  flaw?(state: State): Fault | undefined;
  /** What the match's host may decide now. Seats that are parties may not decide it. */
  disputes?(state: State): readonly Dispute[];
  /** Neutral seats called in: open to newcomers, and taken once they have a player. */
  called?(state: State): readonly Seat[];
  /** Seats that would get units by lot if the phase closed now: the deadline is postponed once. */
  incomplete?(state: State, submissions: ReadonlyMap<SeatId, Submission>): readonly SeatId[];
  /** Best first. */
  standings(state: State): readonly Standing[];
  /** Public facts beyond the position, as codes with details: how an allowance is computed. */
  notes?(state: State): readonly Fault[];
  ending(state: State): Ending | undefined;
}

/** Something the match's host may decide: the topic of the host's seat, a name for it ("Burgundy"), and the seats involved. */
export interface Dispute {
  readonly key: string;
  readonly about: InEach;
  readonly parties: readonly SeatId[];
}

/** What is wrong in a file a host sent, with its line (from 1) and path, "powers.empire.units[2]". */
export interface FileFault {
  readonly line?: number;
  readonly where?: string;
  readonly fault: Fault;
}

/** Something the match's host may choose. `key`: its key in `Opening.options`. */
export interface Setting {
  /** Has no command option of its own (Discord allows too few): hosts write it in the common `rules` text. */
  readonly inRules?: boolean;
  readonly key: string;
  /** One lower-case word. */
  readonly name: InEach;
  /** At most 100 characters. */
  readonly about: InEach;
  /** The possible values. Without choices: a whole number from 1, or any text if `isText`. */
  readonly choices?: readonly { readonly value: string; readonly name: InEach }[];
  readonly isText?: true;
}

/** A game whose type parameters do not matter: what hosting uses. */
// biome-ignore lint/suspicious/noExplicitAny: hosting stores and hands back what the game gave it, checked by the game's own schemas
export type AnyGame = Game<any, any, any, any>;
