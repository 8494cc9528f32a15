import type { AnyGame, Fault, Phase, Seat, SeatId, Standing } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { Reliability } from '../model/duty.js';
import type { ChannelId, Match, MatchEnd, MatchPhase, SeatHolder, UserId } from '../model/match.js';
import type { PlayerOutcome } from '../model/playerResult.js';
import type { OrderSeal, Seal, ShutSeal } from '../model/seal.js';
import type { QueueLoss } from '../model/unreachable.js';
import type { Compute } from './compute.js';
import type { OutboxRow, Store } from './store.js';

/** The current time, UTC ms. */
export type Now = () => number;

export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}

/** All games offered, by id. */
export type Catalogue = ReadonlyMap<string, AnyGame>;
/** The same for who knows which game is wanted. */
export type GamesById = Pick<Catalogue, 'get'>;

/** What all kinds of picture have in common. */
export interface Drawing {
  readonly game: string;
  readonly language: Language;
  /** Undefined: the default look. */
  readonly look?: Look;
  /** The part of the board to show, by id; "busiest": in which most happened; "around rum sev": around these. Undefined: the whole board. */
  readonly theatre?: string;
  /** `posted`: short names, read at the size at which channels show pictures. `full`: all names, to be opened. Default: posted. */
  readonly page?: 'posted' | 'full';
  /** The seats that the bot plays, which maps and charts mark. Everybody may know them. */
  readonly bots?: readonly SeatId[];
}

/** Seats that a picture of a position points out. `you`: the reader's own; the picture is only for them. */
export interface Marked {
  readonly as: 'victory' | 'draw' | 'you';
  readonly powers: readonly SeatId[];
}

/** A moment that a chart points out: in which year, how much of it had passed (0 to 1), and what stands there. */
export interface ChartMark {
  readonly year: number;
  readonly part: number;
  readonly label: string;
}

/**
 * A picture to draw. `hand` and `mine` are only for the seat they belong to, and so is a position that points out the reader's seat; all
 * others are public.
 */
export type Picture =
  | (Drawing & { readonly kind: 'hand'; readonly view: unknown })
  | (Drawing & { readonly kind: 'position'; readonly view: unknown; readonly marked?: Marked })
  /** What was ordered, what became of it, or what changed owner. */
  | (Drawing & { readonly kind: 'orders' | 'results' | 'changes'; readonly report: unknown })
  | (Drawing & { readonly kind: 'mine'; readonly view: unknown; readonly seat: string; readonly submission: unknown })
  /**
   * `history`: an animation of several phases. `chart`: what the game is won by, over the years. Each report is stored JSON or already
   * parsed.
   */
  | (Drawing & { readonly kind: 'history'; readonly reports: readonly unknown[] })
  | (Drawing & { readonly kind: 'chart'; readonly reports: readonly unknown[]; readonly marks?: readonly ChartMark[] });

/** How a player's games ended: of one game, or with one of its seats. The words are in the reader's language. */
export interface StatisticsRow {
  readonly name: string;
  readonly game: string;
  /** Undefined: all seats of the game. */
  readonly seat?: SeatId;
  readonly outcomes: Readonly<Record<PlayerOutcome, number>>;
  /** Below the name, for example a rating. */
  readonly note?: string;
}

/** A picture of how a player's games ended, with all words that are in it. Public. */
export interface StatisticsPicture {
  readonly kind: 'statistics';
  readonly look?: Look;
  readonly title: string;
  readonly subtitle: string;
  /** What the colours mean. */
  readonly legend: Readonly<Record<PlayerOutcome, string>>;
  /** Those of a game, the whole of it first, follow one another. */
  readonly rows: readonly StatisticsRow[];
}

export type AnyPicture = Picture | StatisticsPicture;

/** Which words a page of a replay needs besides those of its steps. */
export const REPLAY_WORDS = [
  'play',
  'pause',
  'first',
  'back',
  'forward',
  'last',
  'step',
  'board',
  'orders',
  'noOrders',
  'centres',
  'chart',
  'table',
  'phase',
  'toWin',
  'press',
  'done',
  'failed',
  'dislodged',
  'keys',
  'tooOld',
] as const;
export type ReplayWords = Readonly<Record<(typeof REPLAY_WORDS)[number], string>>;

/** One line of a step: an order or a consequence. Undefined: neither success nor failure. */
export interface ReplayLine {
  readonly mark?: 'done' | 'failed' | 'dislodged';
  readonly text: string;
}
export interface ReplayGroup {
  readonly heading: string;
  readonly seat?: SeatId;
  readonly lines: readonly ReplayLine[];
}

/** A closed phase of a replay, with everything that is said of it. */
export interface ReplayStep {
  readonly title: string;
  /** The game's own report, as stored JSON or parsed. */
  readonly report: unknown;
  readonly groups: readonly ReplayGroup[];
  readonly press: readonly ReplayGroup[];
}

/**
 * A whole game as one HTML file that needs nothing else, on which the board moves. All words in it are given, as plain text. Public: made
 * from reports and from what everybody could see.
 */
export interface ReplayPage extends Pick<Drawing, 'game' | 'language' | 'look' | 'bots'> {
  readonly title: string;
  /** How the game ended, or how far it has come. */
  readonly subtitle: string;
  readonly words: ReplayWords;
  /** What everybody saw before the first phase, and what that is called. */
  readonly start: { readonly title: string; readonly view: unknown };
  readonly steps: readonly ReplayStep[];
}

export interface Renderer {
  /** Draws a PNG, or a GIF for a history. `patient`: after all pictures that somebody is waiting for. */
  draw(picture: AnyPicture, patient?: 'patient'): Promise<Uint8Array>;
  /** Draws an SVG. Only for pictures of boards. */
  outline(picture: Picture): Promise<Uint8Array>;
  /** Makes the page of a replay, as HTML in UTF-8, after all pictures that somebody is waiting for. Only for games of Diplomacy. */
  page(replay: ReplayPage): Promise<Uint8Array>;
}

/** When a seat that is out of the game lost everything. */
export interface Elimination {
  readonly seat: SeatId;
  readonly turn: Phase['turn'];
}

/** Powers that nobody plays, with their points and units. */
export type Neutrals = readonly (Seat & Pick<Standing, 'points' | 'units'>)[];

/** How lobbies of a game have fared on a server: how many began or ended, how many began, and how long half of those took at most, ms. */
export interface LobbyTimes {
  readonly lobbies: number;
  readonly begun: number;
  readonly median: number | undefined;
}

/** A choice that has a button in a receipt. `place`: among all choices of the seat that have buttons. */
export interface Offer {
  readonly label: string;
  readonly place: number;
}

/** Everything needed to write the text of a message. */
export interface OutgoingMessage {
  readonly row: OutboxRow;
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  readonly players: readonly UserId[];
  /** Of a check-in: who has not said yet that they are there. */
  readonly absentees?: readonly UserId[];
  /** The phase that the content is about. */
  readonly phase?: MatchPhase;
  readonly phaseName?: Phase;
  /** Skipped phases that are reported in the same message, each with its report. */
  readonly skipped: readonly { readonly phase: MatchPhase; readonly name: Phase }[];
  /** Only for results: earlier phases in which nobody acted, and which have no message of their own. */
  readonly before?: readonly { readonly phase: MatchPhase; readonly name: Phase; readonly orderSeals: readonly (OrderSeal | ShutSeal)[] }[];
  /** Only in games told by rounds, and for what a player is told at the start: the public view of the phase. */
  readonly view?: unknown;
  /** Only for rounds and endings: the reports they summarise. */
  readonly reports?: readonly unknown[];
  /** Only for a lobby: the keys of the settings that the host changed since the first of its players joined. */
  readonly changed?: readonly string[];
  /** Only for an open lobby, once there are enough to go by: how such lobbies have fared on this server. */
  readonly lobbyTimes?: LobbyTimes | undefined;
  /** Only for the lobby of a match that is not anonymous: how reliable its players are, in their order. */
  readonly reliabilities?: readonly Reliability['word'][];
  /** Only for a lobby: who is asked to play again in a rematch, and who is invited to a private match by name. */
  readonly asked?: readonly UserId[];
  /** Only for the lobby, opening and ending of a sealed game. */
  readonly seal?: Seal;
  /** The phase that is open now, if any; not one in which only opponents of the bot have to act. */
  readonly open?: { readonly phase: MatchPhase; readonly name: Phase };
  readonly standings: readonly Standing[];
  /** Only for results and rounds: the standings before. */
  readonly standingsBefore?: readonly Standing[];
  /** Those that nobody plays, for the table of standings. Undefined: none. */
  readonly neutrals?: Neutrals;
  /** Only for what is at stake for a seat. */
  readonly stakes?: readonly Fault[];
  /**
   * Whether others decide in place of the host, because the host has, or in an anonymous match might have, a part in the match. On the card
   * of a phase: whether they decide an open dispute. False in messages that do not say who decides.
   */
  readonly othersDecide: boolean;
  /** Only for the card of a phase: whether nobody but opponents of the bot has to act in it. */
  readonly forOpponents?: boolean;
  readonly end?: MatchEnd;
  /** The phase of another match that this match continues. Undefined if it continues none. */
  readonly from?: { readonly phase: MatchPhase; readonly name: Phase };
  /** Only for receipts: the filed orders, in the reader's language. `inFull`: with full names; undefined: like `text`. `button`: of the offer that files it. */
  readonly filed?: readonly { readonly label: string; readonly text?: string; readonly inFull?: string; readonly button?: string }[];
  /** Only for direct messages about a seat: the labels of the choices that have buttons there, with their places among all that have. */
  readonly offers?: readonly Offer[];
  readonly ready?: boolean;
  /** Only for receipts: the seal of the filed orders. Undefined if they would not count. */
  readonly orderSeal?: OrderSeal;
  /** Only for the card and the results of a closed phase: the seals of all its orders. */
  readonly orderSeals?: readonly (OrderSeal | ShutSeal)[];
  /** In a direct message the reader's language, otherwise the match's. */
  readonly language: Language;
  /** In results, the second picture (if any) enlarges a part of the first. */
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly shows: Picture }[];
  /** Only in calls to move: where the card table is posted. */
  readonly table?: { readonly channel: ChannelId; readonly message: string };
  /** Only for the ending: who lost everything, and when. */
  readonly eliminations?: readonly Elimination[];
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
  /** Games on boards that only lessons are played on: nobody hosts them. Undefined: there are none. */
  readonly taught?: Catalogue;
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
  /**
   * The roles of somebody on a server, by Discord's ids; none if they are not there. Undefined: Discord does not say now. Without it nobody is
   * known to have any.
   */
  readonly rolesOf?: (guild: string, user: UserId) => Promise<readonly string[] | undefined>;
  /** Tells somebody who manages a server that it has lost its channel for new games. */
  readonly tellManager?: (lost: LostQueue) => Promise<void>;
  /**
   * The game of this id, also one of a variant that somebody brought to a server and that was not needed before. Undefined if there is none. Without
   * it only the games that everybody has are known.
   */
  readonly learn?: (game: string) => Promise<AnyGame | undefined>;
  /** Wakes the outbox worker. */
  readonly wake: () => void;
}

/** A server's channel for new games that is lost, and why. `language`: of what is told, unless its reader chose another. */
export interface LostQueue extends Pick<Match, 'guild' | 'channel' | 'language'> {
  readonly because: QueueLoss;
}

/** A part of the servers, whose players reach the bot through one connection to the platform. */
export interface Shard {
  /** Its number, and how many there are. */
  readonly shard: number;
  readonly of: number;
  readonly serves: (guild: string) => boolean;
}

/** A connection to the platform. */
export interface ShardConnection extends Shard {
  readonly isUp: () => boolean;
}
