import { ok, type Result, refuse } from '../../lib/result.js';
import { parseDay } from '../absence/parseDay.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, StandIn, UserId } from '../match.js';
import { takenSeat } from '../orders/desk.js';
import { queueNoticeAgain } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { hasAHandIn } from './passSeat.js';

const MOST = 60 * 24 * 60 * 60 * 1000;

export interface StandingIn {
  readonly match: MatchId;
  /** Whose seat it is. */
  readonly user: UserId;
  /** Who orders for him meanwhile, who has nothing else to do with the match; nobody: from now on he plays alone again. */
  readonly by?: UserId;
  /** As typed. */
  readonly until?: string;
}

/**
 * Somebody orders for a player until a day; the seat stays the player's, who may order as well. In UTC milliseconds when it ends. In an
 * anonymous match it is neither told to anybody nor refused because of who is chosen: that would say who else plays; then simply nobody orders.
 */
export function appoint(house: House, { match, user, by, until }: StandingIn): Result<number | undefined, HostingFault> {
  return record(house, () => {
    const taken = takenSeat(house, match, user);
    if (!taken.ok) return taken;
    const { table, seat } = taken.value;
    if (!table.sittings.some(one => one.seat === seat.id && one.user === user)) return refuse({ code: 'stands-in' });
    const now = house.now();
    if (by === undefined) {
      house.store.dismiss(match, seat.id, now);
      return ok(undefined);
    }
    if (until === undefined) return refuse({ code: 'until-missing' });
    const end = parseDay(until, 'end', { zone: house.store.settings(user).zone ?? 'UTC', now });
    if (!end.ok) return end;
    if (end.value <= now || end.value - now > MOST) return refuse({ code: 'absence-unlikely' });
    const mayOrder = by !== table.match.host && by !== table.match.arbiter && !hasAHandIn(house, match, by, seat.id);
    if (table.match.plan.anonymous) {
      if (mayOrder) engage(house, match, { seat: seat.id, user: by, until: end.value });
      return ok(end.value);
    }
    if (!mayOrder) return refuse({ code: 'cannot-stand-in' });
    engage(house, match, { seat: seat.id, user: by, until: end.value });
    queueNoticeAgain(house, table.phase, table.match, { notice: 'stand-in', seats: [seat.id], until: end.value });
    return ok(end.value);
  });
}

function engage({ store }: House, match: MatchId, standIn: StandIn): void {
  store.disclose(match, { viewer: standIn.user, as: 'substitute', seat: standIn.seat });
  store.appoint(match, standIn);
}
