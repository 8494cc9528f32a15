import type { Phase, Seat, SheetLine, Topic } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { submissionOf } from '../model/filing.js';
import type { Match, MatchPhase, OnFile, UserId } from '../model/match.js';
import { standInsNow } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { decidesSome } from './disputes.js';
import { HOST_SEAT, maySay, type Table, tableAt, tableOf } from './table.js';

/** What a seat's player may see and decide, for his eyes alone. */
export interface Desk {
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
  readonly table: Table;
  readonly seat: Seat;
  readonly user: UserId;
  readonly onFile: OnFile | undefined;
}

export const takenSeat = (m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> => seatAt(m, tableOf(m), user);

/** The same of a match that stands still, too. */
export function takenSeatEvenPaused(m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> {
  const { match, open } = m.facts;
  if (match.status !== 'paused') return takenSeat(m, user);
  return open ? seatAt(m, ok(tableAt(m)), user) : refuse({ code: 'not-running' });
}

function seatAt(m: MatchReader, table: Result<Table, HostingFault>, user: UserId): Result<TakenSeat, HostingFault> {
  if (!table.ok) return table;
  const seat = seatOf(m, table.value, user) ?? standInSeat(m, table.value, user);
  if (!seat) return refuse({ code: 'no-seat' });
  return ok({ table: table.value, seat, user, onFile: onFileOf(m, table.value, seat) });
}

/** The seat whose player he stands in for now. */
function standInSeat(m: MatchReader, { seats }: Table, user: UserId): Seat | undefined {
  const standIn = standInsNow(m).find(one => one.user === user);
  return seats.find(({ id }) => id === standIn?.seat);
}

/** Whether a seat is the user's own, and he not only stands in for its player. */
export const isOwnSeat = ({ table, seat, user }: TakenSeat): boolean =>
  table.sittings.some(one => one.seat === seat.id && one.user === user);

/** His own; the host's, for whoever may decide something in the phase and has no say in it on a seat of his own. */
function seatOf(m: MatchReader, table: Table, user: UserId): Seat | undefined {
  const { name, seats, sittings } = table;
  const sitting = sittings.find(s => s.user === user);
  const own = seats.find(s => s.id === sitting?.seat);
  const hasOwnSay = own !== undefined && maySay(name, own.id);
  return name.host === true && !hasOwnSay && decidesSome(m, table, { user }) ? HOST_SEAT : own;
}

/** What a seat has on file in the table's phase, checked by the game. */
export function onFileOf(m: MatchReader, table: Table, { id }: Pick<Seat, 'id'>): OnFile | undefined {
  const onFile = submissionOf(m, table.phase.number, id);
  if (onFile?.submission === undefined) return onFile;
  return { ...onFile, submission: table.game.submission.parse(onFile.submission) as unknown };
}

export function deskAt({ table, seat, onFile }: TakenSeat, language: Language): Desk {
  const { match, game, phase, name } = table;
  return {
    match,
    phase,
    name,
    seat,
    topics: game.options(phase.state, seat.id, language),
    sheet: game.sheet(phase.state, seat.id, onFile?.submission, language),
    ready: onFile?.ready ?? false,
    waitedFor: maySay(name, seat.id),
    revision: onFile?.revision ?? 0,
  };
}
