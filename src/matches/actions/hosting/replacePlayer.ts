import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard } from '../../messages/cards.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueToUser } from '../../messages/queueing.js';
import { endReceipts } from '../../messages/receipts.js';
import type { Capacity, Match, MatchId, UserId } from '../../model/match.js';
import { inCapacity, note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { type MatchInPlay, matchInPlay } from '../../read/matchInPlay.js';
import { hasAHandIn, passSeat } from '../../read/passSeat.js';
import { mayDecide } from '../../read/whoDecides.js';
import { invite } from '../../turn/invite.js';
import { noteInvited } from '../../turn/noteAsked.js';
import { scheduleReminder } from '../../turn/scheduleReminder.js';
import { queueDealt, tellWhoSits } from '../../turn/tellWhoSits.js';
import { closeVacancy, openVacancies } from '../../turn/vacancies.js';

export interface Replacement {
  readonly match: MatchId;
  /** The host, or somebody who decides in the host's place. */
  readonly by: UserId;
  /** Whether `by` manages the server. */
  readonly isAdmin?: boolean;
  readonly seat: SeatId;
  readonly user: UserId;
}

/**
 * Gives a seat, with its filed orders, to somebody who has never played in the match; their punctuality starts afresh. For a host who does
 * not play, or somebody who decides in place of one who does; nobody gives a seat to themselves. In an anonymous match the person is asked,
 * whoever it is, and gets the seat when they take it; nobody is asked more than three times a day.
 */
export async function replacePlayer(hosting: HostingContext, asked: Replacement): Promise<Result<Match, HostingFault>> {
  const mayReplace = (m: MatchReader) => mayDecide(m, { user: asked.by, ...(asked.isAdmin && { isAdmin: true }) }, { kind: 'seat' });
  const invites = (m: MatchReader, current: MatchInPlay): boolean => mayReplace(m).ok && whyNot(m, current, asked) === undefined;
  const often = await noteInvited(hosting, asked.match, asked, invites);
  if (often) return refuse(often);
  const replaced = await decide(hosting, asked.match, (tx): Result<Match, HostingFault> => {
    const { match } = tx.facts;
    const as = mayReplace(tx);
    if (!as.ok) return as;
    const current = matchInPlay(tx);
    if (!current.ok) return current;
    const fault = whyNot(tx, current.value, asked);
    if (fault) return refuse(fault);
    if (match.plan.anonymous) invite(tx, current.value, { ...asked, as: as.value });
    else seatInstead(tx, current.value, asked, as.value);
    return ok(match);
  });
  return replaced ?? refuse({ code: 'no-such-match' });
}

function whyNot(m: MatchReader, { match, phase, seats, game }: MatchInPlay, { seat, user, by }: Replacement): HostingFault | undefined {
  if (!seats.some(({ id }) => id === seat) || !game.inPlay(phase.state).includes(seat)) return { code: 'no-such-seat' };
  if (user === by) return { code: 'not-oneself' };
  if (user === match.arbiter) return { code: 'is-arbiter' };
  return !match.plan.anonymous && hasAHandIn(m, user, seat) ? { code: 'has-played' } : undefined;
}

function seatInstead(tx: MatchTransaction, current: MatchInPlay, { seat, user, by }: Replacement, as: Capacity): void {
  const { phase } = current;
  const before = current.seatHolders.find(one => one.seat === seat)?.user;
  const wasOpen = openVacancies(tx, current).some(({ id }) => id === seat);
  passSeat(tx, current, seat, user);
  endReceipts(tx, seat);
  const now = tellWhoSits(tx, current);
  if (wasOpen) closeVacancy(tx, current, seat);
  scheduleReminder(tx, now);
  queueCard(tx, phase.number);
  if (!wasOpen || as !== 'host') queueNoticeAgain(tx, phase, { notice: 'seat-taken', seats: [seat], ...(as !== 'host' && { by: as }) });
  queueDealt(tx, phase.number, seat, user);
  if (before !== undefined) tellReplaced(tx, current, { seat, user: before, by: as });
  note(tx, by, { deed: 'replaced', about: { seat, ...inCapacity(as) } });
}

interface Replaced {
  readonly seat: SeatId;
  /** The former player. */
  readonly user: UserId;
  readonly by: Capacity;
}

/** Tells the former player by direct message that the seat was given to somebody else or opened to others, and who decided that. */
export const tellReplaced = (tx: MatchTransaction, { phase: { number } }: Pick<MatchInPlay, 'phase'>, { seat, user, by }: Replaced): void =>
  queueToUser(tx, user, `replaced:${number}:${seat}`, { kind: 'replaced', phase: number, seat, ...(by !== 'host' && { by }) });
