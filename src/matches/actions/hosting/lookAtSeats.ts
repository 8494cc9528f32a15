import type { OpponentLevel, Seat } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { absenceOf } from '../../model/absence.js';
import type { MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { punctualityOf } from '../../model/punctuality.js';
import { matchForReferee } from '../../read/authority.js';
import { opponentOn } from '../../read/matchInPlay.js';
import { type Readiness, readinessOf } from '../../read/readiness.js';
import { filedOrdersOf } from '../../read/seatView.js';
import { extensionsLeft } from '../../turn/lateness.js';

/** What the host may see of a seat: whether it is waited for, and how it has kept its deadlines. Never its orders. */
export interface SeatStatus {
  readonly seat: Seat;
  readonly user: UserId | undefined;
  /** The opponent of the bot that plays it. */
  readonly opponent: OpponentLevel | undefined;
  readonly readiness: Readiness;
  readonly missed: number;
  readonly extensions: number;
  /** UTC ms. Never set in an anonymous match: the same person may be away until the same moment in an open one. */
  readonly awayUntil: number | undefined;
}

export async function lookAtSeats(
  hosting: HostingContext,
  match: MatchId,
  user: UserId,
): Promise<Result<readonly SeatStatus[], HostingFault>> {
  const seen = await decide(hosting, match, (tx): Result<readonly SeatStatus[], HostingFault> => {
    const current = matchForReferee(tx, user);
    if (!current.ok) return current;
    note(tx, user, { deed: 'looked' });
    return ok(
      current.value.seats.map(seat => ({
        seat,
        user: current.value.seatHolders.find(one => one.seat === seat.id)?.user,
        opponent: opponentOn(current.value, seat.id),
        readiness: readinessOf(current.value, seat.id, filedOrdersOf(tx, current.value, seat)),
        missed: punctualityOf(tx, seat.id).missed,
        extensions: extensionsLeft(tx, seat.id),
        awayUntil: current.value.match.plan.anonymous ? undefined : absenceOf(tx, seat.id)?.until,
      })),
    );
  });
  return seen ?? refuse({ code: 'no-such-match' });
}
