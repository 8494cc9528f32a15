import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import type { Capacity, Match, MatchId, UserId } from '../../model/match.js';
import { inCapacity, note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { type MatchInPlay, matchInPlay, openPhaseOf } from '../../read/matchInPlay.js';
import { missingSeats } from '../../read/missing.js';
import { mayDecide } from '../../read/whoDecides.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { closeOpenPhase } from '../../turn/closeOpenPhase.js';

export interface Adjudication {
  readonly match: MatchId;
  readonly user: UserId;
  /** Whether the user manages the server. */
  readonly isAdmin?: boolean;
  /** Close it even if orders are missing. */
  readonly force: boolean;
}

/**
 * Closes the open phase before its deadline, with the filed orders. For a host who does not play, or somebody who decides in place of one
 * who does. A host who plays cannot: the phase closes by itself when all are ready, and before that rivals may still change their orders.
 */
export async function adjudicateNow(hosting: HostingContext, asked: Adjudication): Promise<Result<Match, HostingFault>> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (tx: MatchTransaction): Result<Match, HostingFault> => close(tx, asked);
  return (
    (await decideUnlessBroken<Result<Match, HostingFault>>(hosting, asked.match, { work, otherwise })) ?? refuse({ code: 'no-such-match' })
  );
}

function close(tx: MatchTransaction, asked: Adjudication): Result<Match, HostingFault> {
  const as = mayDecide(tx, asked, { kind: 'phase' });
  if (!as.ok) return as;
  const current = matchInPlay(tx);
  if (!current.ok) return current;
  if (openPhaseOf(tx).opponentsOwe) return refuse({ code: 'opponents-owe' });
  const missing = missingSeats(tx, current.value).length;
  if (missing > 0 && !asked.force) return refuse({ code: 'orders-missing', count: missing });
  closeEarly(tx, current.value, { as: as.value, actor: asked.user });
  return ok(tx.facts.match);
}

/** Closes the open phase early. If somebody other than the host decided that, the channel is told. */
export function closeEarly(
  tx: MatchTransaction,
  current: MatchInPlay,
  { as, actor }: { readonly as: Capacity; readonly actor: UserId },
): void {
  const { phase } = current;
  const missing = missingSeats(tx, current).length;
  note(tx, actor, { deed: 'adjudicated', about: { phase: phase.number, missing, ...inCapacity(as) } });
  if (as !== 'host') queueNoticeAgain(tx, phase, { notice: 'closed-early', seats: [], by: as });
  closeOpenPhase(tx, current, as);
}
