import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import { seenBy } from '../people/disclosures.js';
import type { House } from '../ports.js';
import { openPhaseOf, type Table, tableAt, tableOf } from '../table.js';

/** A match and its host, who asks for something. */
export function hosted(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  const match = matchIn(house, id);
  if (!match.ok) return match;
  return match.value.host === user ? match : refuse({ code: 'not-host' });
}

/** The table of a running match, for its host. */
export function hostedTable(house: House, id: MatchId, user: UserId): Result<Table, HostingFault> {
  const match = hosted(house, id, user);
  return match.ok ? tableOf(house, id) : match;
}

/** The same for what a host may do only as long as he neither plays nor has played in the match: it shows, or changes, what seats do. A match that stands still will do. */
export function tableForReferee(house: House, id: MatchId, user: UserId): Result<Table, HostingFault> {
  const match = hosted(house, id, user);
  if (!match.ok) return match;
  if (isPlayer(house, match.value, user)) return refuse({ code: 'host-plays' });
  return match.value.status === 'paused' && house.store.openPhase(id)
    ? ok(tableAt(house, match.value, openPhaseOf(house, match.value)))
    : tableOf(house, id);
}

/** Whether somebody has a hand in a match: he has sat in it or in one it goes on from, has stood in for somebody there, or waits in its lobby. */
export const isPlayer = (house: House, { id }: Match, user: UserId): boolean =>
  house.store.players(id).includes(user) || seenBy(house.store, id, user).some(({ as }) => as !== 'host');
