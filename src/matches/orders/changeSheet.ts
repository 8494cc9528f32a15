import type { TypedLine } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { capacityOf } from '../hosting/whoDecides.js';
import type { MatchId, UserId } from '../match.js';
import { queueReceipts } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { HOST_SEAT, isOver } from '../table.js';
import { noteDecided, whyNotDecide } from './decisions.js';
import { type Desk, deskAt, type TakenSeat, takenSeat } from './desk.js';

/** Who wants to change what his seat has on file. */
export interface Edit {
  readonly match: MatchId;
  /** The phase the user had before his eyes; none: whichever is open. */
  readonly phase?: number;
  readonly user: UserId;
  readonly language: Language;
  /** The same interaction twice is one edit. */
  readonly interaction?: string;
}

/** What became of each typed line, and the desk after it. */
export interface Filed {
  readonly lines: readonly TypedLine[];
  readonly desk: Desk;
}

interface Change {
  readonly submission: unknown;
  readonly typed: string;
  readonly lines: readonly TypedLine[];
}

/**
 * Puts a changed submission on file, appends what was typed to the history
 * whatever became of it, and queues the receipt. Only while the phase is open
 * and its deadline, by the record, has not come.
 */
export function changeSheet(house: House, edit: Edit, change: (taken: TakenSeat) => Change): Result<Filed, HostingFault> {
  return record(house, () => {
    const taken = takenSeat(house, edit.match, edit.user);
    if (!taken.ok) return taken;
    if (isOver(house, taken.value.table, edit.phase)) return refuse({ code: 'phase-over' });
    const changed = change(taken.value);
    const fault = seatOfHost(house, taken.value, changed.submission);
    if (fault) return refuse(fault);
    const onFile = put(house, edit, taken.value, changed);
    queueReceipts(house, taken.value.table, { seat: taken.value.seat.id, user: edit.user, language: edit.language });
    return ok({ lines: changed.lines, desk: deskAt({ ...taken.value, onFile }, edit.language) });
  });
}

/** On the host's seat every change is a decision: why it is not his to make, else it is noted. */
function seatOfHost(house: House, { table, seat, user, onFile }: TakenSeat, after: unknown): HostingFault | undefined {
  if (seat.id !== HOST_SEAT.id) return undefined;
  const deciding = { seat: seat.id, before: onFile?.submission, after };
  const fault = whyNotDecide(house, table, { user }, deciding);
  if (!fault) noteDecided(house, table, { user, as: capacityOf(table.match, user) }, deciding);
  return fault;
}

function put(house: House, edit: Edit, taken: TakenSeat, { submission, typed }: Change) {
  return house.store.file({
    match: edit.match,
    phase: taken.table.phase.number,
    seat: taken.seat.id,
    user: edit.user,
    submission,
    ready: staysReady(taken, submission),
    typed,
    at: house.now(),
    ...(edit.interaction !== undefined && { interaction: edit.interaction }),
  });
}

/** A change keeps a seat ready, unless something that was ordered before no longer is. */
function staysReady(taken: TakenSeat, submission: unknown): boolean {
  if (!taken.onFile?.ready) return false;
  const after = orderedKeys(taken, submission);
  return [...orderedKeys(taken, taken.onFile.submission)].every(key => after.has(key));
}

function orderedKeys({ table, seat }: TakenSeat, submission: unknown): ReadonlySet<string> {
  const sheet = table.game.sheet(table.phase.state, seat.id, submission, 'en');
  return new Set(sheet.filter(line => line.text !== undefined).map(line => line.key));
}
