import { z } from 'zod';
import type { OpponentLevel, Phase } from '../../games/game.js';
import type { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { deadlineCalendar } from '../calendar/deadlineCalendar.js';
import type { HostingRules } from './hostingRules.js';

/**
 * In what capacity somebody decides something about a match: as its host or, in place of a host who has a part in it, as the arbiter, as
 * somebody who manages the server, or by a vote of more than half of the other powers.
 */
export const CAPACITIES = ['host', 'arbiter', 'admin', 'vote'] as const;
export type Capacity = (typeof CAPACITIES)[number];
export const isCapacity = (by: string | undefined): by is Capacity => CAPACITIES.some(one => one === by);

/** Discord's ids. */
export type UserId = string;
export type ChannelId = string;
export type MatchId = number;

/** By kind of phase: its length in ms, or the calendar on which it ends. */
export const deadlines = z.record(z.string(), z.union([z.number().int().positive(), deadlineCalendar]));
export type Deadlines = Readonly<z.infer<typeof deadlines>>;

/** The game options the host chose, by key, as checked by the game. */
export const chosenOptions = z.record(z.string(), z.unknown());
export type ChosenOptions = Readonly<z.infer<typeof chosenOptions>>;

/** How the pictures in the posts of a match are drawn. */
export const postedPictures = z.object({
  /** Undefined: the default look. */
  look: z.enum(LOOKS).optional(),
  /** Results always get a second picture, of the part of the board in which most happened. Undefined: if enough of the moves are there. */
  closeUp: z.literal(true).optional(),
});
export type PostedPictures = Readonly<z.infer<typeof postedPictures>>;

export const matchEnd = z.object({
  /**
   * `draw-by-size`: the last year is over; those who share it are ranked by their points.
   * `concession`: all others agreed that the seat has won. `cancelled`: all agreed that nobody has. `abandoned`: no player is left.
   * `unfilled`: its lobby did not fill in time.
   */
  kind: z.enum(['victory', 'concession', 'draw', 'draw-by-size', 'ended-by-host', 'cancelled', 'rolled-back', 'abandoned', 'unfilled']),
  /** Who won, or who shares the draw. */
  seats: z.array(z.string()),
  /** `rolled-back`: the match that continues this one. */
  goesOnAs: z.number().int().optional(),
});
export type MatchEnd = Readonly<z.infer<typeof matchEnd>>;

/**
 * All players of a lobby must confirm before `until` (UTC ms) that they are there. `emptySeats`: whether the match may begin with empty
 * seats. `fillUp`: whether opponents of the bot then get all that are, because the lobby has ended.
 */
export const muster = z.object({ until: z.number().int(), emptySeats: z.boolean(), fillUp: z.literal(true).optional() }).readonly();

/** The call to the players who have the move in a phase: in the channel or, with `readers`, by direct message. */
export const turnCall = z
  .object({
    phase: z.number().int(),
    readers: z
      .array(z.object({ seat: z.string(), user: z.string() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();

/** Where a match that continues another one begins: before `phase` of `match`. `seats`: how many seats were dealt. */
export const from = z
  .object({
    match: z.number().int(),
    phase: z.number().int(),
    seats: z.number().int(),
    /** The first match of the chain, if `match` continues another one itself. */
    first: z.number().int().optional(),
  })
  .readonly();

export interface Match {
  readonly id: MatchId;
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly guild: string;
  readonly channel: ChannelId;
  readonly host: UserId;
  /** Decides in place of a host who has a part in the match. Has no part in it themselves. */
  readonly arbiter?: UserId;
  /** The language of its public posts. */
  readonly language: (typeof LANGUAGES)[number];
  readonly status: 'lobby' | 'running' | 'paused' | 'ended';
  readonly deadlines: Deadlines;
  readonly plan: HostingRules;
  readonly options: ChosenOptions;
  readonly pictures: PostedPictures;
  readonly seed: number;
  /** UTC ms, as all times here. */
  readonly createdAt: number;
  /** Why it is paused: see `PauseReason`. */
  readonly pausedBecause?: string;
  /** When it was paused. On resuming, the open phase gets back the time it had left then. */
  readonly pausedAt?: number;
  /** Set in a lobby while its muster is under way. */
  readonly muster?: z.infer<typeof muster>;
  /** When the lobby ends, if the match has not begun by then. Undefined in lobbies of earlier versions, until they are looked at. */
  readonly lobbyEndsAt?: number;
  /** When somebody else may be asked to take an open seat. Undefined: nobody is asked. */
  readonly asksAt?: number;
  /**
   * Only of a match that the server's queue opened: since when somebody at its table had waited for it. The time before its lobby counts as
   * waiting, too.
   */
  readonly queuedSince?: number;
  /** The match of which it is the rematch. */
  readonly rematchOf?: MatchId;
  /** Set if it continues another match: the host went back, or imported it. */
  readonly from?: z.infer<typeof from>;
  readonly end?: MatchEnd;
  /** Since when it needs a new host, because the host has left. */
  readonly hostGoneAt?: number;
  /** Where resuming was offered during this pause, to the host or to those who play: in the channel, or also by direct message to the host. */
  readonly resumeOffered?: 'channel' | 'host';
  /** Set once the host was told that the last messages of the ended match cannot be posted. */
  readonly unpostedTold?: true;
  /** The current call to the players who have the move. */
  readonly turnCall?: z.infer<typeof turnCall>;
}

/** Whether a match needs a new host because the host has left: any player may take over. */
export const seeksHost = ({ hostGoneAt }: Match): boolean => hostGoneAt !== undefined;

/** A seat and who holds it: a player, or an opponent of the bot. Without either the power is in civil disorder. */
export interface SeatHolder {
  readonly seat: string;
  readonly user?: UserId;
  /** How well the opponent plays. */
  readonly opponent?: OpponentLevel;
}

/** Somebody who orders for a seat's player until `until`. `asked`: has not agreed yet, so does not. */
export interface Substitute {
  readonly seat: string;
  readonly user: UserId;
  readonly until: number;
  readonly asked?: true;
}

/** Records that somebody was shown others' plans. */
export interface Disclosure {
  /** A user, or the keyed hash of a user who was forgotten. */
  readonly viewer: string;
  readonly as: (typeof DISCLOSED_AS)[number];
  /** As a substitute: for which seat. Otherwise empty. */
  readonly seat: string;
}
/** How they saw the orders: as a player of the match, as a substitute, or as its host. */
export const DISCLOSED_AS = ['player', 'substitute', 'host'] as const;

/** The question to a host whether they are still there. Times in UTC ms. */
export interface HostCheck {
  /** When the host was first asked, without having answered since. */
  readonly since: number;
  /** When the host was last asked. */
  readonly last: number;
  readonly answeredAt?: number;
}

/** The term of a player or an opponent of the bot on a seat, UTC ms. Without `until` they still hold it. */
export interface SeatTerm extends SeatHolder {
  readonly since: number;
  readonly until?: number;
}

/**
 * One phase of a match. The one without `closedAt` is open or, in an ended match, holds the final position. `state` and `report` are the
 * game's own, checked by its schemas.
 */
export interface MatchPhase {
  readonly match: MatchId;
  /** 1, 2, 3 … without gaps; skipped phases are numbered too. */
  readonly number: number;
  readonly kind: string;
  readonly state: unknown;
  readonly openedAt: number;
  readonly dueAt: number;
  readonly closedAt?: number;
  /** Why it closed: all were ready, the deadline passed, nobody had a choice, or somebody who may decide that closed it early. */
  readonly closedBy?: 'ready' | 'deadline' | 'skipped' | Capacity;
  readonly report?: unknown;
  /** What its order seals cover: see `SEAL_FORM`. Undefined if it is open or an earlier version closed it. */
  readonly sealForm?: number;
  /**
   * The edition of the rules that resolved it; while it is open, the one it began with. Undefined if an earlier version of the bot stored
   * it: the first.
   */
  readonly edition?: number;
  /** Its date in the game. Undefined if an earlier version opened it. */
  readonly turn?: Phase['turn'];
}

/** The form of the order seals made now: they cover what everybody may read, never votes. */
export const SEAL_FORM = 2;

/** A phase in a list: without its state and report. */
export type PhaseHead = Pick<MatchPhase, 'number' | 'kind' | 'closedAt' | 'closedBy' | 'turn'>;

/** The orders a seat has filed in a phase. */
export interface FiledOrders {
  readonly seat: string;
  readonly submission: unknown;
  readonly ready: boolean;
  /** Counts the seat's edits in this phase. */
  readonly revision: number;
}

/** One edit of a seat's filed orders, kept in the history for ever. */
export interface FiledEdit {
  readonly phase: number;
  readonly user: UserId;
  /** As typed, whatever became of it; `clear KEY` if a topic was cleared. */
  readonly typed: string;
  /** The filed orders after the edit. */
  readonly submission: unknown;
  readonly at: number;
}
