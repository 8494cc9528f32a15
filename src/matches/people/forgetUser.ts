import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { changeArbiter } from '../hosting/arbiter.js';
import { leaveMatch } from '../lobby/leaveMatch.js';
import type { UserId } from '../match.js';
import { takenSeatEvenPaused } from '../orders/desk.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { leaveSeat } from '../seats/resignSeat.js';
import { keepWhatWasSeen } from './disclosures.js';
import { NAMELESS } from './nameless.js';

/**
 * Takes a user out of the records: his settings, whom he watches and stands in for go; his seats in matches under way are open to others;
 * what he has played stays, nameless, and of matches under way a keyed hash says that he was shown orders there. Whoever hosts a match must hand it over, or end it, before.
 */
export function forgetUser(house: House, user: UserId): Result<undefined, HostingFault> {
  return record(house, () => {
    const hosted = house.store.matchesOf({ host: user, statuses: ['lobby', 'running', 'paused'] });
    if (hosted.length > 0) return refuse({ code: 'hosts-still', matches: hosted.map(({ id }) => `${id}`) });
    for (const match of house.store.matchesOf({ arbiter: user, statuses: ['lobby', 'running', 'paused'] }))
      changeArbiter(house, match, undefined);
    for (const { id } of house.store.matchesOf({ user, statuses: ['lobby'] })) leaveMatch(house, id, user);
    for (const { id } of house.store.matchesOf({ user, statuses: ['running', 'paused'] })) vacate(house, id, user);
    keepWhatWasSeen(house, user);
    house.store.forgetUser(user, `${NAMELESS}${house.freshSecret().slice(0, 12)}`);
    return ok(undefined);
  });
}

function vacate(house: House, id: number, user: UserId): void {
  const taken = takenSeatEvenPaused(house, id, user);
  if (taken.ok && taken.value.table.sittings.some(one => one.user === user)) leaveSeat(house, taken.value);
}
