import type { TypedLine } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueReceipts } from '../../messages/receipts.js';
import { file } from '../../model/filing.js';
import type { FiledOrders, MatchId, UserId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { HOST_SEAT, isOver } from '../../read/matchInPlay.js';
import { type SeatView, seatViewAt, type TakenSeat, takenSeat } from '../../read/seatView.js';
import { capacityOf } from '../../read/whoDecides.js';
import { noteDecided, whyNotDecide } from './decisions.js';

/** A request of a user to change the filed orders of their seat. */
export interface Edit {
  readonly match: MatchId;
  /** The phase the user was looking at. Undefined: the open one. */
  readonly phase?: number;
  readonly user: UserId;
  readonly language: Language;
  /** The same interaction twice is one edit. */
  readonly interaction?: string;
}

/** What became of each typed line, and the seat's view after it. */
export interface Filed {
  readonly lines: readonly TypedLine[];
  readonly seatView: SeatView;
}

interface Change {
  readonly submission: unknown;
  readonly typed: string;
  readonly lines: readonly TypedLine[];
}

/**
 * Files a changed submission, adds what was typed to the history, whatever became of it, and queues the receipt. Only while the phase is
 * open and its deadline has not passed.
 */
export async function changeSheet(
  hosting: HostingContext,
  edit: Edit,
  change: (taken: TakenSeat) => Change,
): Promise<Result<Filed, HostingFault>> {
  const { interaction, user, language } = edit;
  const changed = await decide(
    hosting,
    edit.match,
    (tx): Result<Filed, HostingFault> => {
      const taken = takenSeat(tx, user);
      if (!taken.ok) return taken;
      if (isOver(tx, taken.value.current, edit.phase)) return refuse({ code: 'phase-over' });
      if (interaction !== undefined && tx.isOvertaken(interaction, taken.value.seat.id)) return refuse({ code: 'overtaken' });
      const made = change(taken.value);
      const fault = seatOfHost(tx, taken.value, made.submission);
      if (fault) return refuse(fault);
      const filed = put(tx, edit, taken.value, made);
      queueReceipts(tx, taken.value.current, { seat: taken.value.seat.id, user, language });
      return ok({ lines: made.lines, seatView: seatViewAt({ ...taken.value, filed }, language) });
    },
    { interaction, people: [user] },
  );
  return changed ?? refuse({ code: 'no-such-match' });
}

/** On the host's seat every change is a decision. Returns why the user may not make it; otherwise logs it. */
function seatOfHost(tx: MatchTransaction, { current, seat, user, filed }: TakenSeat, after: unknown): HostingFault | undefined {
  if (seat.id !== HOST_SEAT.id) return undefined;
  const deciding = { seat: seat.id, before: filed?.submission, after };
  const fault = whyNotDecide(tx, current, { user }, deciding);
  if (!fault) noteDecided(tx, current, { user, as: capacityOf(current.match, user) }, deciding);
  return fault;
}

const put = (tx: MatchTransaction, { user, interaction }: Edit, taken: TakenSeat, { submission, typed }: Change): FiledOrders =>
  file(tx, {
    phase: taken.current.phase.number,
    seat: taken.seat.id,
    ready: staysReady(taken, submission),
    ...{ user, submission, typed, interaction },
  });

/** Whether a changed seat stays ready: only if every topic that had an order before still has one. */
function staysReady(taken: TakenSeat, submission: unknown): boolean {
  if (!taken.filed?.ready) return false;
  const after = orderedKeys(taken, submission);
  return [...orderedKeys(taken, taken.filed.submission)].every(key => after.has(key));
}

function orderedKeys({ current, seat }: TakenSeat, submission: unknown): ReadonlySet<string> {
  const sheet = current.game.sheet(current.phase.state, seat.id, submission, 'en');
  return new Set(sheet.filter(line => line.text !== undefined).map(line => line.key));
}
