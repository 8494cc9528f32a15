import { z } from 'zod';
import type { Phase } from '../../games/game.js';
import type { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { deadlineCalendar } from '../calendar/deadlineCalendar.js';
import type { HostingRules } from './hostingRules.js';

/**
 * In what capacity somebody decides something about a match: as its host; in the place of a host who has a hand in it, as the arbiter, as
 * somebody who manages the server, or together with more than half of the other powers.
 */
export const CAPACITIES = ['host', 'arbiter', 'admin', 'vote'] as const;
export type Capacity = (typeof CAPACITIES)[number];
export const isCapacity = (by: string | undefined): by is Capacity => CAPACITIES.some(one => one === by);

/** Discord's ids. */
export type UserId = string;
export type ChannelId = string;
export type MatchId = number;

/** For each kind of phase of the game its length in milliseconds, or the calendar by which it ends. */
export const deadlines = z.record(z.string(), z.union([z.number().int().positive(), deadlineCalendar]));
export type Deadlines = Readonly<z.infer<typeof deadlines>>;

/** What the host chose of what the game lets him choose, by key; checked by the game. */
export const chosenOptions = z.record(z.string(), z.unknown());
export type ChosenOptions = Readonly<z.infer<typeof chosenOptions>>;

/** How the pictures of its posts are drawn. */
export const postedPictures = z.object({
  /** None: as usual. */
  look: z.enum(LOOKS).optional(),
  /** Results carry the part of the board in which most happened as a second picture. */
  closeUp: z.literal(true).optional(),
});
export type PostedPictures = Readonly<z.infer<typeof postedPictures>>;

export const matchEnd = z.object({
  /** A concession: all others agreed that the seat has won. Cancelled: all agreed that nobody has. */
  kind: z.enum(['victory', 'concession', 'draw', 'ended-by-host', 'cancelled', 'rolled-back', 'abandoned']),
  /** Who won, or who shares the draw. */
  seats: z.array(z.string()),
  /** Rolled back: the match in which it goes on. */
  goesOnAs: z.number().int().optional(),
});
export type MatchEnd = Readonly<z.infer<typeof matchEnd>>;

/** Everybody who has joined a lobby is to say that he is there, before a moment; whether the match may begin with empty seats. */
export const muster = z.object({ until: z.number().int(), emptySeats: z.boolean() }).readonly();

/** Who has the move in a phase was called: in the channel, or (`readers`) by direct message. */
export const turnCall = z
  .object({
    phase: z.number().int(),
    readers: z
      .array(z.object({ seat: z.string(), user: z.string() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();

/** Where a match begins that goes on from another: before that phase of it, with so many seats that were dealt. */
export const from = z
  .object({
    match: z.number().int(),
    phase: z.number().int(),
    seats: z.number().int(),
    /** The first of all, where that one goes on from another itself. */
    first: z.number().int().optional(),
  })
  .readonly();

/** One hosted play. */
export interface Match {
  readonly id: MatchId;
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly guild: string;
  readonly channel: ChannelId;
  readonly host: UserId;
  /** Decides in the place of a host who has a hand in the match; has none in it. */
  readonly arbiter?: UserId;
  /** The language of its public posts. */
  readonly language: (typeof LANGUAGES)[number];
  readonly status: 'lobby' | 'running' | 'paused' | 'ended';
  readonly deadlines: Deadlines;
  readonly plan: HostingRules;
  readonly options: ChosenOptions;
  readonly pictures: PostedPictures;
  readonly seed: number;
  /** UTC milliseconds, as every time here. */
  readonly createdAt: number;
  /** Why it stands still: "channel-gone", "forbidden", "removed". */
  readonly pausedBecause?: string;
  /** When it was paused: what was left of the open phase then is given back when it resumes. */
  readonly pausedAt?: number;
  /** Of a lobby whose host wants to begin. */
  readonly muster?: z.infer<typeof muster>;
  /** It goes on from another: the host went back, or brought it as a file. */
  readonly from?: z.infer<typeof from>;
  readonly end?: MatchEnd;
  /** Since when it looks for a new host, because the host has left. */
  readonly hostGoneAt?: number;
  /** While it is paused: who was offered to let it go on, the channel or the host too. */
  readonly resumeOffered?: 'channel' | 'host';
  /** It is over, and its host was told that what is left cannot be posted. */
  readonly unpostedTold?: true;
  /** The call to those who have the move that is not over yet. */
  readonly turnCall?: z.infer<typeof turnCall>;
}

/** Whether a match looks for a new host, because the host has gone: whoever plays may host it. */
export const seeksHost = ({ hostGoneAt }: Match): boolean => hostGoneAt !== undefined;

/** A seat and who sits on it. Nobody: the power is in civil disorder. */
export interface SeatHolder {
  readonly seat: string;
  readonly user?: UserId;
}

/** Who orders for a seat's player, until when. */
export interface Substitute {
  readonly seat: string;
  readonly user: UserId;
  readonly until: number;
}

/** That somebody was shown what a seat plans. */
export interface Disclosure {
  /** A user; somebody who was forgotten: a keyed hash. */
  readonly viewer: string;
  readonly as: (typeof DISCLOSED_AS)[number];
  /** Whose orders a substitute gave; else empty. */
  readonly seat: string;
}
/** He sat in the match; ordered for its player; looked as its host. */
export const DISCLOSED_AS = ['player', 'substitute', 'host'] as const;

/** Whether the host of a match is still there, in UTC milliseconds. */
export interface HostCheck {
  /** When the host was asked first and has not answered since; when last. */
  readonly since: number;
  readonly last: number;
  readonly answeredAt?: number;
}

/** Who sat on a seat, in UTC milliseconds; without `until` he still does. */
export interface SeatTerm {
  readonly seat: string;
  readonly user: UserId;
  readonly since: number;
  readonly until?: number;
}

/**
 * One phase of a match; the one without `closedAt` is open, or holds the final position of a match that has ended.
 * `state` and `report` are the game's own, checked by its schemas.
 */
export interface MatchPhase {
  readonly match: MatchId;
  /** 1, 2, 3 … without gaps; phases nobody had a choice in are numbered too. */
  readonly number: number;
  readonly kind: string;
  readonly state: unknown;
  readonly openedAt: number;
  readonly dueAt: number;
  readonly closedAt?: number;
  /** How it closed: everybody was ready, the deadline passed, nobody had a choice, or who may decide that wanted it. */
  readonly closedBy?: 'ready' | 'deadline' | 'skipped' | Capacity;
  readonly report?: unknown;
  /** What its order seals cover; see `SEAL_FORM`. Undefined: it is open, or an earlier version closed it. */
  readonly sealForm?: number;
  /** By which edition of its game's rules it was resolved; while it is open, with which it began. Undefined: the first, by an earlier version of the bot. */
  readonly edition?: number;
  /** When in its game it is, as the game says; none: an earlier version opened it. */
  readonly turn?: Phase['turn'];
}

/** The form in which the order seals of a phase are made that closes now: they cover what everybody may read, never a vote. */
export const SEAL_FORM = 2;

/** What a list of phases tells of one, read without its state and its report. */
export type PhaseHead = Pick<MatchPhase, 'number' | 'kind' | 'closedAt' | 'closedBy' | 'turn'>;

/** What a seat has on file for the open phase. */
export interface FiledOrders {
  readonly seat: string;
  readonly submission: unknown;
  readonly ready: boolean;
  /** Counts the seat's edits in this phase. */
  readonly revision: number;
}

/** One edit of what a seat has on file, as the history keeps it for ever. */
export interface FiledEdit {
  readonly phase: number;
  readonly user: UserId;
  /** As it was typed, whatever became of it; `clear KEY` where a topic was taken off. */
  readonly typed: string;
  /** What was on file after it. */
  readonly submission: unknown;
  readonly at: number;
}
