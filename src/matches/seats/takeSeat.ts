import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { note } from '../hosting/audit.js';
import { tellReplaced } from '../hosting/replacePlayer.js';
import type { Capacity, Match, MatchId, UserId } from '../match.js';
import { queueCard, queueDealt, queueNotice } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { type Table, tableOf } from '../table.js';
import { endCallFor, openCalls } from './calls.js';
import { invite, invitedBy } from './invite.js';
import { hasAHandIn, passSeat } from './passSeat.js';
import { tellWhoSits } from './tellWhoSits.js';

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
  return record(house, () => {
    const table = tableOf(house, id);
    if (!table.ok) return table;
    const { match } = table.value;
    if (by !== user && by !== match.host) return refuse({ code: 'not-host' });
    const isOpen = openCalls(house, table.value).some(call => call.id === seat);
    const invited = by === user ? invitedBy(house, table.value, seat, user) : undefined;
    if (!isOpen && invited === undefined) return refuse({ code: 'seat-not-open' });
    if (user === match.arbiter) return refuse({ code: 'is-arbiter' });
    if (by !== user && match.plan.anonymous) invite(house, table.value, { seat, user, by, as: 'host' });
    else if (hasAHandIn(house, id, user, seat)) return refuse({ code: 'has-played' });
    else sit(house, table.value, { seat, user, by, isOpen, ...(invited && { invited }) });
    return ok(match);
  });
}

interface Sitting extends Required<Pick<Taking, 'seat' | 'user' | 'by'>> {
  readonly isOpen: boolean;
  readonly invited?: Capacity;
}

function sit(house: House, table: Table, { seat, user, by, isOpen, invited }: Sitting): void {
  const { match, phase } = table;
  const before = table.sittings.find(one => one.seat === seat)?.user;
  passSeat(house, table, seat, user);
  scheduleReminder(house, tellWhoSits(house, table));
  if (isOpen) endCallFor(house, table, seat);
  queueCard(house, match, phase.number);
  queueNotice(house, phase, match, { notice: 'seat-taken', seats: [seat] });
  if (by !== user || match.plan.anonymous) queueDealt(house, phase, seat, user);
  if (by !== user) note(house, match.id, by, { deed: 'seated', about: { seat } });
  if (before !== undefined && invited) tellReplaced(house, table, { seat, user: before, by: invited });
}
