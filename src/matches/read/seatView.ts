import type { Phase, Picking, Seat, SheetLine, Topic } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { submissionOf } from '../model/filing.js';
import type { FiledOrders, Match, MatchPhase, UserId } from '../model/match.js';
import { substitutesNow } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { decidesSome } from './disputes.js';
import { HOST_SEAT, type MatchInPlay, matchInPlay, matchInPlayAt, maySay, owing } from './matchInPlay.js';

/** What a seat's player may see and decide. For that player only. */
export interface SeatView {
  readonly match: Pick<Match, 'id' | 'game' | 'plan'>;
  /** The phase shown. Has `closedAt` if it closed as the view was made. */
  readonly phase: Pick<MatchPhase, 'number' | 'state' | 'dueAt' | 'closedAt'>;
  readonly name: Phase;
  readonly seat: Seat;
  readonly topics: readonly Topic[];
  readonly sheet: readonly SheetLine[];
  /** What is filed, as the game keeps it. Undefined: nothing. */
  readonly submission?: unknown;
  /** Set if the seat chooses several things together. */
  readonly picking?: Picking;
  readonly ready: boolean;
  /** Whether the seat has a choice or a vote in this phase. */
  readonly waitedFor: boolean;
  /** Whether the phase stays open until the deadline or until the seat is ready. */
  readonly owing: boolean;
  /** Counts the seat's edits in this phase; 0: none yet. */
  readonly revision: number;
  /**
   * Set if nobody plays here: the orders are only supposed, in a study. `match` and `phase` then have the numbers of the study and its step; this
   * is the seat's place in it.
   */
  readonly studied?: number;
  /** The name of the study. */
  readonly studyName?: string;
  /** Set if that is a step of a lesson. `match` and `phase` then have the numbers of the lesson and its step. */
  readonly taught?: 'lesson' | 'puzzle';
}

/** A user's seat in a match, with its filed orders. */
export interface TakenSeat {
  readonly current: MatchInPlay;
  readonly seat: Seat;
  readonly user: UserId;
  readonly filed: FiledOrders | undefined;
}

export const takenSeat = (m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> => seatAt(m, matchInPlay(m), user);

/** Like `takenSeat`, but paused matches are allowed. */
export function takenSeatEvenPaused(m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> {
  const { match, open } = m.facts;
  if (match.status !== 'paused') return takenSeat(m, user);
  return open ? seatAt(m, ok(matchInPlayAt(m)), user) : refuse({ code: 'not-running' });
}

function seatAt(m: MatchReader, current: Result<MatchInPlay, HostingFault>, user: UserId): Result<TakenSeat, HostingFault> {
  if (!current.ok) return current;
  const seat = seatOf(m, current.value, user) ?? substitutedSeat(m, current.value, user);
  if (!seat) return refuse({ code: 'no-seat' });
  return ok({ current: current.value, seat, user, filed: filedOrdersOf(m, current.value, seat) });
}

/** The seat for whose player the user is a substitute now. */
function substitutedSeat(m: MatchReader, { seats }: MatchInPlay, user: UserId): Seat | undefined {
  const substitute = substitutesNow(m).find(one => one.user === user);
  return seats.find(({ id }) => id === substitute?.seat);
}

/** Whether the user is the seat's player, not only a substitute. */
export const isOwnSeat = ({ current, seat, user }: TakenSeat): boolean =>
  current.seatHolders.some(one => one.seat === seat.id && one.user === user);

/**
 * The user's own seat; or the host's, for somebody who may decide something in this phase and has no own seat with a choice or vote in it.
 */
function seatOf(m: MatchReader, current: MatchInPlay, user: UserId): Seat | undefined {
  const { name, seats, seatHolders } = current;
  const seatHolder = seatHolders.find(s => s.user === user);
  const own = seats.find(s => s.id === seatHolder?.seat);
  const hasOwnSay = own !== undefined && maySay(name, own.id);
  return name.host === true && !hasOwnSay && decidesSome(m, current, { user }) ? HOST_SEAT : own;
}

/** A seat's filed orders in the phase, parsed by the game. */
export function filedOrdersOf(m: MatchReader, current: MatchInPlay, { id }: Pick<Seat, 'id'>): FiledOrders | undefined {
  const filed = submissionOf(m, current.phase.number, id);
  if (filed?.submission === undefined) return filed;
  return { ...filed, submission: current.game.submission.parse(filed.submission) as unknown };
}

export function seatViewAt({ current, seat, filed }: TakenSeat, language: Language): SeatView {
  const { match, game, phase, name } = current;
  const picking = game.picking?.(phase.state, seat.id, filed?.submission, language);
  return {
    ...(picking && { picking }),
    match,
    phase,
    name,
    seat,
    topics: game.options(phase.state, seat.id, language),
    sheet: game.sheet(phase.state, seat.id, filed?.submission, language),
    ...(filed?.submission !== undefined && { submission: filed.submission }),
    ready: filed?.ready ?? false,
    waitedFor: maySay(name, seat.id),
    owing: owing(current).includes(seat.id),
    revision: filed?.revision ?? 0,
  };
}
