import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueReceipts } from '../../messages/receipts.js';
import { setReady } from '../../model/filing.js';
import type { MatchId, UserId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { type Desk, deskAt, onFileOf, takenSeat } from '../../read/desk.js';
import { HOST_SEAT, hasDecided, isOver, maySay } from '../../read/table.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { whyNotLeave } from './decisions.js';

export interface Readiness {
  readonly match: MatchId;
  readonly phase: number;
  readonly user: UserId;
  readonly ready: boolean;
  readonly language: Language;
}

/**
 * Says that a seat is ready, or not any more. When every seat that has a choice
 * and a player is ready, the phase closes at once, or in an anonymous match in a while: the phase of the desk that
 * comes back then has `closedAt`. A seat without a choice or a vote is left as it is; so is
 * one that has nothing on file where each phase is one decision, for there ready is a confirmation.
 */
export function markReady(house: House, asked: Readiness): Result<Desk, HostingFault> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (tx: MatchTransaction): Result<Desk, HostingFault> => mark(tx, asked);
  return decideUnlessBroken<Result<Desk, HostingFault>>(house, asked.match, { work, otherwise }) ?? refuse({ code: 'no-such-match' });
}

function mark(tx: MatchTransaction, { user, phase, ready, language }: Readiness): Result<Desk, HostingFault> {
  const taken = takenSeat(tx, user);
  if (!taken.ok) return taken;
  const { table, seat } = taken.value;
  if (isOver(tx, table, phase)) return refuse({ code: 'phase-over' });
  if (!maySay(table.name, seat.id)) return ok(deskAt(taken.value, language));
  if (ready && table.game.endsRound && !hasDecided(table, seat.id, taken.value.onFile?.submission))
    return ok(deskAt(taken.value, language));
  const fault = seat.id === HOST_SEAT.id && ready ? whyNotLeave(tx, table, { user }, taken.value.onFile?.submission) : undefined;
  if (fault) return refuse(fault);
  setReady(tx, phase, seat.id, ready);
  queueReceipts(tx, table, { seat: seat.id, user, language });
  const desk = deskAt({ ...taken.value, onFile: onFileOf(tx, table, seat) }, language);
  if (!closeIfReady(tx, table)) return ok(desk);
  return ok({ ...desk, phase: { ...desk.phase, closedAt: tx.now, closedBy: 'ready' } });
}
