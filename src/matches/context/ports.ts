import type { AnyGame, Phase, Seat, Standing } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { Written } from '../model/beginTransaction.js';
import type { Content } from '../model/content.js';
import type {
  ChannelId,
  FiledEdit,
  FiledOrders,
  Match,
  MatchEnd,
  MatchId,
  MatchPhase,
  PhaseHead,
  SeatHolder,
  UserId,
} from '../model/match.js';
import type { Noted } from '../model/matchLog.js';
import type { OrderSeal, Seal } from '../model/seal.js';
import type { UserSettings } from '../model/settings.js';
import type { MatchSnapshot } from '../model/snapshot.js';
import type { PressMessage } from '../model/transaction.js';
import type { Compute } from './compute.js';

/** The current time, UTC ms. */
export type Now = () => number;

export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

/** All games offered, by id. */
export type Catalogue = ReadonlyMap<string, AnyGame>;

/** A queued message. There is at most one posted message per match, recipient and slot: later rows for the slot edit it. */
export interface OutboxRow {
  readonly id: number;
  readonly match: MatchId;
  /** A channel, or a user who gets a direct message. */
  readonly to: { readonly channel: ChannelId } | { readonly user: UserId };
  readonly slot: string;
  readonly content: Content;
  /** At most 25 characters; the same at every attempt. */
  readonly nonce: string;
  readonly attempts: number;
  /** Time of the first attempt, UTC ms. Undefined if there was none yet. */
  readonly triedAt?: number;
  /** Since when Discord has refused it for a reason that may pass, UTC ms. */
  readonly refusedSince?: number;
  /** Sent even while its match is paused because it cannot post in its channel. */
  readonly evenPaused?: true;
  /** Set if its slot already has a posted message, which this row edits. */
  readonly isEdit?: true;
}

/** Whether the store threw this error because it cannot write: the disk is full or fails. */
export const isUnwritable = (error: unknown): boolean => error instanceof Error && error.name === UNWRITABLE;
export const UNWRITABLE = 'RecordsUnwritable';

export type MatchHead = Pick<Match, 'id' | 'status'>;

/** What reading a match for a decision needs besides its id. */
export interface ReadOptions {
  readonly now: number;
  /** Id of the Discord interaction being answered. */
  readonly interaction?: string | undefined;
  /** Users whose settings are needed although they have no part in the match. */
  readonly people?: readonly UserId[] | undefined;
}

/** The result of a decision and the changes to write. */
export interface Decided<T> {
  readonly outcome: T;
  readonly written: Written;
}

/** A phase of an imported match, with the orders that counted in it and the salts of their seals. */
export interface PastPhase {
  readonly phase: Omit<MatchPhase, 'match'>;
  readonly submissions: readonly { readonly seat: string; readonly user: UserId; readonly submission: unknown; readonly at: number }[];
  readonly salts: readonly { readonly seat: string; readonly salt: string }[];
}

/** The database as hosting uses it. */
export interface Store {
  /** Runs `work` in a database transaction: if it throws, none of its writes are kept. */
  transaction<T>(work: () => T): T;

  /**
   * Reads a match, runs `work` on the snapshot and writes the result, all in one transaction. `repeated`: the stored edits that the same
   * interaction has already made, by their ids. Undefined if there is no such match.
   */
  decide<T>(
    match: MatchId,
    asked: ReadOptions,
    work: (snapshot: MatchSnapshot, repeated: ReadonlySet<string>) => Decided<T>,
  ): Decided<T> | undefined;
  /** The current snapshot of a match. `people`: see `ReadOptions`. Undefined if there is no such match. */
  read(match: MatchId, people?: readonly UserId[]): MatchSnapshot | undefined;
  /** Inserts a match, with the changes that `work` makes to its empty snapshot. */
  create(match: Omit<Match, 'id'>, now: number, work: (snapshot: MatchSnapshot) => Written): Match;
  /**
   * Reserves the id of a match that will continue another one. It stays invisible until it is written as that match's fork. Undefined if
   * the other match does not exist.
   */
  reserve(match: MatchId): MatchId | undefined;

  match(id: MatchId): Match | undefined;
  /**
   * Matches that meet all conditions, oldest first. `user`: has joined the lobby, holds a seat now, or is a substitute at the time `at`
   * (without `at`: was one at any time).
   */
  matchesOf(where: {
    readonly at?: number;
    /** Only lobbies with a muster under way. */
    readonly mustering?: true;
    /** Returns at most this many, the newest. */
    readonly latest?: number;
    readonly channel?: ChannelId;
    readonly guild?: string;
    readonly user?: UserId;
    readonly host?: UserId;
    readonly arbiter?: UserId;
    readonly statuses?: readonly Match['status'][];
  }): readonly Match[];
  /** Like `matchesOf`, but only ids and statuses: cheap for any number of matches. */
  matchHeads(where: { readonly guild: string } | { readonly user: UserId; readonly at?: number }): readonly MatchHead[];
  /** Matches that have not ended in which the user has played, was a substitute, or was otherwise shown others' plans. */
  matchesShownTo(user: UserId): readonly MatchId[];
  /** Open phases of running matches whose deadline or early closing time is at or before `at`, earliest deadline first. */
  duePhases(at: number): readonly { readonly match: MatchId; readonly number: number }[];
  /** Open phases of running matches with a reminder scheduled at or before `at`. */
  remindersDue(at: number): readonly { readonly match: MatchId; readonly number: number }[];

  phase(match: MatchId, number: number): MatchPhase | undefined;
  /** All phases without their states and reports, oldest first. */
  phaseHeads(match: MatchId): readonly PhaseHead[];
  /** Stores the turn of a phase that an earlier version opened without one. */
  keepTurn(match: MatchId, number: number, turn: Phase['turn']): void;
  /** The last closed phase; with `played`, the last one that was not skipped. */
  lastClosed(match: MatchId, played?: 'played'): MatchPhase | undefined;
  /** The open phase without its state. */
  openHead(match: MatchId): PhaseHead | undefined;
  /** The report of a closed phase as stored JSON, not parsed. */
  reportText(match: MatchId, number: number): string | undefined;
  submissions(match: MatchId, phase: number): readonly FiledOrders[];
  /** Stores the salt of a seat's order seal, once per phase. Nobody may see it before the phase closes. */
  keepSalt(match: MatchId, phase: number, seat: string, salt: string): void;
  saltOf(match: MatchId, phase: number, seat: string): string | undefined;
  /** All edits of a seat, oldest first: the typed text and the resulting submission. */
  edits(match: MatchId, seat: string): readonly FiledEdit[];
  /**
   * Edits the user made for any seat, and edits others made for a seat while the user held it. At most `latest`, the newest, in the order
   * they were made. `phase`: only of this phase.
   */
  editsConcerning(match: MatchId, user: UserId, latest: number, phase?: number): readonly Omit<FiledEdit, 'submission'>[];
  /** The match log, oldest first. */
  notes(match: MatchId): readonly Noted[];
  /** Press messages sent at or after `since` (UTC ms), oldest first. */
  pressMessages(match: MatchId, since: number): readonly PressMessage[];

  /** Counts an import at `at`, and deletes the counts up to `before`. */
  countImport(brought: { readonly user: UserId; readonly guild: string; readonly at: number; readonly before: number }): void;
  /** How many files the user has imported, or were imported in the server, since `at`. */
  importsSince(who: { readonly user: UserId } | { readonly guild: string }, at: number): number;
  /**
   * Inserts a match that is written in several transactions. It is invisible until `finishUnfinished`; the next start deletes it if that
   * never happens.
   */
  addUnfinished(match: Omit<Match, 'id' | 'status'>, seats: readonly string[]): Match;
  keepPast(match: MatchId, past: PastPhase): void;
  /** Makes the match visible, as an ended one. */
  finishUnfinished(match: MatchId, end: MatchEnd): void;
  /** Deletes one unfinished match, or all of them. */
  dropUnfinished(match?: MatchId): void;

  /**
   * Messages that may be sent now, at most `limit`: new messages before edits, round-robin by recipient, oldest first for each recipient.
   * Skips rows behind a delayed one of the same recipient (new messages and edits do not delay each other), all but the first row of a
   * slot, the ids in `but`, and rows to the channel of a match that is paused because it cannot post, unless they are `evenPaused`. A
   * refused row of an ended match delays no others.
   */
  undelivered(at: number, limit: number, but?: readonly number[]): readonly OutboxRow[];
  /** Counts an attempt. Returns false if a newer row has replaced this one or it is already settled: then do not send it. */
  tryDelivery(id: number, at: number): boolean;
  delivered(id: number, where: { readonly channel: ChannelId; readonly message: string }, at: number): void;
  /** Delays a row until `at`. `refused`: since when Discord has refused it, and the error code; values stored earlier are kept. */
  retryLater(id: number, at: number, refused?: { readonly since: number; readonly code?: number | undefined }): void;
  /** Lobbies and running matches with a message to the channel that Discord has refused since `at` or earlier, with its error code. */
  refusedBefore(at: number): readonly { readonly match: MatchId; readonly code?: number | undefined }[];
  giveUp(id: number, because: string): void;
  /** Whether the newest row of the slot has the same content as this one. */
  isNewest(row: OutboxRow): boolean;
  /** The posted message of a slot. Undefined if there is none. */
  messageIn(row: Pick<OutboxRow, 'match' | 'to' | 'slot'>): { readonly channel: ChannelId; readonly message: string } | undefined;

  /** A user's settings; empty if they have chosen nothing. */
  settings(user: UserId): UserSettings;
  saveSettings(user: UserId, settings: UserSettings): void;
  /**
   * Removes a user step by step: deletes what is only about them, gives up messages waiting for them, and renames a batch of the remaining
   * rows to `nameless`. True if more rows are left. False if nothing stored names the user any more, except what they have begun since.
   */
  forgetSome(user: UserId, nameless: string): boolean;

  /** Key-value pairs about this installation, such as the hash of the registered commands or when the bot was last reachable. */
  setMeta(key: string, value: string): void;
  getMeta(key: string): string | undefined;
}

/** What all kinds of picture have in common. */
export interface Drawing {
  readonly game: string;
  readonly language: Language;
  /** Undefined: the default look. */
  readonly look?: Look;
  /** The part of the board to show, by id; "busiest": the part in which most happened. Undefined: the whole board. */
  readonly theatre?: string;
}

/** A picture to draw. `hand` and `mine` are only for the seat they belong to; all others are public. */
export type Picture =
  | (Drawing & { readonly kind: 'hand' | 'position'; readonly view: unknown })
  /** What was ordered, what became of it, or what changed owner. */
  | (Drawing & { readonly kind: 'orders' | 'results' | 'changes'; readonly report: unknown })
  | (Drawing & { readonly kind: 'mine'; readonly view: unknown; readonly seat: string; readonly submission: unknown })
  /**
   * `history`: an animation of several phases. `chart`: what the game is won by, over the years. Each report is stored JSON or already
   * parsed.
   */
  | (Drawing & { readonly kind: 'history' | 'chart'; readonly reports: readonly unknown[] });

export interface Renderer {
  /** Draws a PNG, or a GIF for a history. `patient`: after all pictures that somebody is waiting for. */
  draw(picture: Picture, patient?: 'patient'): Promise<Uint8Array>;
  /** Draws an SVG. Only for pictures of boards. */
  outline(picture: Picture): Promise<Uint8Array>;
}

/** Everything needed to write the text of a message. */
export interface OutgoingMessage {
  readonly row: OutboxRow;
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  readonly players: readonly UserId[];
  /** The phase that the content is about. */
  readonly phase?: MatchPhase;
  readonly phaseName?: Phase;
  /** Skipped phases that are reported in the same message, each with its report. */
  readonly skipped: readonly { readonly phase: MatchPhase; readonly name: Phase }[];
  /** Only in games told by rounds: the public view of the phase. */
  readonly view?: unknown;
  /** Only for rounds and endings: the reports they summarise. */
  readonly reports?: readonly unknown[];
  /** Only for the lobby, opening and ending of a sealed game. */
  readonly seal?: Seal;
  /** The phase that is open now, if any. */
  readonly open?: { readonly phase: MatchPhase; readonly name: Phase };
  readonly standings: readonly Standing[];
  /**
   * Whether others decide in place of the host, because the host has, or in an anonymous match might have, a part in the match. On the card
   * of a phase: whether they decide an open dispute. False in messages that do not say who decides.
   */
  readonly othersDecide: boolean;
  readonly end?: MatchEnd;
  /** The phase of another match that this match continues. Undefined if it continues none. */
  readonly from?: { readonly phase: MatchPhase; readonly name: Phase };
  /** Only for receipts: the filed orders, in the reader's language. */
  readonly filed?: readonly { readonly label: string; readonly text?: string }[];
  readonly ready?: boolean;
  /** Only for receipts: the seal of the filed orders. Undefined if they would not count. */
  readonly orderSeal?: OrderSeal;
  /** Only for the card and the results of a closed phase: the seals of all its orders. */
  readonly orderSeals?: readonly OrderSeal[];
  /** In a direct message the reader's language, otherwise the match's. */
  readonly language: Language;
  /** In results, the second picture (if any) enlarges a part of the first. */
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly shows: Picture }[];
  /** The posted message to edit. Undefined: post a new one. */
  readonly edits?: { readonly channel: ChannelId; readonly message: string };
}

/**
 * A request that Discord refused. `route`: without ids and tokens ("POST /channels/:id/messages"). `fields`: the paths and codes of the
 * faulty fields. Contains no text written by users.
 */
export interface Refusal {
  readonly route: string;
  readonly status: number;
  readonly code: number;
  readonly fields: readonly string[];
}

export type Posted =
  /** `bare`: how Discord refused its pictures; the message was posted without them. */
  | { readonly ok: true; readonly channel: ChannelId; readonly message: string; readonly bare?: Refusal }
  /**
   * `closed-dm`: the user cannot be reached; blocks nothing else. `needless`: there is nothing left to post. `gone`, `forbidden`: the
   * channel cannot be used; the match must pause. `blocked`: Discord lets nothing through, perhaps for a while. `refused`: this message,
   * for ever. `later`: try again.
   */
  | {
      readonly ok: false;
      readonly because: 'closed-dm' | 'needless' | 'gone' | 'forbidden' | 'blocked' | 'later' | 'refused';
      readonly detail: string;
      readonly refusal?: Refusal;
    };

/** Sends messages with an enforced nonce. Never throws because of an answer from Discord. */
export interface Messenger {
  send(outgoing: OutgoingMessage): Promise<Posted>;
  /**
   * Looks for a message that an earlier attempt may have posted although the answer was lost. `needless` if there is none. Sends nothing.
   */
  find(row: OutboxRow): Promise<Posted>;
}

/** Everything hosting depends on. */
export interface HostingContext {
  readonly store: Store;
  readonly games: Catalogue;
  /** Runs long tasks. Undefined: they run in this thread. */
  readonly compute?: Compute;
  readonly now: Now;
  readonly log: Log;
  /** A random seed for a match. Apart from `freshSecret`, hosting's only source of randomness. */
  readonly freshSeed: () => number;
  /** 128 unguessable random bits in hexadecimal: the secret from which a sealed game is dealt. */
  readonly freshSecret: () => string;
  /** Key for the pseudonyms of forgotten users: secret, and the same for the life of the database. */
  readonly pseudonymKey: string;
  /** Wakes the outbox worker. */
  readonly wake: () => void;
}
