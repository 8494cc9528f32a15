import type { Phase, Seat, SheetLine, Topic } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { submissionOf } from '../model/filing.js';
import type { Match, MatchPhase, FiledOrders, UserId } from '../model/match.js';
import { substitutesNow } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { decidesSome } from './disputes.js';
import { HOST_SEAT, maySay, type MatchInPlay, matchInPlayAt, matchInPlay } from './matchInPlay.js';

/** What a seat's player may see and decide, for his eyes alone. */
export interface SeatView {
  readonly match: Match;
  /** The phase the desk is about; one with `closedAt` closed as the desk was being shown. */
  readonly phase: MatchPhase;
  readonly name: Phase;
  readonly seat: Seat;
  readonly topics: readonly Topic[];
  readonly sheet: readonly SheetLine[];
  readonly ready: boolean;
  /** The seat has a choice or a vote in this phase. */
  readonly waitedFor: boolean;
  /** Counts the seat's edits in this phase; 0: none yet. */
  readonly revision: number;
}

/** A user's seat at the table of a running match, with what it has on file. */
export interface TakenSeat {
  readonly current: MatchInPlay;
  readonly seat: Seat;
  readonly user: UserId;
  readonly filed: FiledOrders | undefined;
}

export const takenSeat = (m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> => seatAt(m, matchInPlay(m), user);

/** The same of a match that stands still, too. */
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

/** The seat whose player he stands in for now. */
function substitutedSeat(m: MatchReader, { seats }: MatchInPlay, user: UserId): Seat | undefined {
  const substitute = substitutesNow(m).find(one => one.user === user);
  return seats.find(({ id }) => id === substitute?.seat);
}

/** Whether a seat is the user's own, and he not only stands in for its player. */
export const isOwnSeat = ({ current, seat, user }: TakenSeat): boolean =>
  current.seatHolders.some(one => one.seat === seat.id && one.user === user);

/** His own; the host's, for whoever may decide something in the phase and has no say in it on a seat of his own. */
function seatOf(m: MatchReader, current: MatchInPlay, user: UserId): Seat | undefined {
  const { name, seats, seatHolders } = current;
  const seatHolder = seatHolders.find(s => s.user === user);
  const own = seats.find(s => s.id === seatHolder?.seat);
  const hasOwnSay = own !== undefined && maySay(name, own.id);
  return name.host === true && !hasOwnSay && decidesSome(m, current, { user }) ? HOST_SEAT : own;
}

/** What a seat has on file in the table's phase, checked by the game. */
export function filedOrdersOf(m: MatchReader, current: MatchInPlay, { id }: Pick<Seat, 'id'>): FiledOrders | undefined {
  const filed = submissionOf(m, current.phase.number, id);
  if (filed?.submission === undefined) return filed;
  return { ...filed, submission: current.game.submission.parse(filed.submission) as unknown };
}

export function seatViewAt({ current, seat, filed }: TakenSeat, language: Language): SeatView {
  const { match, game, phase, name } = current;
  return {
    match,
    phase,
    name,
    seat,
    topics: game.options(phase.state, seat.id, language),
    sheet: game.sheet(phase.state, seat.id, filed?.submission, language),
    ready: filed?.ready ?? false,
    waitedFor: maySay(name, seat.id),
    revision: filed?.revision ?? 0,
  };
}
