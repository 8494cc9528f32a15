import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard } from '../../messages/cards.js';
import { queueNotice } from '../../messages/notices.js';
import { endReceipts } from '../../messages/receipts.js';
import type { Capacity, Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { wantsMessages } from '../../model/people.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { type MatchInPlay, matchInPlay } from '../../read/matchInPlay.js';
import { hasAHandIn, passSeat } from '../../read/passSeat.js';
import { invite, invitedBy } from '../../turn/invite.js';
import { noteInvited } from '../../turn/noteAsked.js';
import { scheduleReminder } from '../../turn/scheduleReminder.js';
import { queueDealt, tellWhoSits } from '../../turn/tellWhoSits.js';
import { closeVacancy, openVacancies } from '../../turn/vacancies.js';
import { tellReplaced } from '../hosting/replacePlayer.js';

export interface Taking {
  readonly match: MatchId;
  readonly seat: SeatId;
  /** Who gets the seat. */
  readonly user: UserId;
  /** Who gives it to them: the host. By default they take it themselves. */
  readonly by?: UserId;
}

/**
 * Takes a seat that was called in or deserted, with its filed orders: for the first who asks, or whom the host chooses. In an anonymous
 * match an invited user may take any seat, and the one the host chooses is invited first, nobody more than three times a day. Only for somebody who has never played in the
 * match. From then on its player orders for it.
 */
export async function takeSeat(
  hosting: HostingContext,
  { match: id, seat, user, by = user }: Taking,
): Promise<Result<Match, HostingFault>> {
  const invites = (m: MatchReader, current: MatchInPlay): boolean => by !== user && whyNot(m, current, { seat, user, by }) === undefined;
  const often = await noteInvited(hosting, id, { seat, user }, invites);
  if (often) return refuse(often);
  const match = by === user ? await hosting.store.matches.get(id) : undefined;
  const notAdmitted = match && (await whyNotAdmitted(hosting, match, user));
  const taken = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const current = matchInPlay(tx);
    if (!current.ok) return current;
    const { match } = current.value;
    const fault = whyNot(tx, current.value, { seat, user, by }, notAdmitted);
    if (fault) return refuse(fault);
    const isOpen = isOpenIn(tx, current.value, seat);
    const invited = by === user ? invitedBy(tx, current.value, seat, user) : undefined;
    if (by !== user && match.plan.anonymous) invite(tx, current.value, { seat, user, by, as: 'host' });
    else if (hasAHandIn(tx, user, seat)) return refuse({ code: 'has-played' });
    else sitDown(tx, current.value, { seat, user, by, isOpen, ...(invited && { invited }) });
    return ok(match);
  });
  return taken ?? refuse({ code: 'no-such-match' });
}

const isOpenIn = (m: MatchReader, current: MatchInPlay, seat: SeatId): boolean => openVacancies(m, current).some(call => call.id === seat);

/** Why somebody may not get a seat, besides that they have played in the match. `notAdmitted`: why they may not take it uninvited. */
function whyNot(
  m: MatchReader,
  current: MatchInPlay,
  { seat, user, by }: Required<Omit<Taking, 'match'>>,
  notAdmitted?: HostingFault,
): HostingFault | undefined {
  const { match } = current;
  if (by !== user && by !== match.host) return { code: 'not-host' };
  const isInvited = by === user && invitedBy(m, current, seat, user) !== undefined;
  if (!isInvited && !isOpenIn(m, current, seat)) return { code: 'seat-not-open' };
  if (!isInvited && notAdmitted) return notAdmitted;
  return user === match.arbiter ? { code: 'is-arbiter' } : undefined;
}

interface SeatTaking extends Required<Pick<Taking, 'seat' | 'user' | 'by'>> {
  readonly isOpen: boolean;
  readonly invited?: Capacity;
}

function sitDown(tx: MatchTransaction, current: MatchInPlay, { seat, user, by, isOpen, invited }: SeatTaking): void {
  const { match, phase } = current;
  const before = current.seatHolders.find(one => one.seat === seat)?.user;
  passSeat(tx, current, seat, user);
  endReceipts(tx, seat);
  scheduleReminder(tx, tellWhoSits(tx, current));
  queueCard(tx, phase.number);
  if (isOpen) closeVacancy(tx, current, seat);
  else queueNotice(tx, phase, { notice: 'seat-taken', seats: [seat] });
  if (by !== user || match.plan.anonymous || wantsMessages(tx, user)) queueDealt(tx, phase.number, seat, user);
  if (by !== user) note(tx, by, { deed: 'seated', about: { seat } });
  if (before !== undefined && invited) tellReplaced(tx, current, { seat, user: before, by: invited });
}
