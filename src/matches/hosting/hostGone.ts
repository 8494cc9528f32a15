import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueToChannel } from '../outbox/queueing.js';
import { pauseMatch } from '../pausing/pauseMatch.js';
import { resumeWithin } from '../pausing/resumeMatch.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { changeHost, hasOffer, offerSlot, standsStillWithoutHost } from './changeHost.js';

/**
 * The host has left the server, or Discord knows him no more: the game stands still, the channel is told, once, and whoever plays may
 * host from now on.
 */
export function offerHosting(house: House, id: MatchId): void {
  const match = house.store.match(id);
  if (!match || match.status === 'ended' || hasOffer(house, match)) return;
  record(house, () => {
    if (match.status === 'running') pauseMatch(house, id, 'host-gone');
    queueToChannel(house, match, offerSlot(match), { kind: 'host-gone', open: true });
  });
}

/** The host is there again, and nobody has taken his place: the game goes on. */
export function withdrawOffer(house: House, id: MatchId): void {
  const match = house.store.match(id);
  if (!match || !hasOffer(house, match)) return;
  record(house, () => {
    queueToChannel(house, match, offerSlot(match), { kind: 'host-gone', open: false });
    if (standsStillWithoutHost(match)) resumeWithin(house, match);
  });
}

/** Somebody who plays, or waits in the lobby, hosts from now on: the first to ask. */
export function takeHosting(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok) return match;
    if (!playsNow(house, id, user)) return refuse({ code: 'no-seat' });
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    return hasOffer(house, match.value) ? ok(changeHost(house, match.value, { by: user, to: user })) : refuse({ code: 'host-is-there' });
  });
}

const playsNow = ({ store }: House, match: MatchId, user: UserId): boolean =>
  store.sittings(match).some(one => one.user === user) || store.players(match).includes(user);
