import type { Fault, Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { note } from '../hosting/audit.js';
import type { UserId } from '../match.js';
import { queueNoticeAgain, queueReceipts } from '../outbox/queueing.js';
import { pausingIfBroken } from '../pausing/broken.js';
import { closeTable } from '../phases/closeTable.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { HOST_SEAT, isOver, isPlayed, type Table, tableOf, waitedFor } from '../table.js';
import type { Edit } from './changeSheet.js';
import { onFileOf, takenSeat } from './desk.js';

export interface Said {
  /** Why none of the seats that he decides for may say that. */
  readonly fault?: Fault | undefined;
  /** He was the last one who was waited for. */
  readonly isClosed: boolean;
}

/**
 * Puts an outcome on file that somebody chose on its card: for his own seat, and where the host may decide for seats without a player, or
 * as the host; each only if the game lets it say so. A seat that owes nothing more is ready with that.
 */
export function sayOutcome(house: House, edit: Edit & { readonly text: string }): Result<Said, HostingFault> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (): Result<Said, HostingFault> => record(house, () => say(house, edit));
  return pausingIfBroken<Result<Said, HostingFault>>(house, edit.match, { work, otherwise });
}

function say(house: House, edit: Edit & { readonly text: string }): Result<Said, HostingFault> {
  const found = tableOf(house, edit.match);
  if (!found.ok) return found;
  const table = found.value;
  if (isOver(house, table, edit.phase)) return refuse({ code: 'phase-over' });
  const taken = takenSeat(house, edit.match, edit.user);
  const isHost = table.name.host === true && table.match.host === edit.user;
  if (!taken.ok && !isHost) return taken;
  const own = taken.ok && taken.value.seat.id !== HOST_SEAT.id ? [taken.value.seat] : [];
  const seats = [...own, ...(isHost ? unplayed(table) : [])];
  const said = seats.map(seat => file(house, table, seat, edit));
  const all = isHost && said.every(({ fault }) => fault) ? [...said, file(house, table, HOST_SEAT, edit)] : said;
  const filed = all.filter(({ fault }) => !fault);
  if (filed.length === 0) return ok({ fault: all[0]?.fault, isClosed: false });
  const isLast = waitedFor(house, table).length === 0 && filed.every(({ isAll }) => isAll);
  return ok({ isClosed: isLast && closeTable(house, table, 'ready') });
}

const unplayed = (table: Table): readonly Seat[] => table.seats.filter(({ id }) => table.name.awaits.includes(id) && !isPlayed(table, id));

interface Filed {
  readonly fault?: Fault | undefined;
  /** The seat owes nothing more. */
  readonly isAll: boolean;
}

function file(house: House, table: Table, seat: Seat, edit: Edit & { readonly text: string }): Filed {
  const { match, game, phase } = table;
  const onFile = onFileOf(house, table, seat);
  const { submission, lines } = game.read(phase.state, seat.id, edit.text, onFile?.submission, edit.language, 0);
  const fault = lines.find(line => line.fault)?.fault;
  if (fault) return { fault, isAll: false };
  const isAll = game.sheet(phase.state, seat.id, submission, edit.language).every(({ text, optional }) => optional || text !== undefined);
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
  if (isPlayed(table, seat.id)) queueReceipts(house, table, { seat: seat.id, user: edit.user, language: edit.language });
  else if (seat.id !== HOST_SEAT.id) tellOrdered(house, table, seat, edit.user);
  return { isAll };
}

/** That the host decided for a seat without a player is no secret. */
function tellOrdered(house: House, { match, phase }: Table, seat: Seat, by: UserId): void {
  queueNoticeAgain(house, phase, match, { notice: 'host-ordered', seats: [seat.id] });
  note(house, match.id, by, { deed: 'ordered', about: { seat: seat.id, phase: phase.number } });
}
