import type { Fault, Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { decidesSome, reportsForSome } from '../disputes.js';
import type { HostingFault } from '../fault.js';
import { inCapacity, note } from '../hosting/audit.js';
import { capacityOf } from '../hosting/whoDecides.js';
import type { Capacity, UserId } from '../match.js';
import { queueNoticeAgain, queueReceipts } from '../outbox/queueing.js';
import { pausingIfBroken } from '../pausing/broken.js';
import { closeIfReady } from '../phases/closeIfReady.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { HOST_SEAT, isOver, isPlayed, maySay, type Table, tableOf } from '../table.js';
import type { Edit } from './changeSheet.js';
import { noteDecided, whyNotDecide } from './decisions.js';
import { onFileOf, takenSeat } from './desk.js';

export interface Said {
  /** Why none of the seats that he decides for may say that. */
  readonly fault?: Fault | undefined;
  /** He was the last one who was waited for. */
  readonly isClosed: boolean;
}

/** An outcome somebody chose, and whether he manages the server. */
export interface Chosen extends Edit {
  readonly text: string;
  readonly isAdmin?: boolean;
}

/**
 * Puts an outcome on file that somebody chose on its card: for his own seat, and where he may decide in the phase for seats without a player,
 * or from the seat of the host; each only if the game lets it say so, and a battle only if it is his to decide. A seat that owes nothing more is
 * ready with that.
 */
export function sayOutcome(house: House, edit: Chosen): Result<Said, HostingFault> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (): Result<Said, HostingFault> => record(house, () => say(house, edit));
  return pausingIfBroken<Result<Said, HostingFault>>(house, edit.match, { work, otherwise });
}

function say(house: House, edit: Chosen): Result<Said, HostingFault> {
  const found = tableOf(house, edit.match);
  if (!found.ok) return found;
  const table = found.value;
  if (isOver(house, table, edit.phase)) return refuse({ code: 'phase-over' });
  const taken = takenSeat(house, edit.match, edit.user);
  const nobodys = reportsForSome(house, table, edit) ? unplayed(table) : [];
  const decides = nobodys.length > 0 || decidesSome(house, table, edit);
  if (!taken.ok && !decides) return taken;
  const own = taken.ok && taken.value.seat.id !== HOST_SEAT.id ? [taken.value.seat] : [];
  const seats = [...own, ...nobodys];
  const said = seats.map(seat => file(house, table, seat, edit));
  const all = decides && said.every(({ fault }) => fault) ? [...said, file(house, table, HOST_SEAT, edit)] : said;
  const filed = all.filter(({ fault, denied }) => !fault && !denied);
  if (filed.length > 0) return ok({ isClosed: filed.every(({ isAll }) => isAll) && closeIfReady(house, table) });
  const denied = all.find(one => one.denied)?.denied ?? (decides ? undefined : deniedTo(table, edit));
  return denied ? refuse(denied) : ok({ fault: all[0]?.fault, isClosed: false });
}

const unplayed = (table: Table): readonly Seat[] => table.seats.filter(({ id }) => maySay(table.name, id) && !isPlayed(table, id));

/** A host who has a part in what is in dispute is told so. */
const deniedTo = ({ name, match }: Table, { user }: Chosen): HostingFault | undefined =>
  name.host === true && user === match.host ? { code: 'others-decide' } : undefined;

interface Filed {
  readonly fault?: Fault | undefined;
  readonly denied?: HostingFault;
  /** The seat owes nothing more. */
  readonly isAll: boolean;
}

function file(house: House, table: Table, seat: Seat, edit: Chosen): Filed {
  const { match, game, phase } = table;
  const onFile = onFileOf(house, table, seat);
  const { submission, lines } = game.read(phase.state, seat.id, edit.text, onFile?.submission, edit.language, 0);
  const fault = lines.find(line => line.fault)?.fault;
  if (fault) return { fault, isAll: false };
  const deciding = { seat: seat.id, before: onFile?.submission, after: submission };
  const denied = isPlayed(table, seat.id) ? undefined : whyNotDecide(house, table, edit, deciding);
  if (denied) return { denied, isAll: false };
  const sheet = game.sheet(phase.state, seat.id, submission, edit.language);
  const isAll = sheet.every(({ text, optional, stands }) => optional || (text !== undefined && !stands));
  house.store.file({
    match: match.id,
    phase: phase.number,
    seat: seat.id,
    user: edit.user,
    submission,
    ready: isAll,
    typed: edit.text,
    at: house.now(),
    ...(edit.interaction !== undefined && { interaction: `${edit.interaction} ${seat.id}` }),
  });
  const { user } = edit;
  const as = capacityOf(match, user);
  if (isPlayed(table, seat.id)) queueReceipts(house, table, { seat: seat.id, user, language: edit.language });
  else if (seat.id === HOST_SEAT.id) noteDecided(house, table, { user, as }, deciding);
  else tellOrdered(house, table, seat, { user, as });
  return { isAll };
}

/** That somebody decided for a seat without a player is no secret. */
function tellOrdered(
  house: House,
  { match, phase }: Table,
  seat: Seat,
  { user, as }: { readonly user: UserId; readonly as: Capacity },
): void {
  queueNoticeAgain(house, phase, match, { notice: 'host-ordered', seats: [seat.id], ...(as !== 'host' && { by: as }) });
  note(house, match.id, user, { deed: 'ordered', about: { seat: seat.id, phase: phase.number, ...inCapacity(as) } });
}
