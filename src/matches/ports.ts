import { z } from 'zod';
import type { AnyGame, Phase, Seat, Standing } from '../games/game.js';
import { LANGUAGES, type Language } from '../lib/language.js';
import type { Look } from '../lib/look.js';
import type { Compute } from './compute/compute.js';
import type { Noted } from './hosting/audit.js';
import type { Wish } from './lobby/assignSeats.js';
import {
  CAPACITIES,
  type ChannelId,
  type Disclosure,
  type FiledEdit,
  type HostCheck,
  type Match,
  type MatchEnd,
  type MatchId,
  type MatchPhase,
  type OnFile,
  type PhaseHead,
  type Sitting,
  type StandIn,
  type Tenure,
  type UserId,
} from './match.js';
import type { UserSettings } from './people/settings.js';
import type { Punctuality } from './time/punctuality.js';
import type { OrderSeal } from './trust/orderSeal.js';
import type { Seal } from './trust/seal.js';

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

/**
 * The seats went into civil disorder; somebody, unnamed, proposed a draw (between the
 * seats, or between all), to concede to the seat, to pause, to go on, to put the deadline off (which was agreed), to end the match; the match stands still, or goes
 * on after a pause; the seats, whose sheets were not complete, were given more time; a seat that was called in has its player; orders were
 * missing, and the deadline was put off because somebody is away, by an extension, by a grace; it was put off because the bot had
 * not been there; who plays the seat will be away; the host put the deadline off (until when), has ordered for the seat, went back
 * to this phase; somebody else hosts from now on; somebody stands in for the seat's player, until when; the phase was closed early, and the
 * battle between the seats decided, by somebody in the place of the host; a vote has taken the seat from its player; the match has
 * an arbiter, has none any more; who decides what the host may not; the reports of a battle between the seats differ, and others
 * than the host decide; somebody, unnamed, proposed to close the phase now, to take the seat from its player, to decide that battle.
 */
export const notice = z.enum([
  'civil-disorder',
  'draw-proposed',
  'concession-proposed',
  'paused',
  'resumed',
  'pause-proposed',
  'resume-proposed',
  'extend-proposed',
  'cancel-proposed',
  'extended-by-vote',
  'extended-by-host',
  'host-ordered',
  'rolled-back',
  'new-host',
  'stand-in',
  'extended',
  'seat-taken',
  'waits-for-absent',
  'extension-spent',
  'grace',
  'outage',
  'rules-changed',
  'away',
  'closed-early',
  'battle-decided',
  'removed-by-vote',
  'arbiter-named',
  'arbiter-left',
  'who-decides',
  'dispute',
  'close-proposed',
  'replace-proposed',
  'decide-proposed',
]);
export type Notice = z.infer<typeof notice>;

const phaseNumber = z.number().int();
/** What a message is about; the words are made at the edge when it is sent. */
export const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lobby') }).readonly(),
  /** The match has begun: who plays what, the map. */
  z.object({ kind: z.literal('opening'), phase: phaseNumber }).readonly(),
  /** The card of an open phase: what is waited for, until when, the buttons. */
  z.object({ kind: z.literal('phase'), phase: phaseNumber }).readonly(),
  /** What became of one closed phase; the skipped ones behind it are told with it. */
  z.object({ kind: z.literal('results'), phase: phaseNumber, skipped: z.array(phaseNumber).readonly() }).readonly(),
  /** Something a report tells on a card of its own: a battle. */
  z.object({ kind: z.literal('leaf'), phase: phaseNumber, leaf: z.number().int() }).readonly(),
  z.object({ kind: z.literal('ending'), phase: phaseNumber }).readonly(),
  /** DM: what a seat has on file in a phase, in the language its player last ordered in. */
  z.object({ kind: z.literal('receipt'), phase: phaseNumber, seat: z.string(), language: z.enum(LANGUAGES) }).readonly(),
  /** A seat is open to newcomers; once somebody has taken it, without its button. `open`: of a seat that was dealt, whether it is. */
  z.object({ kind: z.literal('call'), phase: phaseNumber, seat: z.string(), open: z.boolean().optional() }).readonly(),
  /** What the seat would have others vote for, and whose unit it is about, in the language of the match. It binds nobody. */
  z
    .object({ kind: z.literal('motion'), phase: phaseNumber, seat: z.string(), of: z.string(), text: z.string(), number: z.number().int() })
    .readonly(),
  /** The table of a game that is told by rounds, as it is after the phases before this one: one message, edited in place. */
  z.object({ kind: z.literal('table'), phase: phaseNumber }).readonly(),
  /** Calls those who have a choice; `over`: they have made it, or, `missed`, the deadline has. */
  z.object({ kind: z.literal('turn'), phase: phaseNumber, over: z.boolean(), missed: z.boolean().optional() }).readonly(),
  /** What happened in a round, from its first phase to its last. */
  z.object({ kind: z.literal('round'), first: phaseNumber, phase: phaseNumber }).readonly(),
  /** What a power says to others, or to all: `to` is empty. */
  z
    .object({ kind: z.literal('press'), phase: phaseNumber, seat: z.string(), to: z.array(z.string()).readonly(), text: z.string() })
    .readonly(),
  /** A private thread for some powers is opened, and this is its first message. */
  z.object({ kind: z.literal('thread'), seats: z.array(z.string()).readonly() }).readonly(),
  /** The host wants to begin: everybody is to say that he is there. */
  z.object({ kind: z.literal('muster'), until: z.number() }).readonly(),
  /** DM to a spectator: a phase has results. */
  z.object({ kind: z.literal('news'), phase: phaseNumber }).readonly(),
  /** DM to a player whose seat was given to another, or opened to others, by the host or whoever decided in his place. */
  z.object({ kind: z.literal('replaced'), phase: phaseNumber, seat: z.string(), by: z.enum(CAPACITIES).optional() }).readonly(),
  /** DM to whom the host, or who decides in his place, asks to take a seat of an anonymous match. */
  z.object({ kind: z.literal('invitation'), phase: phaseNumber, seat: z.string(), by: z.enum(CAPACITIES).optional() }).readonly(),
  /** Channel, and DM to the host: somebody who manages the server asks whether the host is still there, and until when there is time to answer. */
  z.object({ kind: z.literal('host-asked'), state: z.enum(['open', 'answered', 'over']), until: z.number() }).readonly(),
  /** DM to the arbiter of a match: he has been named, or is the arbiter no more. */
  z.object({ kind: z.literal('arbiter'), named: z.boolean() }).readonly(),
  /** DM to the players of the seats: the reports of their battle differ, and who decides; and to who is asked to, the host or the arbiter. */
  z
    .object({
      kind: z.literal('dispute'),
      phase: phaseNumber,
      seats: z.array(z.string()).readonly(),
      by: z.literal('host').optional(),
      /** What the battle is for; absent in messages of earlier versions. */
      text: z.string().optional(),
      asks: z.literal(true).optional(),
      /** Nobody decides yet: they may correct what they reported. */
      corrects: z.literal(true).optional(),
    })
    .readonly(),
  /** DM to a player: which power is his. */
  z.object({ kind: z.literal('dealt'), phase: phaseNumber, seat: z.string() }).readonly(),
  /** What the host has to say. */
  z.object({ kind: z.literal('announcement'), text: z.string() }).readonly(),
  /** The host has changed the position of a phase: what, a line each, in the language of the match. */
  z.object({ kind: z.literal('corrected'), phase: phaseNumber, lines: z.array(z.string()).readonly() }).readonly(),
  /** The host has left the server, and who plays may host; `open` no more: somebody does, or he is back. */
  z.object({ kind: z.literal('host-gone'), open: z.boolean() }).readonly(),
  /** DM to the host: why the match stands still, or, of one that is over, why what is left cannot be posted; with Discord's code for it. */
  z.object({ kind: z.literal('paused'), because: z.string(), code: z.number().int().optional() }).readonly(),
  /** The bot is back in the server: whoever hosts may let the match go on. In the channel or, where that cannot be written in, to the host. */
  z.object({ kind: z.literal('back') }).readonly(),
  /** Channel: something everybody may know happened within a phase. */
  z
    .object({
      kind: z.literal('notice'),
      notice,
      seats: z.array(z.string()).readonly(),
      /** Of an outage: how long it was, in milliseconds; of an absence: from when until when; of changed rules: the edition before. */
      lost: z.number().optional(),
      from: z.number().optional(),
      until: z.number().optional(),
      /** In what capacity somebody other than the host did it. */
      by: z.enum(CAPACITIES).optional(),
      /** What was decided, or proposed, of a battle: in the language of the match. */
      text: z.string().optional(),
    })
    .readonly(),
  /** DM: the orders of a seat are missing, and the deadline comes nearer. */
  z.object({ kind: z.literal('reminder'), phase: phaseNumber, seat: z.string() }).readonly(),
]);
export type Content = z.infer<typeof content>;

/** Whether an error is what the records throw when nothing can be written to them: the disk is full, or fails. */
export const isUnwritable = (error: unknown): boolean => error instanceof Error && error.name === UNWRITABLE;
export const UNWRITABLE = 'RecordsUnwritable';

/** Which match, and how it stands. */
export type MatchHead = Pick<Match, 'id' | 'status'>;

/** The records. Everything inside `transaction` happens together or not at all. */
export interface Store {
  transaction<T>(work: () => T): T;

  addMatch(match: Omit<Match, 'id'>): Match;
  match(id: MatchId): Match | undefined;
  saveMatch(match: Match): void;
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

  /** The question whether the host is still there, as it was put last; undefined: never to this host. */
  hostCheck(match: MatchId): HostCheck | undefined;
  saveHostCheck(match: MatchId, check: HostCheck | undefined): void;

  /** The secret of a match, once. It must reach nobody before the match has ended. */
  keepSecret(match: MatchId, secret: string): void;
  secretOf(match: MatchId): string | undefined;
  /** What the seal on a seat's orders in a phase is made with, once. It must reach nobody before the phase has closed. */
  keepSalt(match: MatchId, phase: number, seat: string, salt: string): void;
  saltOf(match: MatchId, phase: number, seat: string): string | undefined;

  /** The lobby's players in the order they joined. */
  players(match: MatchId): readonly UserId[];
  addPlayer(match: MatchId, user: UserId, at: number): void;
  removePlayer(match: MatchId, user: UserId): void;
  /** In the order they joined. */
  wishes(match: MatchId): readonly Wish[];
  saveWish(match: MatchId, wish: Wish): void;
  /** Whether a player is there; who has just joined is. */
  sayHere(match: MatchId, user: UserId, here: boolean): void;
  absentees(match: MatchId): readonly UserId[];

  /** Who orders for the players of seats, at a moment, or ever. */
  standIns(match: MatchId, at?: number): readonly StandIn[];
  appoint(match: MatchId, standIn: StandIn): void;
  /** Nobody orders for the player of a seat from a moment on. */
  dismiss(match: MatchId, seat: string, at: number): void;

  /** Who was shown what others plan, as far as nothing else on record says so. */
  disclosures(match: MatchId): readonly Disclosure[];
  disclose(match: MatchId, disclosure: Disclosure): void;
  forgetDisclosures(match: MatchId): void;
  /** Every match that somebody has sat in, stood in, or done something to as its host. */
  matchesShownTo(user: UserId): readonly MatchId[];

  watchers(match: MatchId): readonly UserId[];
  setWatching(match: MatchId, user: UserId, watches: boolean): void;

  /** In the order the seats were first sat upon. */
  sittings(match: MatchId): readonly Sitting[];
  /** When who sits on a seat now sat down. */
  seatedAt(match: MatchId, seat: string): number | undefined;
  /** Who has sat where, from when until when; in the order in which they sat down. */
  tenures(match: MatchId): readonly Tenure[];
  /** Whether a user has ever sat on a seat of the match. */
  hasSat(match: MatchId, user: UserId): boolean;
  /** Ends the seat's tenure, if any, and begins another. */
  sit(match: MatchId, seat: string, user: UserId | undefined, at: number): void;

  addPhase(phase: MatchPhase): void;
  openPhase(match: MatchId): MatchPhase | undefined;
  phase(match: MatchId, number: number): MatchPhase | undefined;
  /** Every phase with its state and report: in a long match megabytes. */
  phases(match: MatchId): readonly MatchPhase[];
  /** The same without them, oldest first. */
  phaseHeads(match: MatchId): readonly PhaseHead[];
  /** Completes the head of a phase that an earlier version opened. */
  keepTurn(match: MatchId, number: number, turn: Phase['turn']): void;
  /** The last phase that closed; `played`: with somebody having had a choice. */
  lastClosed(match: MatchId, played?: 'played'): MatchPhase | undefined;
  /** The open phase without its state. */
  openHead(match: MatchId): PhaseHead | undefined;
  /** The report of a closed phase as the JSON it is kept as, unread. */
  reportText(match: MatchId, number: number): string | undefined;
  /** False: somebody else closed it. */
  claimPhase(match: MatchId, number: number, by: NonNullable<MatchPhase['closedBy']>, at: number): boolean;
  /** What came of a phase, by which edition of the rules. */
  recordReport(match: MatchId, number: number, report: unknown, edition: number): void;
  /** Of the open phase: who sits at the table has changed. */
  recordState(match: MatchId, number: number, state: unknown): void;
  /** Running matches whose open phase was due, or was to be closed early, at or before `at`. */
  duePhases(at: number): readonly { readonly match: MatchId; readonly number: number }[];
  /** When the open phase is to be closed before its deadline, if it is. */
  closesAt(match: MatchId, number: number): number | undefined;
  closeAt(match: MatchId, number: number, at: number | undefined): void;
  postponePhase(match: MatchId, number: number, dueAt: number): void;
  /** When the open phase is to be looked at for reminders; undefined: not any more. */
  remindAt(match: MatchId, number: number, at: number | undefined): void;
  /** Open phases of running matches that were to be looked at for reminders at or before `at`. */
  remindersDue(at: number): readonly { readonly match: MatchId; readonly number: number }[];

  /** Of a seat since its player sat down. */
  punctuality(match: MatchId, seat: string): Punctuality;
  savePunctuality(match: MatchId, seat: string, punctuality: Punctuality): void;

  submissions(match: MatchId, phase: number): readonly OnFile[];
  /** Replaces what is on file and appends to the history. The interaction makes a repeat harmless. */
  file(entry: {
    readonly match: MatchId;
    readonly phase: number;
    readonly seat: string;
    readonly user: UserId;
    readonly submission: unknown;
    readonly ready: boolean;
    readonly typed: string;
    readonly at: number;
    readonly interaction?: string;
  }): OnFile;
  /** Every edit of a seat, oldest first: what was typed and what was then on file. */
  edits(match: MatchId, seat: string): readonly FiledEdit[];
  /**
   * What a user has sent in for any seat, and what others have for a seat while he sat there, oldest first, without what was then on file; of
   * one phase if it is given. So many at most, the newest.
   */
  editsConcerning(match: MatchId, user: UserId, latest: number, phase?: number): readonly Omit<FiledEdit, 'submission'>[];
  /** A seat with nothing on file may be ready too: its `submission` is then undefined. */
  setReady(match: MatchId, phase: number, seat: string, ready: boolean): void;

  castBallot(match: MatchId, phase: number, question: string, seat: string, yes: boolean): void;
  ballots(match: MatchId, phase: number, question: string): ReadonlyMap<string, boolean>;
  /** The questions of a phase that somebody has answered with yes. */
  questions(match: MatchId, phase: number): readonly string[];
  forgetBallots(match: MatchId, phase: number, question: string): void;
  /** What a seat has answered in a phase, whatever was asked. */
  forgetBallotsOf(match: MatchId, phase: number, seat: string): void;

  /** The log of what hosts did to a match, oldest first. */
  note(match: MatchId, line: Noted): void;
  notes(match: MatchId): readonly Noted[];
  /** Gives a match the phases of another before one, with what counted in them, and its seats with all who sat there. */
  copyUntil(from: MatchId, to: MatchId, phase: number): void;

  /** A file was brought as a game; those before a moment are forgotten. */
  countImport(brought: { readonly user: UserId; readonly guild: string; readonly at: number; readonly before: number }): void;
  /** How many files somebody has brought since a moment, or have been brought to a server. */
  importsSince(who: { readonly user: UserId } | { readonly guild: string }, at: number): number;
  /** A match that is written in several transactions: nobody finds it until it is saved, and the next start drops it if that never happens. */
  addUnfinished(match: Omit<Match, 'id' | 'status'>): Match;
  /** One of them, or all. */
  dropUnfinished(match?: MatchId): void;

  /** Behind everything queued before. A row of the same match and slot that was never tried is dropped: what is posted is the newest. */
  queue(row: Pick<OutboxRow, 'match' | 'to' | 'slot' | 'content' | 'evenPaused'>, at: number): void;
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
  /** Undelivered rows of a match to its channel need not wait any longer, and are as if never refused. */
  hasten(match: MatchId, at: number): void;
  giveUp(id: number, because: string): void;
  /** What powers have said to each other since a moment, each once, oldest first. */
  press(match: MatchId, since: number): readonly Content[];
  /** The latest row of a slot, delivered or not. */
  lastQueued(match: MatchId, slot: string): Pick<OutboxRow, 'to' | 'content'> | undefined;
  messageIn(match: MatchId, slot: string): { readonly channel: ChannelId; readonly message: string } | undefined;

  /** What a user has chosen for himself; nothing so far: an empty object. */
  settings(user: UserId): UserSettings;
  saveSettings(user: UserId, settings: UserSettings): void;
  /**
   * What is only about a user goes, some of what he did stands under another name, and nothing waiting is sent to him. True: there is more of it;
   * false: nothing on record names him any more, but for what he has begun since then.
   */
  forgetSome(user: UserId, nameless: string): boolean;

  /** Small facts about this installation: the hash of the registered commands, the last tick. */
  remember(key: string, value: string): void;
  recall(key: string): string | undefined;
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

export interface Artist {
  /** PNG; a history is a GIF. `patient`: behind every picture somebody is waiting for. */
  draw(picture: Picture, patient?: 'patient'): Promise<Uint8Array>;
  /** SVG, of pictures of boards alone. */
  outline(picture: Picture): Promise<Uint8Array>;
}

/** All that the words of a message are made from. */
export interface Letter {
  readonly row: OutboxRow;
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly sittings: readonly Sitting[];
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
  readonly onFile?: readonly { readonly label: string; readonly text?: string }[];
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
  send(letter: Letter): Promise<Posted>;
  /** Where an earlier try posted a message whose answer was lost; `needless`: nowhere. Nothing is sent. */
  find(row: OutboxRow): Promise<Posted>;
}

/** What hosting needs of the world. */
export interface House {
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
  /** Says that the outbox has something in it. */
  readonly wake: () => void;
}
