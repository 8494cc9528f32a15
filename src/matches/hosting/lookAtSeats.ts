import type { Seat } from '../../games/game.js';
import { ok, type Result } from '../../lib/result.js';
import { absenceOf } from '../absence/absence.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../match.js';
import { onFileOf } from '../orders/desk.js';
import { type Readiness, readinessOf } from '../orders/readiness.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { extensionsLeft } from '../time/lateness.js';
import { note } from './audit.js';
import { tableForReferee } from './authority.js';

/** Who is waited for, and how he has kept his deadlines; never what he has ordered. */
export interface SeatStatus {
  readonly seat: Seat;
  readonly user: UserId | undefined;
  readonly readiness: Readiness;
  readonly missed: number;
  readonly extensions: number;
  /** Not in an anonymous match: in an open one the same person may be away until the same moment. */
  readonly awayUntil: number | undefined;
}

export function lookAtSeats(house: House, match: MatchId, user: UserId): Result<readonly SeatStatus[], HostingFault> {
  return record(house, () => {
    const table = tableForReferee(house, match, user);
    if (!table.ok) return table;
    note(house, match, user, { deed: 'looked' });
    return ok(
      table.value.seats.map(seat => ({
        seat,
        user: table.value.sittings.find(one => one.seat === seat.id)?.user,
        readiness: readinessOf(table.value, seat.id, onFileOf(house, table.value, seat)),
        missed: house.store.punctuality(match, seat.id).missed,
        extensions: extensionsLeft(house, table.value, seat.id),
        awayUntil: table.value.match.plan.anonymous ? undefined : absenceOf(house, table.value, seat.id)?.until,
      })),
    );
  });
}
