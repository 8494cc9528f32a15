import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard } from '../../messages/cards.js';
import { queueNotice } from '../../messages/notices.js';
import type { Capacity, Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { hasAHandIn, passSeat } from '../../read/passSeat.js';
import { type Table, tableOf } from '../../read/table.js';
import { endCallFor, openCalls } from '../../turn/calls.js';
import { invite, invitedBy } from '../../turn/invite.js';
import { scheduleReminder } from '../../turn/scheduleReminder.js';
import { queueDealt, tellWhoSits } from '../../turn/tellWhoSits.js';
import { tellReplaced } from '../hosting/replacePlayer.js';

export interface Taking {
  readonly match: MatchId;
  readonly seat: SeatId;
  /** Who sits down. */
  readonly user: UserId;
  /** Who seats him: the host, if it is not himself. */
  readonly by?: UserId;
}

/**
 * Sits down on a seat that was called in or deserted, with all it holds: the first to ask, or whom the host chooses; in an anonymous match who was
 * asked to takes any seat, and whom the host chooses is asked. Only somebody who has never sat in the match may. From now on the seat orders
 * for itself.
 */
export function takeSeat(house: House, { match: id, seat, user, by = user }: Taking): Result<Match, HostingFault> {
  const taken = decide(house, id, (tx): Result<Match, HostingFault> => {
    const table = tableOf(tx);
    if (!table.ok) return table;
    const { match } = table.value;
    if (by !== user && by !== match.host) return refuse({ code: 'not-host' });
    const isOpen = openCalls(tx, table.value).some(call => call.id === seat);
    const invited = by === user ? invitedBy(tx, table.value, seat, user) : undefined;
    if (!isOpen && invited === undefined) return refuse({ code: 'seat-not-open' });
    if (user === match.arbiter) return refuse({ code: 'is-arbiter' });
    if (by !== user && match.plan.anonymous) invite(tx, table.value, { seat, user, by, as: 'host' });
    else if (hasAHandIn(tx, user, seat)) return refuse({ code: 'has-played' });
    else sitDown(tx, table.value, { seat, user, by, isOpen, ...(invited && { invited }) });
    return ok(match);
  });
  return taken ?? refuse({ code: 'no-such-match' });
}

interface Sitting extends Required<Pick<Taking, 'seat' | 'user' | 'by'>> {
  readonly isOpen: boolean;
  readonly invited?: Capacity;
}

function sitDown(tx: MatchTransaction, table: Table, { seat, user, by, isOpen, invited }: Sitting): void {
  const { match, phase } = table;
  const before = table.sittings.find(one => one.seat === seat)?.user;
  passSeat(tx, table, seat, user);
  scheduleReminder(tx, tellWhoSits(tx, table));
  if (isOpen) endCallFor(tx, table, seat);
  queueCard(tx, phase.number);
  queueNotice(tx, phase, { notice: 'seat-taken', seats: [seat] });
  if (by !== user || match.plan.anonymous) queueDealt(tx, phase.number, seat, user);
  if (by !== user) note(tx, by, { deed: 'seated', about: { seat } });
  if (before !== undefined && invited) tellReplaced(tx, table, { seat, user: before, by: invited });
}
