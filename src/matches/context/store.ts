import type { Phase } from '../../games/game.js';
import type { Written } from '../model/beginTransaction.js';
import type { Content } from '../model/content.js';
import type { DutyKind } from '../model/duty.js';
import type { GameWish, QueuePlace } from '../model/gameWish.js';
import type { LessonProgress, LessonTaken } from '../model/lessonProgress.js';
import type { ChannelId, FiledEdit, FiledOrders, Match, MatchId, MatchPhase, PhaseHead, UserId } from '../model/match.js';
import type { Noted } from '../model/matchLog.js';
import type { Member, ServerMember } from '../model/member.js';
import type { PlayerResult } from '../model/playerResult.js';
import type { UserSettings } from '../model/settings.js';
import type { MatchSnapshot } from '../model/snapshot.js';
import type { StoredEdits } from '../model/storedEdits.js';
import type { Study, StudyHead, StudyId, StudyShare } from '../model/study.js';
import type { PressMessage } from '../model/transaction.js';
import type { UploadedHead, UploadedVariant } from '../model/uploadedVariant.js';

/** A queued message. There is at most one posted message per match, recipient and slot: later rows for the slot edit it. */
export interface OutboxRow {
  readonly id: number;
  readonly match: MatchId;
  /** A channel, or a user who gets a direct message. */
  readonly to: { readonly channel: ChannelId } | { readonly user: UserId };
  readonly slot: string;
  readonly content: Content;
  /** No longer than Discord takes it, and the same at every attempt. */
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

/** Whether the store threw this error because it cannot write: the disk is full or fails, or the database is away. */
export const isUnwritable = (error: unknown): error is Error =>
  error instanceof Error && (error.name === UNWRITABLE || error.name === AWAY);
/** Whether the store threw this error because its database cannot be reached. */
export const isAway = (error: unknown): boolean => error instanceof Error && error.name === AWAY;
export const UNWRITABLE = 'RecordsUnwritable';
export const AWAY = 'RecordsAway';

export type MatchHead = Pick<Match, 'id' | 'status'>;

/** What reading a match for a decision needs besides its id. */
export interface ReadOptions {
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

/** How a lobby fared that has begun or ended. */
export interface LobbyTime {
  /** How long it took until the match began, ms, counted from the first wish if the queue opened it. Undefined: it never did. */
  readonly waited: number | undefined;
  /** Whether people had all seats when it began. */
  readonly isFull: boolean;
  /** How long it was to stay open at most, ms, if its host chose that. */
  readonly lobby?: number;
}

/** A match that will continue another one from a phase. `secret`: its own, if its game is dealt from one. */
export interface Continuation {
  readonly match: MatchId;
  readonly phase: number;
  readonly secret?: string | undefined;
}

/** A match that is not written yet, and the seats it has already. */
export interface Reserved {
  readonly id: MatchId;
  readonly seats: MatchSnapshot['seats'];
}

/** Matches as a whole: one decision reads one, and writes it together with what it adds to its history and to the outbox. */
export interface MatchStore {
  /**
   * Reads a match, runs `work` on the snapshot and writes the result, all in one transaction. Undefined if there is no such match.
   */
  decide<T>(
    match: MatchId,
    asked: ReadOptions,
    work: (snapshot: MatchSnapshot, stored: StoredEdits) => Decided<T>,
  ): Promise<Decided<T> | undefined>;
  /** The current snapshot of a match. `people`: see `ReadOptions`. Undefined if there is no such match. */
  read(match: MatchId, people?: readonly UserId[]): Promise<MatchSnapshot | undefined>;
  /**
   * Reserves the id of a match that will continue another one, keeps its secret, and copies what never changes: the seats and all phases
   * before, with the orders that counted and the salts. It stays invisible until it is written as that match's fork. Undefined if the other
   * match does not exist.
   */
  reserve(continuation: Continuation): Promise<Reserved | undefined>;
  /** Deletes one unfinished match, or all that no running process is still writing. */
  dropUnfinished(match?: MatchId): Promise<void>;

  /** Undefined if there is no such match. */
  get(id: MatchId): Promise<Match | undefined>;
  /**
   * Matches that meet all conditions, oldest first. `user`: has joined the lobby, holds a seat now, or is a substitute at the time `at`
   * (without `at`: was one at any time). Where several processes share the records, what is asked by `mustering`, `lobbyEndsBy`, `forsakenBy` or
   * `asksBy` leaves out what is for other processes to do, unless `all` are asked for.
   */
  find(
    where: {
      readonly at?: number;
      /** Only lobbies with a muster under way. */
      readonly mustering?: true;
      /** Only lobbies that were to end by this time, paused ones too, and lobbies of earlier versions, which have no end yet. */
      readonly lobbyEndsBy?: number;
      /** Only matches paused by this time because nobody was there, and those of earlier versions, in which resuming was not offered yet. */
      readonly forsakenBy?: number;
      /** Only running matches in which somebody is to be asked to take a seat by this time. */
      readonly asksBy?: number;
      /** Only rematches of this match. */
      readonly rematchOf?: MatchId;
      /** Returns at most this many, the newest. */
      readonly latest?: number;
      /** Returns at most this many, the oldest. */
      readonly first?: number;
      /** Only matches opened after this one. */
      readonly after?: MatchId;
      readonly channel?: ChannelId;
      readonly guild?: string;
      readonly user?: UserId;
      readonly host?: UserId;
      readonly arbiter?: UserId;
      readonly statuses?: readonly Match['status'][];
    },
    whose?: 'all',
  ): Promise<readonly Match[]>;
  /** Like `find`, but only ids and statuses: cheap for any number of matches. */
  heads(where: { readonly guild: string } | { readonly user: UserId; readonly at?: number }): Promise<readonly MatchHead[]>;
  /**
   * The latest lobbies of a game on a server that have begun or ended, the newest first. Without anonymous and private matches, rematches, and
   * those that continue another match.
   */
  lobbyTimes(where: { readonly guild: string; readonly game: string; readonly latest: number }): Promise<readonly LobbyTime[]>;
  /** Matches that have not ended in which the user has played, was a substitute, or was otherwise shown others' plans. */
  shownTo(user: UserId): Promise<readonly MatchId[]>;
  /**
   * Open phases of running matches whose deadline or early closing time is at or before `at`, earliest deadline first. Where several processes
   * share the records, this and the two following leave out what is for other processes to do, unless `all` are asked for.
   */
  duePhases(at: number, whose?: 'all'): Promise<readonly { readonly match: MatchId; readonly number: number; readonly guild: string }[]>;
  /** Open phases of running matches with a reminder scheduled at or before `at`. */
  remindersDue(at: number): Promise<readonly { readonly match: MatchId; readonly number: number }[]>;
  /** Open phases of running matches in which opponents of the bot still owe their orders, the one opened first first. */
  opponentsDue(): Promise<readonly { readonly match: MatchId; readonly number: number }[]>;
}

/** What has happened in matches: phases, orders, press, the log. */
export interface MatchHistory {
  phase(match: MatchId, number: number): Promise<MatchPhase | undefined>;
  /** All phases without their states and reports, oldest first. */
  phaseHeads(match: MatchId): Promise<readonly PhaseHead[]>;
  /** Stores the turns of phases that an earlier version opened without them, by the numbers of the phases. */
  keepTurns(match: MatchId, turns: ReadonlyMap<number, Phase['turn']>): Promise<void>;
  /** The last closed phase; with `played`, the last one that was not skipped. */
  lastClosed(match: MatchId, played?: 'played'): Promise<MatchPhase | undefined>;
  /** The open phase without its state. */
  openHead(match: MatchId): Promise<PhaseHead | undefined>;
  /** The report of a closed phase as stored JSON, not parsed. */
  reportText(match: MatchId, number: number): Promise<string | undefined>;
  submissions(match: MatchId, phase: number): Promise<readonly FiledOrders[]>;
  /**
   * Stores the salt of a seat's order seal, once per phase, and returns the one that is stored: an earlier one stays. Nobody may see it
   * before the phase closes.
   */
  keepSalt(match: MatchId, phase: number, seat: string, salt: string): Promise<string>;
  /** The salts of a phase, by seat. */
  salts(match: MatchId, phase: number): Promise<ReadonlyMap<string, string>>;
  /** All edits of a seat, oldest first: the typed text and the resulting submission. */
  edits(match: MatchId, seat: string): Promise<readonly FiledEdit[]>;
  /**
   * Edits the user made for any seat, and edits others made for a seat while the user held it. At most `latest`, the newest, in the order
   * they were made. `phase`: only of this phase.
   */
  editsConcerning(match: MatchId, user: UserId, latest: number, phase?: number): Promise<readonly Omit<FiledEdit, 'submission'>[]>;
  /** The match log, oldest first. */
  notes(match: MatchId): Promise<readonly Noted[]>;
  /** Press messages sent at or after `since` (UTC ms), oldest first. */
  pressMessages(match: MatchId, since: number): Promise<readonly PressMessage[]>;
}

/** Matches that are imported, in several transactions. */
export interface ImportStore {
  /**
   * Inserts a match that is written in several transactions. It is invisible until a decision opens a match that continues it; the next start
   * deletes it if that never happens.
   */
  begin(match: Omit<Match, 'id' | 'status'>, seats: readonly string[]): Promise<Match>;
  /** Adds phases to an unfinished match. */
  addPhases(match: MatchId, phases: readonly PastPhase[]): Promise<void>;
}

/** What became of a message. All times in UTC ms. */
export type DeliveryNote =
  | { readonly kind: 'attempt'; readonly id: number; readonly at: number }
  /** `redraw`: without its pictures; it is queued again to add them, unless there is something newer for its slot. */
  | { readonly kind: 'posted'; readonly id: number; readonly where: PostedAt; readonly at: number; readonly redraw?: boolean }
  /** Do not try it before `until`. `refused`: since when Discord has refused it, and the error code; values stored earlier are kept. */
  | { readonly kind: 'delayed'; readonly id: number; readonly until: number; readonly refused?: RefusedSince | undefined }
  | { readonly kind: 'given-up'; readonly id: number; readonly because: string };

/** Where a message stands. */
export interface PostedAt {
  readonly channel: ChannelId;
  readonly message: string;
}

export interface RefusedSince {
  readonly since: number;
  readonly code?: number | undefined;
}

/** Messages waiting to be posted, and where others were posted. Decisions add to it. */
export interface Outbox {
  /**
   * Messages that may be sent now, at most `limit`: new messages before edits, round-robin by recipient, oldest first for each recipient.
   * Skips rows behind a delayed one of the same match and recipient (new messages and edits do not delay each other), all but the first row
   * of a slot, the ids in `but`, and rows to the channel of a match that is paused because it cannot post, unless they are `evenPaused`. A
   * refused row of an ended match delays no others.
   */
  due(at: number, limit: number, but?: readonly number[]): Promise<readonly OutboxRow[]>;
  /**
   * Writes what became of messages, in one transaction and in this order. Returns for each whether it was written: an attempt is not if a newer
   * row has replaced the message or it is already settled; then do not send it. Throws if any other message is not waiting.
   */
  note(notes: readonly DeliveryNote[]): Promise<readonly boolean[]>;
  /**
   * Lobbies and running matches with a message to the channel that Discord has refused since `at` or earlier, with its error code. Where
   * several processes share the records, without those that are for other processes to see to.
   */
  refusedBefore(at: number): Promise<readonly { readonly match: MatchId; readonly code?: number | undefined }[]>;
  /** Deletes at most `limit` messages that were queued before `before` and have been posted or given up. Returns how many. */
  prune(before: number, limit: number): Promise<number>;
  /** The posted message of a slot. Undefined if there is none. */
  messageIn(row: Pick<OutboxRow, 'match' | 'to' | 'slot'>): Promise<PostedAt | undefined>;
}

/** What a decision about a user may need. */
export interface UserSnapshot {
  readonly settings: UserSettings;
  /** Matches they host that have not ended, oldest first. */
  readonly hosted: readonly Match[];
  /** The name that replaces theirs while they are being forgotten. */
  readonly pseudonym?: string | undefined;
}

/** What is decided about a user. What is left out stays as it is. */
export interface UserDecision {
  readonly settings?: UserSettings;
  /** From now on they are being forgotten; null: they have been. */
  readonly pseudonym?: string | null;
}

/** A result with its match, the game, and when the match ended, UTC ms. */
export interface StoredResult extends PlayerResult {
  readonly match: MatchId;
  readonly game: string;
  readonly at: number;
}

/** A result for the ratings. `isRated`: whether the player wants to be rated and had their seat from the start. */
export interface RatedResult extends Pick<StoredResult, 'user' | 'rank' | 'match' | 'at'> {
  readonly isRated: boolean;
}

/** What is stored about users beside their matches. */
export interface UserStore {
  /** A user's settings; empty if they have chosen nothing. */
  settings(user: UserId): Promise<UserSettings>;
  /** What became of the orders that a user owed on a server, the latest first, at most `latest`. */
  duties(user: UserId, guild: string, latest: number): Promise<readonly DutyKind[]>;
  /** How matches that count ended for a user on a server, the latest first, at most `latest`. */
  results(user: UserId, guild: string, latest: number): Promise<readonly StoredResult[]>;
  /**
   * How matches of a game that count ended on a server, also for those who are not rated, so that a page is read at once however few are: the
   * latest match first, at most `most`. `before`: only what comes after this one in that order.
   */
  ratedResults(where: {
    readonly guild: string;
    readonly game: string;
    readonly most: number;
    readonly before?: Omit<RatedResult, 'rank' | 'isRated'> | undefined;
  }): Promise<readonly RatedResult[]>;
  /** The games of which matches that count have ended on a server, the one that did so last first. */
  gamesWithResults(guild: string): Promise<readonly string[]>;
  /** Reads what is stored about a user, runs `work` and writes what it decides, in one transaction. */
  decide<D extends UserDecision>(user: UserId, work: (snapshot: UserSnapshot) => D): Promise<D>;
  /** Users who are being forgotten, each with the name that replaces theirs. */
  beingForgotten(): Promise<ReadonlyMap<UserId, string>>;
  /**
   * Removes a user step by step: deletes what is only about them, gives up messages waiting for them, and renames a batch of the remaining
   * rows to `nameless`. True if more rows are left. False if nothing stored names the user any more, except what they have begun since.
   */
  forgetSome(user: UserId, nameless: string): Promise<boolean>;
}

/** A server and one of its users, for a decision about both. `since`: from when on imports are counted, UTC ms. */
export interface ServerUser {
  readonly guild: string;
  /** `''`: nobody in particular. */
  readonly user: UserId;
  readonly since: number;
}

/** What a decision about a server may need. */
export interface ServerSnapshot {
  /** Its lobbies, oldest first. */
  readonly lobbies: readonly Match[];
  /** Who waits for which game, and where full tables are proposed; undefined: nowhere yet, or no longer. */
  readonly queue: { readonly waiting: readonly GameWish[]; readonly place: QueuePlace | undefined };
  /** How many files were imported in it. */
  readonly imports: number;
  /** `imports`: how many files they have imported in any server. `askedElsewhere`: when they were asked for seats on other servers, UTC ms. */
  readonly user: UserSnapshot & { readonly imports: number; readonly member: Member; readonly askedElsewhere: readonly number[] };
}

/** What is decided about a server. */
export interface ServerDecision {
  /** When the user imports a file, UTC ms. */
  readonly imports?: number;
  readonly opens?: NewMatch;
  /** All who wait from now on, or where full tables are proposed; null: nowhere any more. What is left out stays as it is. */
  readonly queue?: { readonly waiting?: readonly GameWish[]; readonly place?: QueuePlace | null };
  /** What the user has chosen there. */
  readonly member?: Member;
}

/** What is decided about a server and one of its matches together. */
export interface JointDecision {
  readonly written: Written;
  readonly queue?: ServerDecision['queue'];
}

/** A match to open. */
export interface NewMatch {
  readonly match: Omit<Match, 'id'>;
  /** Makes the changes to its empty snapshot. */
  readonly work: (snapshot: MatchSnapshot) => Written;
  /** An unfinished match that it continues, and that is visible from now on, as one that has ended. */
  readonly continues?: MatchId | undefined;
}

/** What concerns a server as a whole: how many lobbies and imports it may have. */
export interface ServerStore {
  /** Reads without deciding. */
  read(who: ServerUser): Promise<ServerSnapshot>;
  /** Those who may be asked to take seats on a server, in the order of their ids, at most `most`. */
  substitutes(guild: string, most: number): Promise<readonly ServerMember[]>;
  /** Reads what is stored about a server and a user, runs `work` and writes what it decides, in one transaction. `opened`: the match that was opened. */
  decide<D extends ServerDecision>(
    who: ServerUser,
    work: (snapshot: ServerSnapshot) => D,
  ): Promise<{ readonly decision: D; readonly opened?: Match }>;
  /**
   * Decides about a server and one of its matches in one transaction. Undefined, and nothing is written, if there is no such match or `work`
   * returns undefined.
   */
  decideWithMatch<D extends JointDecision>(
    who: Pick<ServerUser, 'guild'>,
    match: MatchId,
    work: (queue: ServerSnapshot['queue'], match: MatchSnapshot) => D | undefined,
  ): Promise<D | undefined>;
  /** The servers on which somebody waits for a game. Where several processes share the records, without those that are for others to see to. */
  withQueues(): Promise<readonly string[]>;
}

/** Key-value pairs about this installation, such as the hash of the registered commands or when the bot was last reachable. */
export interface MetaStore {
  /** Undefined if the key has no value. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** Sets a key that has no value yet. Returns the value it has then: of several that ask at once, all get the same. */
  setOnce(key: string, value: string): Promise<string>;
  /** Sets several keys in one transaction. */
  setAll(values: ReadonlyMap<string, string>): Promise<void>;
}

/** How many studies a user may have. `studies`: without those of "What if". */
export interface StudyRoom {
  readonly studies: number;
  readonly whatIfs: number;
}

/** What people study. Nobody else's business: every function but `get`, `inThread` and `showIn` asks whose it is. */
export interface StudyStore {
  /** A user's studies, the one changed last first. */
  of(user: UserId): Promise<readonly StudyHead[]>;
  /** Undefined if there is no such study. */
  get(id: StudyId): Promise<Study | undefined>;
  /**
   * Adds a study. Undefined if the user has as many as there is `room` for; one of "What if" takes the place of the user's earlier one of the
   * same match, and if there is no room, of the one that was changed longest ago.
   */
  add(study: Omit<Study, 'id'>, room: StudyRoom): Promise<Study | undefined>;
  /** Reads a user's study, runs `work` on it and writes what that returns, in one transaction. Undefined if it is not the user's, or `work` returns nothing. */
  change(
    id: StudyId,
    user: UserId,
    work: (study: Study) => Pick<Study, 'name' | 'body' | 'changedAt'> | undefined,
  ): Promise<Study | undefined>;
  /** The studies that are shared in a thread, the one changed last first. */
  inThread(thread: ChannelId): Promise<readonly StudyHead[]>;
  /** Shares a user's study, or ends that. Undefined if it is not theirs, or made by "What if": those are never shared. */
  share(id: StudyId, user: UserId, shared: StudyShare | undefined): Promise<Study | undefined>;
  /** Keeps which message shows the board in the thread, `instead` of the one before. False if the study is no longer shared there, or another one shows it. */
  showIn(id: StudyId, thread: ChannelId, shown: { readonly board: string; readonly instead: string | undefined }): Promise<boolean>;
  /** Deletes a user's study. False if it is not theirs. */
  remove(id: StudyId, user: UserId): Promise<boolean>;
}

/** The variants that people brought to servers. */
export interface VariantStore {
  /** Those of which new games can be opened on a server, by their ids. */
  offered(guild: string): Promise<readonly UploadedHead[]>;
  /** A version, whether it is still offered or not. Undefined if there is none. */
  get(version: Pick<UploadedHead, 'guild' | 'id' | 'version'>): Promise<UploadedVariant | undefined>;
  /**
   * Adds a version, which is offered from now on in place of the one before. Versions that have not been offered since `forgets` (UTC ms), and of
   * which there is no match or study, are deleted. Undefined if the server offers `most` others already.
   */
  add(
    variant: Omit<UploadedVariant, 'version' | 'until'>,
    limits: { readonly most: number; readonly forgets: number },
  ): Promise<UploadedHead | undefined>;
  /** From `at` on a variant is no longer offered. False if it was not. */
  remove(variant: Pick<UploadedHead, 'guild' | 'id'>, at: number): Promise<boolean>;
}

/** How far people are in their lessons. Nobody else's business: every function asks whose it is. */
export interface LessonStore {
  /** A user's lessons, the one changed last first. */
  of(user: UserId): Promise<readonly LessonTaken[]>;
  /** Runs `work` on a user's progress in a lesson and writes what that returns, in one transaction. */
  change(
    taken: Pick<LessonTaken, 'user' | 'lesson' | 'changedAt'>,
    work: (progress: LessonProgress | undefined) => LessonProgress,
  ): Promise<LessonProgress>;
}

/**
 * The database as hosting uses it. Whatever locks several things takes them in this order: a server, a user, a match. A decision about one of
 * them changes no other, but for the match that a server's decision opens, and `decideWithMatch`, which is about a server and a match.
 */
export interface Store {
  readonly matches: MatchStore;
  readonly history: MatchHistory;
  readonly imports: ImportStore;
  readonly outbox: Outbox;
  readonly users: UserStore;
  readonly servers: ServerStore;
  readonly meta: MetaStore;
  readonly studies: StudyStore;
  readonly variants: VariantStore;
  readonly lessons: LessonStore;
}
