import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type Match, type MatchId, seeksHost, type UserId } from '../../model/match.js';
import { playersOf, seatHoldersOf } from '../../model/people.js';
import type { MatchReader } from '../../model/transaction.js';
import { pause } from '../../turn/pauseMatch.js';
import { resume } from '../../turn/resumeMatch.js';
import { changeHost, closeHostOffer, openHostOffer, standsStillWithoutHost } from './changeHost.js';

/**
 * The host has left the server, or Discord knows him no more: the game stands still, the channel is told, once, and whoever plays may
 * host from now on.
 */
export function offerHosting(hosting: HostingContext, id: MatchId): void {
  decide(hosting, id, tx => {
    const { match } = tx.facts;
    if (match.status === 'ended' || seeksHost(match)) return;
    if (match.status === 'running') pause(tx, { because: 'host-gone' });
    openHostOffer(tx);
  });
}

/** The host is there again, and nobody has taken his place: the game goes on. */
export function withdrawOffer(hosting: HostingContext, id: MatchId): void {
  decide(hosting, id, tx => {
    const { match } = tx.facts;
    if (!seeksHost(match)) return;
    closeHostOffer(tx);
    if (standsStillWithoutHost(match)) resume(tx);
  });
}

/** Somebody who plays, or waits in the lobby, hosts from now on: the first to ask. */
export function takeHosting(hosting: HostingContext, id: MatchId, user: UserId): Result<Match, HostingFault> {
  const taken = decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const { match } = tx.facts;
    if (!playsNow(tx, user)) return refuse({ code: 'no-seat' });
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    if (!seeksHost(match)) return refuse({ code: 'host-is-there' });
    changeHost(tx, { by: user, to: user });
    return ok(tx.facts.match);
  });
  return taken ?? refuse({ code: 'no-such-match' });
}

const playsNow = (m: MatchReader, user: UserId): boolean => seatHoldersOf(m).some(one => one.user === user) || playersOf(m).includes(user);
