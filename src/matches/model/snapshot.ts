import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type {
  Capacity,
  ChannelId,
  Disclosure,
  FiledOrders,
  HostCheck,
  Match,
  MatchPhase,
  PhaseHead,
  SeatTerm,
  Substitute,
  UserId,
} from './match.js';
import type { Punctuality } from './punctuality.js';
import type { UserSettings } from './settings.js';

/** Somebody who has joined a lobby. */
export interface LobbyPlayer {
  readonly user: UserId;
  readonly joinedAt: number;
  /** Seats, the most wanted first. */
  readonly preferences: readonly SeatId[];
  /** Whether they have answered the muster; true while there is none. */
  readonly here: boolean;
}

/** The phase that is open, or that holds the final position of an ended match. */
export interface OpenPhase extends MatchPhase {
  /** When players are next to be reminded of it. */
  readonly remindAt?: number | undefined;
  /** When it closes before its deadline, because everybody is ready. */
  readonly closesAt?: number | undefined;
  /** The kind of the phase that began its turn. Undefined unless it continues one. */
  readonly turnKind?: string | undefined;
  /** Set while opponents of the bot owe their orders: the phase does not close before they have given them. */
  readonly opponentsOwe?: boolean | undefined;
}

/** The last phase that closed, without its state and report. */
export interface ClosedHead extends PhaseHead {
  readonly dueAt: number;
  readonly turnKind?: string | undefined;
  /** How many parts of its report have a card of their own (battles). */
  readonly cards?: number | undefined;
}

/**
 * A seat announced to newcomers. `phase`: when it was announced; `calledIn`: the game added the seat, nobody left it; `open`: nobody has
 * taken it yet. `post`: the number of the last post about open seats that names it; undefined for a seat that an earlier version announced in a
 * message of its own.
 */
export interface Vacancy {
  readonly seat: SeatId;
  readonly phase: number;
  readonly calledIn: boolean;
  readonly open: boolean;
  readonly post?: number;
}

/** A direct message that asked somebody to take a seat. Valid while the phase is open. */
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
  /** The name of the seat whose unit it is about. */
  readonly of: string;
  readonly text: string;
}

/**
 * The deadline of a phase was postponed for this reason, or the bot began to order for those who sent nothing, or an opponent of the bot fell
 * short for a seat. Each reason counts once.
 */
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

/** Somebody was sent a receipt of a seat's filed orders. */
export interface Receipt {
  readonly phase: number;
  readonly seat: SeatId;
  readonly user: UserId;
  readonly language: Language;
}

/** The salt of a seat's order seal in a phase. Nobody may see it before the phase closes. */
export interface Salt {
  readonly phase: number;
  readonly seat: SeatId;
  readonly salt: string;
}

/** A seat's vote on a question. */
export interface Ballot {
  readonly phase: number;
  readonly question: string;
  readonly seat: SeatId;
  readonly yes: boolean;
}

/** The orders a seat has filed in a phase. */
export interface SeatSubmission extends FiledOrders {
  readonly phase: number;
  /** Who filed them, if the seat had no player. */
  readonly filedBy?: UserId | undefined;
}

/** What a lobby continues: the position before the phase of the other match, its seats, and who held them. */
export interface Past {
  readonly state: unknown;
  readonly seats: readonly SeatId[];
  readonly seatHistory: readonly SeatTerm[];
}

/**
 * Everything stored that a decision about a match may need: the match, its people, its open phase and what was filed in that phase. Closed
 * phases, earlier edits, press messages and the log are in its history.
 */
export interface MatchSnapshot {
  readonly match: Match;
  /** The secret from which a sealed game is dealt. Nobody may see it before the match has ended. */
  readonly secret: string | undefined;
  /** In the order they joined. */
  readonly players: readonly LobbyPlayer[];
  /** In the order they were dealt or first taken. */
  readonly seats: readonly SeatId[];
  /** In the order the terms began. */
  readonly seatHistory: readonly SeatTerm[];
  readonly substitutes: readonly Substitute[];
  /** Everybody who was shown others' plans, in this match or in one that it continues. */
  readonly disclosures: readonly Disclosure[];
  readonly watchers: readonly UserId[];
  readonly hostCheck: HostCheck | undefined;
  /** Only in a lobby that continues another match. */
  readonly past: Past | undefined;
  readonly open: OpenPhase | undefined;
  readonly last: ClosedHead | undefined;
  /** Whether a phase in which somebody had a choice has closed. */
  readonly hasBegun: boolean;
  /** The salts of the open phase. */
  readonly salts: readonly Salt[];
  readonly submissions: readonly SeatSubmission[];
  readonly ballots: readonly Ballot[];
  readonly punctuality: ReadonlyMap<SeatId, Punctuality>;
  readonly vacancies: readonly Vacancy[];
  readonly invitations: readonly Invitation[];
  readonly motions: readonly Motion[];
  readonly extensions: readonly Extension[];
  readonly reminders: readonly SentReminder[];
  readonly receipts: readonly Receipt[];
  /** The channels of the open private threads, by slot. */
  readonly threads: ReadonlyMap<string, ChannelId>;
  readonly logLength: number;
  /** The settings of everybody concerned who has chosen any. */
  readonly settings: ReadonlyMap<UserId, UserSettings>;
}

/** The empty snapshot of a new match. */
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
