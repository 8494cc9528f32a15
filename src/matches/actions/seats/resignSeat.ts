import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNotice } from '../../messages/notices.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { agreedEnd } from '../../read/agreed.js';
import { isOwnSeat, type TakenSeat, takenSeatEvenPaused } from '../../read/seatView.js';
import { beginToLeave } from '../../read/leaving.js';
import { passSeat } from '../../read/passSeat.js';
import { survivors, type MatchInPlay, matchInPlayAt, waitedFor } from '../../read/matchInPlay.js';
import { queueVacancies } from '../../turn/vacancies.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { closeOpenPhase } from '../../turn/closeOpenPhase.js';
import { endOf } from '../../turn/endOf.js';
import { finishWithin } from '../../turn/finishMatch.js';
import { tellWhoSits } from '../../turn/tellWhoSits.js';

/**
 * Leaves a seat for good: its power goes into civil disorder, though what it has
 * on file for the open phase is still played. With the last player gone the match
 * is abandoned; when only he was missing, a draw is agreed or the phase closes.
 */
export function resignSeat(hosting: HostingContext, match: MatchId, user: UserId): Result<Match, HostingFault> {
  const resigned = decide(hosting, match, (tx): Result<Match, HostingFault> => {
    const taken = seatToResign(tx, user);
    if (!taken.ok) return taken;
    leaveSeat(tx, taken.value);
    return ok(tx.facts.match);
  });
  return resigned ?? refuse({ code: 'no-such-match' });
}

/** The seat a user may give up: his own, also while the match stands still. */
export const ownSeat = (hosting: HostingContext, match: MatchId, user: UserId): Result<TakenSeat, HostingFault> =>
  look(hosting, match, m => seatToResign(m, user)) ?? refuse({ code: 'no-such-match' });

function seatToResign(m: MatchReader, user: UserId): Result<TakenSeat, HostingFault> {
  const taken = takenSeatEvenPaused(m, user);
  return taken.ok && !isOwnSeat(taken.value) ? refuse({ code: 'stands-in' }) : taken;
}

/** The seat loses its player, whoever wants it so, and the match goes on without him; an anonymous one is told when the phase closes. */
export function leaveSeat(tx: MatchTransaction, taken: TakenSeat): void {
  if (tx.facts.match.plan.anonymous) leaveUnseen(tx, taken);
  else loseSeat(tx, taken);
}

function leaveUnseen(tx: MatchTransaction, { seat }: TakenSeat): void {
  beginToLeave(tx, seat.id);
  if (tx.facts.match.status === 'running' && !tx.game.endsRound) closeIfReady(tx, matchInPlayAt(tx));
}

/** The same at once, in every match: not because of anything its player does now. */
export function loseSeat(tx: MatchTransaction, taken: TakenSeat): void {
  vacate(tx, taken);
  goOnWithout(tx, tellWhoSits(tx, taken.current));
}

function vacate(tx: MatchTransaction, { current, seat }: TakenSeat): void {
  if (survivors(current).includes(seat.id)) queueNotice(tx, current.phase, { notice: 'civil-disorder', seats: [seat.id] });
  passSeat(tx, current, seat.id, undefined);
}

function goOnWithout(tx: MatchTransaction, current: MatchInPlay): void {
  const end = endOf(current) ?? agreedEnd(tx, current);
  if (end) finishWithin(tx, end);
  else if (current.match.status === 'running' && waitedFor(tx, current).length === 0) closeOpenPhase(tx, current, 'ready');
  else queueVacancies(tx, current);
}
