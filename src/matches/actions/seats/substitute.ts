import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseDay } from '../../calendar/parseDay.js';
import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueToUser } from '../../messages/queueing.js';
import type { MatchId, Substitute, UserId } from '../../model/match.js';
import {
  appointSubstitute,
  askedToSubstitute,
  askSubstitute,
  disclose,
  dismissSubstitute,
  settingsOf,
  substitutesNow,
  withdrawQuestion,
} from '../../model/people.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { whyNotInvited } from '../../read/admitted.js';
import { type MatchInPlay, matchInPlay } from '../../read/matchInPlay.js';
import { hasAHandIn } from '../../read/passSeat.js';
import { isOwnSeat, takenSeat } from '../../read/seatView.js';
import { noteAsked } from '../../turn/noteAsked.js';

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
 * Asks somebody by direct message to be a substitute until a day. The seat stays the player's, who may order as well; whoever is the substitute
 * already stays it until the new one agrees. Returns when it ends, UTC ms. Nobody is asked more than three times a day. In an anonymous match
 * nobody is refused because of who was chosen, which would reveal who else plays: that person simply is not asked, though it counts as if
 * they had been.
 */
export async function appoint(hosting: HostingContext, standing: StandingIn): Promise<Result<number | undefined, HostingFault>> {
  const { match: id, by } = standing;
  const match = await hosting.store.matches.get(id);
  if (!match) return refuse({ code: 'no-such-match' });
  const why = by === undefined ? undefined : await whyNotInvited(hosting, match, by);
  if (why?.code === 'roles-unknown') return refuse(why);
  const isInvited = why === undefined;
  const read = await look(hosting, id, m => readRequest(m, standing, isInvited), [standing.user]);
  if (read?.ok && read.value?.isQuestion) {
    const often = await noteAsked(hosting, match, read.value.substitute);
    if (often) return refuse(often);
  }
  const work = (tx: MatchTransaction): Result<number | undefined, HostingFault> => {
    const asked = readRequest(tx, standing, isInvited);
    if (!asked.ok) return asked;
    if (asked.value) put(tx, asked.value);
    else dismissOwn(tx, standing.user);
    return ok(asked.value?.substitute.until);
  };
  return (await decide(hosting, id, work)) ?? refuse({ code: 'no-such-match' });
}

/** A request for a substitute that may be made. */
interface Request {
  readonly current: MatchInPlay;
  readonly substitute: Substitute;
  /** Whether the person is asked first: they are not the substitute already. */
  readonly isQuestion: boolean;
  /** Whether they are asked at all: in an anonymous match, somebody who may not be the substitute is not. */
  readonly isPossible: boolean;
}

/** Undefined: the player wants no substitute any more. */
function readRequest(m: MatchReader, { user, by, until }: StandingIn, isInvited: boolean): Result<Request | undefined, HostingFault> {
  const taken = takenSeat(m, user);
  if (!taken.ok) return taken;
  if (!isOwnSeat(taken.value)) return refuse({ code: 'stands-in' });
  const { current, seat } = taken.value;
  if (by === undefined) return ok(undefined);
  if (until === undefined) return refuse({ code: 'until-missing' });
  const end = parseDay(until, 'end', { zone: settingsOf(m, user).zone ?? 'UTC', now: m.now });
  if (!end.ok) return end;
  if (end.value <= m.now || end.value - m.now > MOST) return refuse({ code: 'absence-unlikely' });
  const { host, arbiter, plan } = current.match;
  const isKnown = substitutesNow(m).some(one => one.seat === seat.id && one.user === by);
  const mayOrder = by !== host && by !== arbiter && !hasAHandIn(m, by, seat.id);
  const isPossible = mayOrder && (isInvited || isKnown);
  if (!isPossible && !plan.anonymous) return refuse({ code: mayOrder ? 'substitute-not-invited' : 'cannot-stand-in' });
  return ok({ current, substitute: { seat: seat.id, user: by, until: end.value }, isQuestion: !isKnown, isPossible });
}

/** Asks the user whether they agree, unless they are the substitute already: then the time is another from now on. */
function put(tx: MatchTransaction, { current, substitute, isQuestion, isPossible }: Request): void {
  const { seat, user, until } = substitute;
  if (!isPossible) {
    withdrawQuestion(tx, seat);
    return;
  }
  if (!isQuestion) {
    engage(tx, current, substitute);
    return;
  }
  const { number: phase } = current.phase;
  askSubstitute(tx, substitute);
  queueToUser(tx, user, `substitute-asked:${phase}:${seat}:${until}`, { kind: 'substitute-asked', phase, seat, until });
}

function dismissOwn(tx: MatchTransaction, user: UserId): void {
  const taken = takenSeat(tx, user);
  if (taken.ok) dismissSubstitute(tx, taken.value.seat.id);
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
