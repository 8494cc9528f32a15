import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Capacity, ChannelId, Disclosure, HostCheck, Match, MatchPhase, FiledOrders, PhaseHead, Substitute, SeatTerm, UserId } from './match.js';
import type { Punctuality } from './punctuality.js';
import type { UserSettings } from './settings.js';

/** Somebody who has joined a lobby. */
export interface LobbyPlayer {
  readonly user: UserId;
  readonly joinedAt: number;
  /** Seats, the most wanted first. */
  readonly preferences: readonly SeatId[];
  /** Has answered the host's call to say they are there; true while there is none. */
  readonly here: boolean;
}

/** The phase that is open, or that holds the final position of an ended match. */
export interface OpenPhase extends MatchPhase {
  /** When players are next to be reminded of it. */
  readonly remindAt?: number | undefined;
  /** When it closes before its deadline, because everybody is ready. */
  readonly closesAt?: number | undefined;
  /** The kind of the phase with which its turn began, where it continues one. */
  readonly turnKind?: string | undefined;
}

/** The last phase that closed, without its state and report. */
export interface ClosedHead extends PhaseHead {
  readonly dueAt: number;
  readonly turnKind?: string | undefined;
  /** How many cards of their own its report has: battles. */
  readonly cards?: number | undefined;
}

/** A seat that newcomers could take. `phase`: in which it was called for; `calledIn`: the game added the seat, nobody left it. */
export interface Vacancy {
  readonly seat: SeatId;
  readonly phase: number;
  readonly calledIn: boolean;
  readonly open: boolean;
}

/** Somebody was asked by direct message to take a seat, while a phase is open. */
export interface Invitation {
  readonly phase: number;
  readonly seat: SeatId;
  readonly user: UserId;
  readonly by: Capacity;
}

/** A vote that a seat proposed to the others, in the language of the match. */
export interface Motion {
  readonly phase: number;
  readonly number: number;
  readonly seat: SeatId;
  /** The unit it is about. */
  readonly of: string;
  readonly text: string;
}

/** The deadline of a phase was put off for this reason, which counts once. */
export interface Extension {
  readonly phase: number;
  readonly reason: string;
}

/** A reminder that has been sent. `user` is set where several people may be reminded for one seat. */
export interface SentReminder {
  readonly phase: number;
  readonly seat: SeatId;
  readonly user?: UserId | undefined;
  /** The moment it was for, UTC ms. */
  readonly moment: number;
}

/** Somebody has a receipt of what a seat has on file. */
export interface Receipt {
  readonly phase: number;
  readonly seat: SeatId;
  readonly user: UserId;
  readonly language: Language;
}

/** What the seal on a seat's orders in a phase is made with. Reaches nobody before the phase has closed. */
export interface Salt {
  readonly phase: number;
  readonly seat: SeatId;
  readonly salt: string;
}

/** The answer of a seat to a question. */
export interface Ballot {
  readonly phase: number;
  readonly question: string;
  readonly seat: SeatId;
  readonly yes: boolean;
}

/** What a seat has on file in a phase. */
export interface Submission extends FiledOrders {
  readonly phase: number;
  /** Who filed it for a seat that nobody played. */
  readonly filedBy?: UserId | undefined;
}

/** Where a lobby goes on from another match: how that stood before the phase, and who had sat there. */
export interface Past {
  readonly state: unknown;
  readonly seats: readonly SeatId[];
  readonly seatHistory: readonly SeatTerm[];
}

/**
 * Everything on record that a decision about a match may need: the match, its people, its open phase, and what was said in that phase. Closed
 * phases, earlier edits, letters and the log are in its history.
 */
export interface MatchSnapshot {
  readonly match: Match;
  /** What a sealed game is dealt by. Reaches nobody before the match has ended. */
  readonly secret: string | undefined;
  /** In the order they joined. */
  readonly players: readonly LobbyPlayer[];
  /** In the order they were first sat upon. */
  readonly seats: readonly SeatId[];
  /** In the order people sat down. */
  readonly seatHistory: readonly SeatTerm[];
  readonly substitutes: readonly Substitute[];
  /** Everybody who was shown what others plan, in this match or in one that it goes on from. */
  readonly disclosures: readonly Disclosure[];
  readonly watchers: readonly UserId[];
  readonly hostCheck: HostCheck | undefined;
  /** Of a lobby that goes on from another match. */
  readonly past: Past | undefined;
  readonly open: OpenPhase | undefined;
  readonly last: ClosedHead | undefined;
  /** A phase in which somebody had a choice has closed. */
  readonly hasBegun: boolean;
  /** What seals the orders of the open phase. */
  readonly salts: readonly Salt[];
  readonly submissions: readonly Submission[];
  readonly ballots: readonly Ballot[];
  readonly punctuality: ReadonlyMap<SeatId, Punctuality>;
  readonly vacancies: readonly Vacancy[];
  readonly invitations: readonly Invitation[];
  readonly motions: readonly Motion[];
  readonly extensions: readonly Extension[];
  readonly reminders: readonly SentReminder[];
  readonly receipts: readonly Receipt[];
  /** Private threads that are open, by slot: their channels. */
  readonly threads: ReadonlyMap<string, ChannelId>;
  /** How many lines its log has. */
  readonly logLength: number;
  /** Settings of everybody concerned who has chosen any. */
  readonly settings: ReadonlyMap<UserId, UserSettings>;
}

/** What a new match has: nothing yet. */
export const NOTHING: Omit<MatchSnapshot, 'match'> = {
  secret: undefined,
  players: [],
  seats: [],
  seatHistory: [],
  substitutes: [],
  disclosures: [],
  watchers: [],
  hostCheck: undefined,
  past: undefined,
  open: undefined,
  last: undefined,
  hasBegun: false,
  salts: [],
  submissions: [],
  ballots: [],
  punctuality: new Map(),
  vacancies: [],
  invitations: [],
  motions: [],
  extensions: [],
  reminders: [],
  receipts: [],
  threads: new Map(),
  logLength: 0,
  settings: new Map(),
};
