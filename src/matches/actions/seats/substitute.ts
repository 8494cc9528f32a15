import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseDay } from '../../calendar/parseDay.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import type { MatchId, Substitute, UserId } from '../../model/match.js';
import { appointSubstitute, disclose, dismissSubstitute, settingsOf } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { hasAHandIn } from '../../read/passSeat.js';
import { isOwnSeat, takenSeat } from '../../read/seatView.js';

const MOST = 60 * 24 * 60 * 60 * 1000;

export interface StandingIn {
  readonly match: MatchId;
  /** The seat's player. */
  readonly user: UserId;
  /** The substitute, who must have no other part in the match. Undefined: ends the substitution. */
  readonly by?: UserId;
  /** As typed. */
  readonly until?: string;
}

/**
 * Appoints a substitute until a day. The seat stays the player's, who may order as well. Returns when it ends, UTC ms. In an anonymous
 * match nobody is told, and nobody is refused because of who was chosen, which would reveal who else plays: that person simply cannot
 * order.
 */
export async function appoint(
  hosting: HostingContext,
  { match, user, by, until }: StandingIn,
): Promise<Result<number | undefined, HostingFault>> {
  const work = (tx: MatchTransaction): Result<number | undefined, HostingFault> => {
    const taken = takenSeat(tx, user);
    if (!taken.ok) return taken;
    if (!isOwnSeat(taken.value)) return refuse({ code: 'stands-in' });
    const { current, seat } = taken.value;
    if (by === undefined) {
      dismissSubstitute(tx, seat.id);
      return ok(undefined);
    }
    if (until === undefined) return refuse({ code: 'until-missing' });
    const end = parseDay(until, 'end', { zone: settingsOf(tx, user).zone ?? 'UTC', now: tx.now });
    if (!end.ok) return end;
    if (end.value <= tx.now || end.value - tx.now > MOST) return refuse({ code: 'absence-unlikely' });
    const mayOrder = by !== current.match.host && by !== current.match.arbiter && !hasAHandIn(tx, by, seat.id);
    const substitute = { seat: seat.id, user: by, until: end.value };
    if (current.match.plan.anonymous) {
      if (mayOrder) engage(tx, substitute);
      return ok(end.value);
    }
    if (!mayOrder) return refuse({ code: 'cannot-stand-in' });
    engage(tx, substitute);
    queueNoticeAgain(tx, current.phase, { notice: 'stand-in', seats: [seat.id], until: end.value });
    return ok(end.value);
  };
  return (await decide(hosting, match, work)) ?? refuse({ code: 'no-such-match' });
}

function engage(tx: MatchTransaction, substitute: Substitute): void {
  disclose(tx, { viewer: substitute.user, as: 'substitute', seat: substitute.seat });
  appointSubstitute(tx, substitute);
}
