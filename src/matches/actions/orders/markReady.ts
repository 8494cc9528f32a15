import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueReceipts } from '../../messages/receipts.js';
import { setReady } from '../../model/filing.js';
import type { MatchId, UserId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { HOST_SEAT, hasDecided, isOver, maySay } from '../../read/matchInPlay.js';
import { missingOrders, readinessOf } from '../../read/readiness.js';
import { filedOrdersOf, type SeatView, seatViewAt, takenSeat } from '../../read/seatView.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { whyNotLeave } from './decisions.js';

export interface ReadyRequest {
  readonly match: MatchId;
  readonly phase: number;
  readonly user: UserId;
  readonly ready: boolean;
  /** Ready even with orders missing. */
  readonly anyway?: boolean;
  readonly language: Language;
  readonly interaction?: string;
}

/**
 * Marks a seat ready or not. When all awaited seats with a player are ready, the phase closes: at once, and the phase of the returned view
 * has `closedAt`; or, in an anonymous match, a while later. Has no effect on a seat without a choice or a vote nor, where each phase is one
 * decision, on a seat that has filed none: being ready confirms it. Elsewhere a seat that has not given all the orders it owes is refused,
 * unless it says `anyway`.
 */
export async function markReady(hosting: HostingContext, asked: ReadyRequest): Promise<Result<SeatView, HostingFault>> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (tx: MatchTransaction): Result<SeatView, HostingFault> => mark(tx, asked);
  const { match, interaction } = asked;
  return (
    (await decideUnlessBroken<Result<SeatView, HostingFault>>(hosting, match, { work, otherwise, interaction })) ??
    refuse({ code: 'no-such-match' })
  );
}

function mark(tx: MatchTransaction, { user, phase, ready, anyway, language, interaction }: ReadyRequest): Result<SeatView, HostingFault> {
  const taken = takenSeat(tx, user);
  if (!taken.ok) return taken;
  const { current, seat } = taken.value;
  if (isOver(tx, current, phase)) return refuse({ code: 'phase-over' });
  if (interaction !== undefined && tx.isOvertaken(interaction, seat.id)) return refuse({ code: 'overtaken' });
  if (!maySay(current.name, seat.id)) return ok(seatViewAt(taken.value, language));
  if (ready && current.game.endsRound && !hasDecided(current, seat.id, taken.value.filed?.submission))
    return ok(seatViewAt(taken.value, language));
  if (ready && !anyway && readinessOf(current, seat.id, taken.value.filed) === 'nothing-on-file') return refuse({ code: 'nothing-filed' });
  const missing = ready && !anyway ? missingOrders(current, seat.id, taken.value.filed?.submission) : 0;
  if (missing > 0) return refuse({ code: 'some-missing', missing });
  const fault = seat.id === HOST_SEAT.id && ready ? whyNotLeave(tx, current, { user }, taken.value.filed?.submission) : undefined;
  if (fault) return refuse(fault);
  setReady(tx, phase, seat.id, ready);
  queueReceipts(tx, current, { seat: seat.id, user, language });
  const seatView = seatViewAt({ ...taken.value, filed: filedOrdersOf(tx, current, seat) }, language);
  if (!closeIfReady(tx, current)) return ok(seatView);
  return ok({ ...seatView, phase: { ...seatView.phase, closedAt: tx.now, closedBy: 'ready' } });
}
