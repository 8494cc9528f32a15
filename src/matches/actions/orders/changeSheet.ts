import type { TypedLine } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueReceipts } from '../../messages/receipts.js';
import { file } from '../../model/filing.js';
import type { MatchId, OnFile, UserId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { type Desk, deskAt, type TakenSeat, takenSeat } from '../../read/desk.js';
import { HOST_SEAT, isOver } from '../../read/table.js';
import { capacityOf } from '../../read/whoDecides.js';
import { noteDecided, whyNotDecide } from './decisions.js';

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
  const { interaction, user, language } = edit;
  const changed = decide(
    house,
    edit.match,
    (tx): Result<Filed, HostingFault> => {
      const taken = takenSeat(tx, user);
      if (!taken.ok) return taken;
      if (isOver(tx, taken.value.table, edit.phase)) return refuse({ code: 'phase-over' });
      const made = change(taken.value);
      const fault = seatOfHost(tx, taken.value, made.submission);
      if (fault) return refuse(fault);
      const onFile = put(tx, edit, taken.value, made);
      queueReceipts(tx, taken.value.table, { seat: taken.value.seat.id, user, language });
      return ok({ lines: made.lines, desk: deskAt({ ...taken.value, onFile }, language) });
    },
    { interaction, people: [user] },
  );
  return changed ?? refuse({ code: 'no-such-match' });
}

/** On the host's seat every change is a decision: why it is not his to make, else it is noted. */
function seatOfHost(tx: MatchTransaction, { table, seat, user, onFile }: TakenSeat, after: unknown): HostingFault | undefined {
  if (seat.id !== HOST_SEAT.id) return undefined;
  const deciding = { seat: seat.id, before: onFile?.submission, after };
  const fault = whyNotDecide(tx, table, { user }, deciding);
  if (!fault) noteDecided(tx, table, { user, as: capacityOf(table.match, user) }, deciding);
  return fault;
}

const put = (tx: MatchTransaction, { user, interaction }: Edit, taken: TakenSeat, { submission, typed }: Change): OnFile =>
  file(tx, {
    phase: taken.table.phase.number,
    seat: taken.seat.id,
    ready: staysReady(taken, submission),
    ...{ user, submission, typed, interaction },
  });

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
