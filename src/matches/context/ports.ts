import type { AnyGame, Phase, Seat, Standing } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { Written } from '../model/beginTransaction.js';
import type { Content } from '../model/content.js';
import type { ChannelId, FiledEdit, Match, MatchEnd, MatchId, MatchPhase, FiledOrders, PhaseHead, SeatHolder, UserId } from '../model/match.js';
import type { Noted } from '../model/matchLog.js';
import type { OrderSeal, Seal } from '../model/seal.js';
import type { UserSettings } from '../model/settings.js';
import type { MatchSnapshot } from '../model/snapshot.js';
import type { PressMessage } from '../model/transaction.js';
import type { Compute } from './compute.js';

/** The time, in UTC milliseconds. */
export type Now = () => number;

export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

/** Every game on offer, by id. */
export type Catalogue = ReadonlyMap<string, AnyGame>;

/** A message that is edited in place has a slot: one message a match and slot. */
export interface OutboxRow {
  readonly id: number;
  readonly match: MatchId;
  /** A channel, or a user to write a DM to. */
  readonly to: { readonly channel: ChannelId } | { readonly user: UserId };
  readonly slot: string;
  readonly content: Content;
  /** At most 25 characters, the same at every try. */
  readonly nonce: string;
  readonly attempts: number;
  /** When it was first tried. */
  readonly triedAt?: number;
  /** Discord has refused it ever since, in a way that may pass. */
  readonly refusedSince?: number;
  /** It goes out even though its match is paused because it cannot post. */
  readonly evenPaused?: true;
  /** Its slot has a message already, which is edited. */
  readonly isEdit?: true;
}

/** Whether an error is what the records throw when nothing can be written to them: the disk is full, or fails. */
export const isUnwritable = (error: unknown): boolean => error instanceof Error && error.name === UNWRITABLE;
export const UNWRITABLE = 'RecordsUnwritable';

/** Which match, and how it stands. */
export type MatchHead = Pick<Match, 'id' | 'status'>;

/** What is asked for with a match. */
export interface Asked {
  readonly now: number;
  /** The interaction that is being answered. */
  readonly interaction?: string | undefined;
  /** People whose settings are wanted though they have nothing to do with the match. */
  readonly people?: readonly UserId[] | undefined;
}

/** What a decision came to, and what it made of the match. */
export interface Decided<T> {
  readonly outcome: T;
  readonly written: Written;
}

/** A closed phase of a match that was brought as a file, with what counted in it. */
export interface PastPhase {
  readonly phase: Omit<MatchPhase, 'match'>;
  readonly submissions: readonly { readonly seat: string; readonly user: UserId; readonly submission: unknown; readonly at: number }[];
  readonly salts: readonly { readonly seat: string; readonly salt: string }[];
}

/** The records. */
export interface Store {
  /** Everything inside happens together or not at all. */
  transaction<T>(work: () => T): T;

  /**
   * Reads a match, decides, and writes what was decided, together, alone on this match. `repeated`: which edits of the interaction are on record
   * already. Undefined: there is no such match.
   */
  decide<T>(
    match: MatchId,
    asked: Asked,
    work: (snapshot: MatchSnapshot, repeated: ReadonlySet<string>) => Decided<T>,
  ): Decided<T> | undefined;
  /** A match as it stands. */
  read(match: MatchId, people?: readonly UserId[]): MatchSnapshot | undefined;
  /** Adds a match, with what `work` makes of it. */
  create(match: Omit<Match, 'id'>, now: number, work: (snapshot: MatchSnapshot) => Written): Match;
  /** The number of a match that is to go on from another: nobody finds it until it is written as a fork of that one. Undefined: there is no other. */
  reserve(match: MatchId): MatchId | undefined;

  match(id: MatchId): Match | undefined;
  /** Oldest first. `user`: who has joined the lobby, sits on a seat now, or stands in for somebody; `at`: at that moment, not ever. */
  matchesOf(where: {
    readonly at?: number;
    /** Whose host has called everybody. */
    readonly mustering?: true;
    /** So many of them at most, the newest. */
    readonly latest?: number;
    readonly channel?: ChannelId;
    readonly guild?: string;
    readonly user?: UserId;
    readonly host?: UserId;
    readonly arbiter?: UserId;
    readonly statuses?: readonly Match['status'][];
  }): readonly Match[];
  /** The same of a server's, or somebody's, without what is in them: however many there have been. */
  matchHeads(where: { readonly guild: string } | { readonly user: UserId; readonly at?: number }): readonly MatchHead[];
  /** Matches under way in which somebody was shown what others plan. */
  matchesShownTo(user: UserId): readonly MatchId[];
  /** Running matches whose open phase was due, or was to be closed early, at or before `at`. */
  duePhases(at: number): readonly { readonly match: MatchId; readonly number: number }[];
  /** Open phases of running matches that were to be looked at for reminders at or before `at`. */
  remindersDue(at: number): readonly { readonly match: MatchId; readonly number: number }[];

  phase(match: MatchId, number: number): MatchPhase | undefined;
  /** All phases without their states and reports, oldest first. */
  phaseHeads(match: MatchId): readonly PhaseHead[];
  /** Completes the head of a phase that an earlier version opened. */
  keepTurn(match: MatchId, number: number, turn: Phase['turn']): void;
  /** The last phase that closed; `played`: with somebody having had a choice. */
  lastClosed(match: MatchId, played?: 'played'): MatchPhase | undefined;
  /** The open phase without its state. */
  openHead(match: MatchId): PhaseHead | undefined;
  /** The report of a closed phase as the JSON it is kept as, unread. */
  reportText(match: MatchId, number: number): string | undefined;
  submissions(match: MatchId, phase: number): readonly FiledOrders[];
  /** What the seal on a seat's orders in a phase is made with, once. It must reach nobody before the phase has closed. */
  keepSalt(match: MatchId, phase: number, seat: string, salt: string): void;
  saltOf(match: MatchId, phase: number, seat: string): string | undefined;
  /** Every edit of a seat, oldest first: what was typed and what was then on file. */
  edits(match: MatchId, seat: string): readonly FiledEdit[];
  /**
   * What a user has sent in for any seat, and what others have for a seat while he sat there, oldest first, without what was then on file; of
   * one phase if it is given. So many at most, the newest.
   */
  editsConcerning(match: MatchId, user: UserId, latest: number, phase?: number): readonly Omit<FiledEdit, 'submission'>[];
  /** The log of what hosts did to a match, oldest first. */
  notes(match: MatchId): readonly Noted[];
  /** What powers have said to each other since a moment, oldest first. */
  pressMessages(match: MatchId, since: number): readonly PressMessage[];

  /** A file was brought as a game; those before a moment are forgotten. */
  countImport(brought: { readonly user: UserId; readonly guild: string; readonly at: number; readonly before: number }): void;
  /** How many files somebody has brought since a moment, or have been brought to a server. */
  importsSince(who: { readonly user: UserId } | { readonly guild: string }, at: number): number;
  /** A match that is written in several transactions: nobody finds it until it is finished, and the next start drops it if that never happens. */
  addUnfinished(match: Omit<Match, 'id' | 'status'>, seats: readonly string[]): Match;
  keepPast(match: MatchId, past: PastPhase): void;
  /** It is over, and can be found. */
  finishUnfinished(match: MatchId, end: MatchEnd): void;
  /** One of them, or all. */
  dropUnfinished(match?: MatchId): void;

  /**
   * Undelivered rows that may be tried now: of each channel or user those before the first that must wait, oldest first, of each slot
   * the first alone, none `but` names; the first of every channel, then of every user, before the second of any. What is posted anew comes
   * before all edits, and neither waits for the other. A match that is paused because it cannot post has none to its channel.
   */
  undelivered(at: number, limit: number, but?: readonly number[]): readonly OutboxRow[];
  /** Counts an attempt. False: a newer row of the slot has taken its place meanwhile, or it is done with; do not send it. */
  tryDelivery(id: number, at: number): boolean;
  delivered(id: number, where: { readonly channel: ChannelId; readonly message: string }, at: number): void;
  /** `refused`: since when Discord refuses it and with which code; what is on record already stands. */
  retryLater(id: number, at: number, refused?: { readonly since: number; readonly code?: number | undefined }): void;
  /** Matches under way of whose messages to the channel one has been refused since before a moment, with Discord's code for it. */
  refusedBefore(at: number): readonly { readonly match: MatchId; readonly code?: number | undefined }[];
  giveUp(id: number, because: string): void;
  /** Whether no newer row, with something else to say, is there for its slot. */
  isNewest(row: OutboxRow): boolean;
  /** Where the message of a slot stands. */
  messageIn(row: Pick<OutboxRow, 'match' | 'to' | 'slot'>): { readonly channel: ChannelId; readonly message: string } | undefined;

  /** What a user has chosen for himself; nothing so far: an empty object. */
  settings(user: UserId): UserSettings;
  saveSettings(user: UserId, settings: UserSettings): void;
  /**
   * What is only about a user goes, some of what he did stands under another name, and nothing waiting is sent to him. True: there is more of it;
   * false: nothing on record names him any more, but for what he has begun since then.
   */
  forgetSome(user: UserId, nameless: string): boolean;

  /** Small facts about this installation: the hash of the registered commands, the last tick. */
  setMeta(key: string, value: string): void;
  getMeta(key: string): string | undefined;
}

/** How a picture is drawn, whatever it shows. */
export interface Drawing {
  readonly game: string;
  readonly language: Language;
  /** None: as usual. */
  readonly look?: Look;
  /** The part of a board that is shown, by its id, or "busiest" for the part in which most happened; none: the whole board. */
  readonly theatre?: string;
}

/** A picture to be drawn: everything in it is public, but for a hand and for what a seat has on file, which are for the eyes of that seat. */
export type Picture =
  | (Drawing & { readonly kind: 'hand' | 'position'; readonly view: unknown })
  /** What was ordered; what became of it; what changed hands. */
  | (Drawing & { readonly kind: 'orders' | 'results' | 'changes'; readonly report: unknown })
  | (Drawing & { readonly kind: 'mine'; readonly view: unknown; readonly seat: string; readonly submission: unknown })
  /** Several phases: as they followed one another, moving; what the game is won by, over the years. Each report as the JSON it is kept as, or read. */
  | (Drawing & { readonly kind: 'history' | 'chart'; readonly reports: readonly unknown[] });

export interface Renderer {
  /** PNG; a history is a GIF. `patient`: behind every picture somebody is waiting for. */
  draw(picture: Picture, patient?: 'patient'): Promise<Uint8Array>;
  /** SVG, of pictures of boards alone. */
  outline(picture: Picture): Promise<Uint8Array>;
}

/** All that the words of a message are made from. */
export interface OutgoingMessage {
  readonly row: OutboxRow;
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  readonly players: readonly UserId[];
  /** The phase the content names. */
  readonly phase?: MatchPhase;
  readonly phaseName?: Phase;
  /** Phases closed without anybody having had a choice, told along; each with its report. */
  readonly skipped: readonly { readonly phase: MatchPhase; readonly name: Phase }[];
  /** Of a game told by rounds: what everybody may see of the phase; of a round or an ending, the reports it is told from. */
  readonly view?: unknown;
  readonly reports?: readonly unknown[];
  /** Of a sealed game, in its lobby, at its opening and ending. */
  readonly seal?: Seal;
  /** The phase that is open now, if any. */
  readonly open?: { readonly phase: MatchPhase; readonly name: Phase };
  readonly standings: readonly Standing[];
  /**
   * For a message that tells it: the host has a hand in the match, or might have one, and others decide in his place; for the card of a
   * phase: he has one, or might, in a dispute that is open there.
   */
  readonly othersDecide: boolean;
  readonly end?: MatchEnd;
  /** Of a lobby that goes on from another match: from where. */
  readonly from?: { readonly phase: MatchPhase; readonly name: Phase };
  /** For a receipt: the orders on file, in the reader's language. */
  readonly filed?: readonly { readonly label: string; readonly text?: string }[];
  readonly ready?: boolean;
  /** For a receipt: the seal of what is on file; with a closed phase: those of all its orders. */
  readonly orderSeal?: OrderSeal;
  readonly orderSeals?: readonly OrderSeal[];
  /** The language of the reader of a DM, else of the match. */
  readonly language: Language;
  /** The second, if any, is a part of the first drawn larger. */
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly shows: Picture }[];
  /** Posted before: edit it. */
  readonly edits?: { readonly channel: ChannelId; readonly message: string };
}

/** What Discord refused: the route of the request without ids and tokens ("POST /channels/:id/messages"), the faulty fields by their paths and codes. Nothing anybody wrote. */
export interface Refusal {
  readonly route: string;
  readonly status: number;
  readonly code: number;
  readonly fields: readonly string[];
}

export type Posted =
  /** `bare`: without pictures, which Discord refused so. */
  | { readonly ok: true; readonly channel: ChannelId; readonly message: string; readonly bare?: Refusal }
  /**
   * `closed-dm`: blocks nothing. `needless`: there was nothing left to say. `gone`, `forbidden`: the match must pause. `blocked`: Discord lets
   * nothing through, for a while perhaps. `refused`: this message, for ever. `later`: try again.
   */
  | {
      readonly ok: false;
      readonly because: 'closed-dm' | 'needless' | 'gone' | 'forbidden' | 'blocked' | 'later' | 'refused';
      readonly detail: string;
      readonly refusal?: Refusal;
    };

/** Sends one message with its nonce enforced. Never throws for what Discord answers. */
export interface Messenger {
  send(outgoing: OutgoingMessage): Promise<Posted>;
  /** Where an earlier try posted a message whose answer was lost; `needless`: nowhere. Nothing is sent. */
  find(row: OutboxRow): Promise<Posted>;
}

/** What hosting needs of the world. */
export interface HostingContext {
  readonly store: Store;
  readonly games: Catalogue;
  /** Does what takes long; none: it is done in this thread. */
  readonly compute?: Compute;
  readonly now: Now;
  readonly log: Log;
  /** A fresh seed for a match: the only chance outside a game. */
  readonly freshSeed: () => number;
  /** 128 fresh random bits in hexadecimal, which nobody can guess: what a sealed game is dealt by. */
  readonly freshSecret: () => string;
  /** By which forgotten users are known: secret, and the same as long as there are these records. */
  readonly pseudonymKey: string;
  /** Says that the outbox has something in it. */
  readonly wake: () => void;
}
