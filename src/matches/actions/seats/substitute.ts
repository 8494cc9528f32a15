import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseDay } from '../../calendar/parseDay.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueToUser } from '../../messages/queueing.js';
import type { MatchId, Substitute, UserId } from '../../model/match.js';
import { appointSubstitute, askedToSubstitute, disclose, dismissSubstitute, settingsOf, substitutesNow } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { type MatchInPlay, matchInPlay } from '../../read/matchInPlay.js';
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
 * Asks somebody by direct message to be a substitute until a day. The seat stays the player's, who may order as well. Returns when it ends,
 * UTC ms. In an anonymous match nobody is refused because of who was chosen, which would reveal who else plays: that person simply is not
 * asked, and whoever was the substitute before is so no longer, as if they had been.
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
    if (mayOrder) ask(tx, current, { seat: seat.id, user: by, until: end.value });
    else if (current.match.plan.anonymous) dismissSubstitute(tx, seat.id);
    else return refuse({ code: 'cannot-stand-in' });
    return ok(end.value);
  };
  return (await decide(hosting, match, work)) ?? refuse({ code: 'no-such-match' });
}

/** Asks the user whether they agree, unless they are the substitute already: then the time is another from now on. */
function ask(tx: MatchTransaction, current: MatchInPlay, substitute: Substitute): void {
  const { seat, user, until } = substitute;
  if (substitutesNow(tx).some(one => one.seat === seat && one.user === user)) {
    engage(tx, current, substitute);
    return;
  }
  const { number: phase } = current.phase;
  appointSubstitute(tx, { ...substitute, asked: true });
  queueToUser(tx, user, `substitute-asked:${phase}:${seat}:${until}`, { kind: 'substitute-asked', phase, seat, until });
}

/** Agrees to be the substitute for a seat. From then on the user orders for it; again: nothing changes. Returns until when, UTC ms. */
export async function agreeToSubstitute(
  hosting: HostingContext,
  { match, seat, user }: { readonly match: MatchId; readonly seat: SeatId; readonly user: UserId },
): Promise<Result<number, HostingFault>> {
  const work = (tx: MatchTransaction): Result<number, HostingFault> => {
    const current = matchInPlay(tx);
    if (!current.ok) return current;
    const engaged = substitutesNow(tx).find(one => one.seat === seat && one.user === user);
    if (engaged) return ok(engaged.until);
    const asked = askedToSubstitute(tx, user).find(one => one.seat === seat);
    const { host, arbiter } = current.value.match;
    if (!asked) return refuse({ code: 'not-asked-to-substitute' });
    if (user === host || user === arbiter || hasAHandIn(tx, user, seat)) return refuse({ code: 'cannot-stand-in' });
    const { asked: _, ...substitute } = asked;
    engage(tx, current.value, substitute);
    return ok(substitute.until);
  };
  return (await decide(hosting, match, work)) ?? refuse({ code: 'no-such-match' });
}

/** The channel is told, but in an anonymous match. */
function engage(tx: MatchTransaction, { match, phase }: MatchInPlay, substitute: Substitute): void {
  const { user, seat, until } = substitute;
  disclose(tx, { viewer: user, as: 'substitute', seat });
  appointSubstitute(tx, substitute);
  if (!match.plan.anonymous) queueNoticeAgain(tx, phase, { notice: 'stand-in', seats: [seat], until });
}
