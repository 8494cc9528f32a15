import type { z } from 'zod';
import type { InEach, Language } from '../lib/language.js';
import type { Random } from '../lib/random.js';
import type { Result } from '../lib/result.js';
import type { Review } from './review.js';

/** Id of a seat: a power in Diplomacy, a dynasty in the card game. */
export type SeatId = string;
export interface Seat {
  readonly id: SeatId;
  readonly name: InEach;
  /** "#rrggbb": its colour on the board. Undefined if it has none. */
  readonly colour?: string;
}

/** Why something was refused: a code, and the details its message needs. The messages are in `src/discord/words`. */
export interface Fault {
  readonly code: string;
  readonly [detail: string]: string | number | boolean | readonly string[] | undefined;
}

/** How well an opponent (a program that plays a seat) plays, from the weakest to the strongest. */
export const OPPONENT_LEVELS = ['recruit', 'captain', 'general'] as const;
export type OpponentLevel = (typeof OPPONENT_LEVELS)[number];

/** Everything an opponent knows: what its seat may see and decide. */
export interface OpponentSight<View, Report> {
  readonly seat: SeatId;
  /** `Game.view` of its seat. */
  readonly view: View;
  /** The reports of closed phases, as everybody reads them, oldest first. It may be empty. */
  readonly reports: readonly Report[];
  /** `Game.options` of its seat, in English. */
  readonly options: readonly Topic[];
}

/** What an opponent may use: chance, and how many positions a search may look at. The same chance and budget give the same answer. */
export interface OpponentMeans {
  readonly random: Random;
  readonly budget: number;
}

/** Plays a seat for one phase, from its sight alone. Returns orders in English that `Game.read` takes; empty if it has none to give. */
export type Opponent<View, Report> = (sight: OpponentSight<View, Report>, means: OpponentMeans) => string;

/** The opponents of a game by level. */
export type Opponents<View, Report> = {
  readonly [Level in OpponentLevel]?: Opponent<View, Report>;
} & { readonly recruit: Opponent<View, Report> };

/** What a match is waiting for. */
export interface Phase {
  /** E.g. "movement", "retreats", "adjustments". Each kind has its own phase duration. */
  readonly kind: string;
  /** Date in the game, as codes and numbers, e.g. `{ season: 'spring', year: 450, era: 'bc' }`. */
  readonly turn: Readonly<Record<string, string | number>>;
  /**
   * Seats with a real choice to make. If the phase waits for nobody, neither here nor by `mayAct` or `host`, it closes at once and is
   * reported as skipped.
   */
  readonly awaits: readonly SeatId[];
  /**
   * Seats that may act but need not, e.g. voters. The phase waits for them only if no seat in `awaits` has a player; its deadline is then
   * shorter, and it closes once all of them are ready.
   */
  readonly mayAct?: readonly SeatId[];
  /**
   * Whether the match's host may decide something here, from the seat "host". The phase then also waits for vacant seats in `awaits`, since
   * the host may decide for them. If `awaits` is empty, it waits for the host.
   */
  readonly host?: boolean;
  /** Whether the phase continues the turn of the previous phase and keeps its deadline: all decisions of a turn share one deadline. */
  readonly continues?: boolean;
  /** Whether its awaited seats had the previous phase in the same turn: missing both is one missed turn. */
  readonly sameTurn?: boolean;
  /** Maximum duration in ms, whatever the duration of phases of this kind. Undefined: no maximum. */
  readonly within?: number;
}

/** Which seats have players. */
export interface Attendance {
  /** Every seat that has ever had a player. */
  readonly seats: readonly SeatId[];
  /** Seats without a player now. */
  readonly vacant: readonly SeatId[];
}

export interface Opening {
  readonly seats: readonly SeatId[];
  readonly seed: number;
  /**
   * At least 128 random bits in hexadecimal, from which a game with hidden information draws. If undefined, it draws from the seed instead,
   * and anyone who tries all seeds can find out every card.
   */
  readonly secret?: string;
  /** Already checked by `Game.chosen`. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * One line that a seat typed. If it was understood, `text` is its normal form; if it was refused, `fault` says why. `typed` is the line
 * exactly as typed.
 */
export interface TypedLine {
  readonly typed: string;
  readonly text?: string;
  readonly fault?: Fault;
  /** The normal form of a later line of the same text that replaced this one. */
  readonly replacedBy?: string;
  /** The most similar legal texts, best first. `read` accepts each of them. */
  readonly suggestions: readonly string[];
}
/** How many lines of one text are read: more than any seat has decisions in a phase. Lines that mean nothing take longest. */
export const LINES_READ = 200;
/** If none of so many first lines of a text means anything, the others are not read: it is something else than orders. */
export const LINES_WITHOUT_SENSE = 50;
/** How many refused lines get suggestions by default. */
export const LINES_WITH_SUGGESTIONS = 5;

/** What a game made of a text. The valid lines are in the submission even if others were refused. */
export interface Reading<Submission> {
  readonly submission: Submission;
  readonly lines: readonly TypedLine[];
}

/** One thing a seat decides: a unit, a build site, a card slot. */
export interface Topic {
  /** Stable within the phase, at most 20 characters, and never secret. */
  readonly key: string;
  readonly label: string;
  /** What else to know of what the label names: its abbreviation. */
  readonly labelNote?: string;
  /** Set if the topic belongs to another seat: orders are then votes, and the phase never waits for them. */
  readonly of?: Seat;
  /** Whether the seat may leave it undecided. */
  readonly optional?: boolean;
  /** What its menus ask, from the first; the last is for all further ones. Undefined: they name the topic. */
  readonly asks?: readonly string[];
  readonly choices: readonly Choice[];
}
/**
 * One choice of a topic. `read` accepts its `text`. `steps` are the labels of the menus that lead to it, e.g. "Support", "A Xianyang", "→
 * Anyi".
 */
export interface Choice {
  readonly text: string;
  /** The same in full names, for suggestions: "Xianyang → Anyi". `read` accepts it too. Undefined: like `text`. */
  readonly inFull?: string;
  readonly steps: readonly string[];
  /** For each step, what else to know of what it names: the abbreviation of a place, and whether it is a centre. */
  readonly stepNotes?: readonly (string | undefined)[];
  /** What the choice would lead to, at most 100 characters. */
  readonly note?: string;
  /** Set if it is shown as a button of its own, not in the menus. It then has exactly one step. */
  readonly apart?: true;
  /** A button beside the menus and in direct messages, for what the phase asks first. Choices with the same label share one. */
  readonly button?: ChoiceButton;
}

/** `text`: what it files, which `read` accepts. It leaves open what the choices that share it differ in. */
export interface ChoiceButton {
  readonly label: string;
  readonly text: string;
}

/** Several things that a seat chooses together, from one menu. */
export interface Picking {
  /** How many must, and may, be chosen. */
  readonly least: number;
  readonly most: number;
  readonly items: readonly { readonly label: string; readonly isChosen: boolean }[];
  /** Returns the text that files the items at these places, in place of what is filed. `read` accepts it. */
  readonly textOf: (places: readonly number[]) => string;
}

/** What a seat has filed on one topic. Only that seat sees it. */
export interface SheetLine {
  readonly key: string;
  readonly label: string;
  /** See `Topic.of`. */
  readonly of?: Seat;
  readonly optional?: boolean;
  /** Whether it stays secret after the phase closes. */
  readonly isPrivate?: boolean;
  readonly text?: string;
  /** `text` in full names, as in `Choice`. Undefined: like `text`. */
  readonly inFull?: string;
  /** The label of the button that files it, as in `Choice`. */
  readonly button?: string;
  /** Set if it was filed in an earlier phase and is valid until it is replaced. */
  readonly stands?: true;
  readonly warnings: readonly Fault[];
}

export interface Standing {
  readonly seat: SeatId;
  /** What wins the game: supply centres in Diplomacy, states in the card game. */
  readonly points: number;
  /** How many more it owns that do not count for victory. */
  readonly uncounted?: number;
  readonly units: number;
}
export interface Ending {
  readonly winners: readonly SeatId[];
  /** Set if time is up and nobody has won: `winners` share a draw, in which more points are better. */
  readonly isDrawBySize?: true;
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
  /** Kinds of phase. The default durations derive from that of the first. `openingKinds` occur once, before the first turn. */
  readonly phaseKinds: readonly string[];
  readonly openingKinds?: readonly string[];
  /** Set if some phases wait only for seats in `mayAct`. The host may set their duration under the name "votes". */
  readonly votes?: true;
  /** Default duration of a turn in ms, if every phase is a turn and all have the same duration. The host sets it under the name "turn". */
  readonly turnLength?: number;
  /** What the host may choose, and the schema that turns those choices (texts by key) into `Opening.options`. */
  readonly settings?: readonly Setting[];
  readonly chosen?: z.ZodType<Readonly<Record<string, unknown>>>;
  /**
   * Reads a custom start file for a match with these options (checked by `chosen`). Pass the result to `chosen` as `start`. Reports at most
   * ten faults.
   */
  readonly readStart?: (text: string, options: Readonly<Record<string, unknown>>) => Result<unknown, readonly FileFault[]>;
  /**
   * Set if all chance comes from `Opening.secret`. Its hash is posted at the start and the secret itself at the end, so that anyone can
   * repeat the draws.
   */
  readonly sealed?: true;
  /** Whoever misses too many turns in a row keeps their seat, but newcomers may take it over with all it holds, as if it were vacant. */
  readonly openWhenLate?: true;
  readonly state: z.ZodType<State>;
  readonly submission: z.ZodType<Submission>;
  readonly report: z.ZodType<Report>;
  /** How many players can take part; the number determines the seats. */
  readonly players: { readonly least: number; readonly most: number };
  /** Returns the seats for a number of players. `options` must have been checked by `chosen`. */
  seats(players: number, options?: Readonly<Record<string, unknown>>): Result<readonly Seat[], Fault>;
  /** Returns which board and seats each number of players gets, as codes for messages. Undefined if the number makes no difference. */
  tables?(options: Readonly<Record<string, unknown>>): readonly Fault[];
  open(opening: Opening): State;
  phase(state: State): Phase;
  /**
   * Reads what a seat typed (lines separated by `;` or newlines) and applies it to what the seat has filed. Only the first `helped` refused
   * lines get suggestions, since each costs a search of all legal texts.
   */
  read(state: State, seat: SeatId, text: string, onFile: Submission | undefined, language: Language, helped?: number): Reading<Submission>;
  /**
   * Whether what this phase decides rests on something that stays secret for ever, so that its published state cannot be resolved. If not
   * defined: never.
   */
  restsOnSecrets?(state: State): boolean;
  /**
   * Returns the keys of the topics that a submission decides, in the order in which they were filed: read in that order, its texts make the same
   * submission. If not defined, their order makes no difference.
   */
  filedKeys?(submission: Submission): readonly string[];
  /** Returns the submission without one topic. */
  clear(submission: Submission, key: string): Submission;
  /** Returns one line per topic, in the order of `options`. */
  sheet(state: State, seat: SeatId, submission: Submission | undefined, language: Language): readonly SheetLine[];
  /** Returns everything that is legal for a seat: for autocomplete, menus, suggestions, opponents and tests. */
  options(state: State, seat: SeatId, language: Language): readonly Topic[];
  /** The programs that can play a seat. Their orders are legal and play to win. */
  readonly opponents: Opponents<View, Report>;
  /** Returns how many of its own topics a seat may decide, e.g. its number of builds or removals. Undefined: all of them. */
  due?(state: State, seat: SeatId): number | undefined;
  /**
   * Whether this report ends a round or the game. Only games whose phases are single decisions of a round define it: hosting then keeps one
   * message for the card table up to date, and reports rounds instead of phases.
   */
  endsRound?(report: Report): boolean;
  /** Returns the seats that lost everything in this phase. */
  eliminates?(report: Report): readonly SeatId[];
  /** Whether nobody acted and nothing came of it. Such a phase has no message of its own: it is told with the next. */
  quiet?(report: Report): boolean;
  /** Whether anything on the map changed owner in this phase. */
  changesOwners?(report: Report): boolean;
  /** Whether the report says the same as the one before it, so that neither its orders nor its picture are posted again. */
  unchanged?(report: Report): boolean;
  /** Whether its picture would be that of the report before it. */
  hasSameMap?(report: Report): boolean;
  /**
   * Returns what became of each order of a report, as words of the record's notation ("moved", "bounced, dislodged"): the orders as `sheet`
   * writes them in English. Games without it have records without outcomes beside the orders.
   */
  outcomes?(state: State, report: Report): readonly { readonly seat: SeatId; readonly order: string; readonly outcome: string }[];
  /** Whether more than a third of a report's moves are in one part of the board: its results then have a close-up of it. */
  isInOnePart?(report: Report): boolean;
  /**
   * The parts of a report that are posted as cards of their own, by their place in it: those that can be decided now, or of which there is
   * something new. `before`: the state whose phase was closed with the report.
   */
  leaves?(before: State, report: Report): readonly number[];
  /** The parts of the report that led to this state which can be decided in it. */
  openLeaves?(state: State): readonly number[];
  /** Closes the phase. A seat without a submission gets its default orders. */
  advance(state: State, submissions: ReadonlyMap<SeatId, Submission>): { readonly state: State; readonly report: Report };
  /** Returns the report of a trial run without what must stay secret until the phase closes. */
  tried?(report: Report): Report;
  /** Returns what a seat may see; without a seat, what everybody may see. */
  view(state: State, seat?: SeatId): View;
  /** Returns the seats still in the game, i.e. not eliminated. */
  inPlay(state: State): readonly SeatId[];
  /**
   * Whether the submissions decide everything that the open phase asks, so that it can close early. If not defined, a phase waits for all
   * awaited seats.
   */
  settled?(state: State, submissions: ReadonlyMap<SeatId, Submission>): boolean;
  /** Returns the state with the current attendance. Called whenever the attendance changes. Defined only by games that need it. */
  attend?(state: State, table: Attendance): State;
  /**
   * Applies the host's corrections to the position, separated by newlines or `;`. Valid lines are applied even if others are refused. If
   * not defined, positions cannot be corrected.
   */
  correct?(state: State, text: string, language: Language): { readonly state: State; readonly lines: readonly TypedLine[] };
  /**
   * Returns the state without its source of chance and without the secrets of single seats, for a file anybody may read. If not defined, a
   * match cannot be exported before it ends.
   */
  published?(state: State): State;
  /** Returns the state with a new source of chance, for a match that continues another one whose secret is public or unknown. */
  withChance?(state: State, chance: Pick<Opening, 'seed' | 'secret'>): State;
  /** Returns why a well-formed state from outside cannot be played on; undefined if it can. */
  flaw?(state: State): Fault | undefined;
  /** Returns what the match's host may decide now. Players of the parties involved may not decide it. */
  disputes?(state: State): readonly Dispute[];
  /** Returns the neutral seats that have been called in: open to newcomers, or taken since. */
  called?(state: State): readonly Seat[];
  /** Returns those of them that nobody has taken yet. */
  openSeats?(state: State): readonly SeatId[];
  /** Returns the state in which these open seats have been taken. Others in it are as they were. */
  seating?(state: State, seats: readonly SeatId[]): State;
  /** Returns the seats that would get units by lot if the phase closed now. Hosting then postpones the deadline once. */
  incomplete?(state: State, submissions: ReadonlyMap<SeatId, Submission>): readonly SeatId[];
  /** Best first. */
  standings(state: State): readonly Standing[];
  /** Returns public facts beyond the position, as codes with details, e.g. how an allowance is computed. */
  notes?(state: State): readonly Fault[];
  /** Returns the things that the seat chooses together in the open phase. Undefined if it decides one by one. */
  picking?(state: State, seat: SeatId, submission: Submission | undefined, language: Language): Picking | undefined;
  /**
   * Returns what a seat's player should know before deciding in the open phase, as codes with details. Nothing that others have filed.
   * `submission`: what the seat has filed.
   */
  stakes?(state: State, seat: SeatId, submission?: Submission): readonly Fault[];
  /**
   * Returns the seats whose players are told by direct message what is now at stake for them: what happened in a phase, between the states
   * `before` and `now`, concerns them that much.
   */
  concerned?(report: Report, before: State, now: State): readonly SeatId[];
  /** Returns those that nobody plays and that own or have something, for tables of standings. Best first. */
  neutrals?(state: State): readonly (Seat & Pick<Standing, 'points' | 'units'>)[];
  ending(state: State): Ending | undefined;
  /** How the game looks back at its phases once it is over. If not defined, it does not. */
  readonly review?: Review<State, Report>;
}

/** Something the match's host may decide: the key of the topic of the seat "host", a name for it ("Burgundy"), and the seats involved. */
export interface Dispute {
  readonly key: string;
  readonly about: InEach;
  readonly parties: readonly SeatId[];
}

/** A fault in a file that a host sent, with its line (counted from 1) and its path, e.g. "powers.empire.units[2]". */
export interface FileFault {
  readonly line?: number;
  readonly where?: string;
  readonly fault: Fault;
}

/** Something the match's host may choose. `key`: its key in `Opening.options`. */
export interface Setting {
  readonly key: string;
  /** One lower-case word. */
  readonly name: InEach;
  /** What it is called in menus and lists. Undefined: by its name. */
  readonly heading?: InEach;
  /** At most 100 characters. */
  readonly about: InEach;
  /** The possible values. Undefined: any text if `isText`, otherwise a whole number from 1. */
  readonly choices?: readonly { readonly value: string; readonly name: InEach }[];
  readonly isText?: true;
}

/** A game with any type parameters, as hosting uses it. */
// biome-ignore lint/suspicious/noExplicitAny: hosting stores and hands back what the game gave it, checked by the game's own schemas
export type AnyGame = Game<any, any, any, any>;
