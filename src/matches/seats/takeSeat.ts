import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { note } from '../hosting/audit.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueCard, queueDealt, queueNotice } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { tableOf } from '../table.js';
import { endCallFor, openCalls } from './calls.js';
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
 * Sits down on a seat that was called in or deserted, with all it holds: the first to ask, or whom the host chooses. Only somebody who has never sat in the
 * match may. From now on the seat orders for itself.
 */
export function takeSeat(house: House, { match: id, seat, user, by = user }: Taking): Result<Match, HostingFault> {
  return record(house, () => {
    const table = tableOf(house, id);
    if (!table.ok) return table;
    const { match, phase } = table.value;
    if (by !== user && by !== match.host) return refuse({ code: 'not-host' });
    if (!openCalls(house, table.value).some(call => call.id === seat)) return refuse({ code: 'seat-not-open' });
    if (user === match.arbiter) return refuse({ code: 'is-arbiter' });
    if (hasAHandIn(house, id, user, seat)) return refuse({ code: 'has-played' });
    passSeat(house, table.value, seat, user);
    tellWhoSits(house, table.value);
    endCallFor(house, table.value, seat);
    queueCard(house, match, phase.number);
    queueNotice(house, phase, match, { notice: 'seat-taken', seats: [seat] });
    if (by !== user || match.plan.anonymous) queueDealt(house, phase, seat, user);
    if (by !== user) note(house, id, by, { deed: 'seated', about: { seat } });
    return ok(match);
  });
}
