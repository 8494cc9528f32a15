import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNotice } from '../../messages/notices.js';
import { endReceipts } from '../../messages/receipts.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { standInOf } from '../../model/standIn.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { agreedEnd } from '../../read/agreed.js';
import { beginToLeave } from '../../read/leaving.js';
import { justLeft, type MatchInPlay, matchInPlayAt, survivors, waitedFor } from '../../read/matchInPlay.js';
import { passSeat } from '../../read/passSeat.js';
import { isOwnSeat, type TakenSeat, takenSeatEvenPaused } from '../../read/seatView.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { closeOpenPhase } from '../../turn/closeOpenPhase.js';
import { countLeft } from '../../turn/countDuties.js';
import { endOf } from '../../turn/endOf.js';
import { finishWithin } from '../../turn/finishMatch.js';
import { phaseLength, postponeOnce } from '../../turn/postponeDeadline.js';
import { tellWhoSits } from '../../turn/tellWhoSits.js';
import { queueVacancies } from '../../turn/vacancies.js';

/**
 * Leaves a seat for good: its power goes into civil disorder, but the orders it has filed in the open phase are still played. When the last
 * player leaves, the match is abandoned; when only this one was missing, a vote is agreed on. The phase goes on until its deadline, so that
 * somebody can take the seat.
 */
export async function resignSeat(hosting: HostingContext, match: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const resigned = await decide(hosting, match, (tx): Result<Match, HostingFault> => {
    const taken = seatToResign(tx, user);
    if (!taken.ok) return taken;
    if (isCounted(taken.value)) countLeft(tx, taken.value.current, taken.value.seat.id);
    leaveSeat(tx, taken.value);
    return ok(tx.facts.match);
  });
  return resigned ?? refuse({ code: 'no-such-match' });
}

/** Whether leaving the seat counts for its player's reliability: not in an anonymous match, nor once the power is out of play. */
export const isCounted = ({ current, seat }: TakenSeat): boolean =>
  current.match.plan.anonymous !== true && survivors(current).includes(seat.id);

/** The seat a user may leave: their own, also in a paused match. */
export const ownSeat = async (hosting: HostingContext, match: MatchId, user: UserId): Promise<Result<TakenSeat, HostingFault>> =>
  (await look(hosting, match, m => seatToResign(m, user))) ?? refuse({ code: 'no-such-match' });

function seatToResign(m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> {
  const taken = takenSeatEvenPaused(m, user);
  return taken.ok && !isOwnSeat(taken.value) ? refuse({ code: 'stands-in' }) : taken;
}

/**
 * Removes a seat's player, for whatever reason, and the match goes on without them. In an anonymous match that is announced when the phase
 * closes.
 */
export function leaveSeat(tx: MatchTransaction, taken: TakenSeat): void {
  if (tx.facts.match.plan.anonymous) leaveUnseen(tx, taken);
  else loseSeat(tx, taken);
}

function leaveUnseen(tx: MatchTransaction, { seat }: TakenSeat): void {
  beginToLeave(tx, seat.id);
  if (tx.facts.match.status === 'running' && !tx.game.endsRound) closeIfReady(tx, matchInPlayAt(tx));
}

/** Like `leaveSeat`, but announced at once in every match. For removals that are not the player's own act. */
export function loseSeat(tx: MatchTransaction, taken: TakenSeat): void {
  vacate(tx, taken);
  goOnWithout(tx, tellWhoSits(tx, taken.current));
}

function vacate(tx: MatchTransaction, { current, seat }: TakenSeat): void {
  const isToldOf = survivors(current).includes(seat.id) && standInOf(current.match) === undefined;
  if (isToldOf) queueNotice(tx, current.phase, { notice: 'civil-disorder', seats: [seat.id] });
  passSeat(tx, current, seat.id, undefined);
  endReceipts(tx, seat.id);
}

function goOnWithout(tx: MatchTransaction, current: MatchInPlay): void {
  const end = endOf(current) ?? agreedEnd(tx, current);
  if (end) {
    finishWithin(tx, end);
    return;
  }
  queueVacancies(tx, current);
  if (current.match.status !== 'running') return;
  if (waitedFor(tx, matchInPlayAt(tx)).length === 0) closeOpenPhase(tx, current, 'ready');
  else leaveTimeToSit(tx, current);
}

const HOUR = 60 * 60 * 1000;
const LONGEST = 12 * HOUR;

/** Postpones the deadline, once a phase, so that somebody has the length of a phase, at most twelve hours, to take a seat that was left. */
function leaveTimeToSit(tx: MatchTransaction, current: MatchInPlay): void {
  const until = tx.now + Math.min(phaseLength(tx, current), LONGEST);
  if (justLeft(tx, current).length > 0 && current.phase.dueAt < until)
    postponeOnce(tx, until, { notice: 'waits-for-newcomer', seats: [], until });
}
