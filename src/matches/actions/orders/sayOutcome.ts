import type { Fault, Seat } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueReceipts } from '../../messages/receipts.js';
import { file } from '../../model/filing.js';
import type { Capacity, UserId } from '../../model/match.js';
import { inCapacity, note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { decidesSome, reportsForSome } from '../../read/disputes.js';
import { HOST_SEAT, isOver, isPlayed, type MatchInPlay, matchInPlay, maySay } from '../../read/matchInPlay.js';
import { filedOrdersOf, takenSeat } from '../../read/seatView.js';
import { capacityOf } from '../../read/whoDecides.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import type { Edit } from './changeSheet.js';
import { noteDecided, whyNotDecide } from './decisions.js';

export interface Said {
  /** Why none of the seats the user acts for may report that. */
  readonly fault?: Fault | undefined;
  /** Whether the phase closed with this. */
  readonly isClosed: boolean;
}

/** An outcome that a user chose. `isAdmin`: whether they manage the server. */
export interface Chosen extends Edit {
  readonly text: string;
  readonly isAdmin?: boolean;
}

/**
 * Files an outcome that a user chose on its card: for their own seat and, where they may decide, for seats without a player; if none of
 * these may report it, from the host's seat. Each only if the game accepts it, and a battle only if the user may decide it. A seat that
 * owes nothing more becomes ready.
 */
export async function sayOutcome(hosting: HostingContext, edit: Chosen): Promise<Result<Said, HostingFault>> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (tx: MatchTransaction): Result<Said, HostingFault> => say(tx, edit);
  const { match, interaction } = edit;
  return (
    (await decideUnlessBroken<Result<Said, HostingFault>>(hosting, match, { work, otherwise, interaction })) ??
    refuse({ code: 'no-such-match' })
  );
}

function say(tx: MatchTransaction, edit: Chosen): Result<Said, HostingFault> {
  const found = matchInPlay(tx);
  if (!found.ok) return found;
  const current = found.value;
  if (isOver(tx, current, edit.phase)) return refuse({ code: 'phase-over' });
  const taken = takenSeat(tx, edit.user);
  const nobodys = reportsForSome(tx, current, edit) ? unplayed(current) : [];
  const decides = nobodys.length > 0 || decidesSome(tx, current, edit);
  if (!taken.ok && !decides) return taken;
  const own = taken.ok && taken.value.seat.id !== HOST_SEAT.id ? [taken.value.seat] : [];
  const seats = [...own, ...nobodys];
  const said = seats.map(seat => fileFor(tx, current, seat, edit));
  const all = decides && said.every(({ fault }) => fault) ? [...said, fileFor(tx, current, HOST_SEAT, edit)] : said;
  const filed = all.filter(({ fault, denied }) => !fault && !denied);
  if (filed.length > 0) return ok({ isClosed: filed.every(({ isAll }) => isAll) && closeIfReady(tx, current) });
  const denied = all.find(one => one.denied)?.denied ?? (decides ? undefined : deniedTo(current, edit));
  return denied ? refuse(denied) : ok({ fault: all[0]?.fault, isClosed: false });
}

const unplayed = (current: MatchInPlay): readonly Seat[] =>
  current.seats.filter(({ id }) => maySay(current.name, id) && !isPlayed(current, id));

/** The refusal for a host who has a part in the dispute. Undefined for everybody else. */
const deniedTo = ({ name, match }: MatchInPlay, { user }: Chosen): HostingFault | undefined =>
  name.host === true && user === match.host ? { code: 'others-decide' } : undefined;

interface Filed {
  readonly fault?: Fault | undefined;
  readonly denied?: HostingFault;
  /** Whether the seat owes nothing more. */
  readonly isAll: boolean;
}

function fileFor(tx: MatchTransaction, current: MatchInPlay, seat: Seat, edit: Chosen): Filed {
  const { match, game, phase } = current;
  const { user, text: typed, language } = edit;
  const interaction = edit.interaction && `${edit.interaction} ${seat.id}`;
  if (interaction && tx.isOvertaken(interaction, seat.id)) return { denied: { code: 'overtaken' }, isAll: false };
  const filed = filedOrdersOf(tx, current, seat);
  const { submission, lines } = game.read(phase.state, seat.id, typed, filed?.submission, language, 0);
  const fault = lines.find(line => line.fault)?.fault;
  if (fault) return { fault, isAll: false };
  const deciding = { seat: seat.id, before: filed?.submission, after: submission };
  const denied = isPlayed(current, seat.id) ? undefined : whyNotDecide(tx, current, edit, deciding);
  if (denied) return { denied, isAll: false };
  const sheet = game.sheet(phase.state, seat.id, submission, language);
  const isAll = sheet.every(({ text, optional, stands }) => optional || (text !== undefined && !stands));
  file(tx, { phase: phase.number, seat: seat.id, user, submission, ready: isAll, typed, interaction });
  const as = capacityOf(match, user);
  if (isPlayed(current, seat.id)) queueReceipts(tx, current, { seat: seat.id, user, language });
  else if (seat.id === HOST_SEAT.id) noteDecided(tx, current, { user, as }, deciding);
  else tellOrdered(tx, current, seat, { user, as });
  return { isAll };
}

/** Tells the channel, and logs, that somebody ordered for a seat without a player. */
function tellOrdered(
  tx: MatchTransaction,
  { phase }: MatchInPlay,
  seat: Seat,
  { user, as }: { readonly user: UserId; readonly as: Capacity },
): void {
  queueNoticeAgain(tx, phase, { notice: 'host-ordered', seats: [seat.id], ...(as !== 'host' && { by: as }) });
  note(tx, user, { deed: 'ordered', about: { seat: seat.id, phase: phase.number, ...inCapacity(as) } });
}
