import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type Match, type MatchId, seeksHost, type UserId } from '../../model/match.js';
import { playersOf, seatHoldersOf } from '../../model/people.js';
import type { MatchReader } from '../../model/transaction.js';
import { closeHostOffer, openHostOffer } from '../../turn/hostOffer.js';
import { pause } from '../../turn/pauseMatch.js';
import { resume } from '../../turn/resumeMatch.js';
import { changeHost, standsStillWithoutHost } from './changeHost.js';

/**
 * Call this when the host has left the server, or their account is gone: pauses the match, tells the channel, once, and lets any player
 * take over. Does nothing if somebody else hosts it by now.
 */
export async function offerHosting(hosting: HostingContext, id: MatchId, host: UserId): Promise<void> {
  await decide(hosting, id, tx => {
    const { match } = tx.facts;
    if (match.host !== host || match.status === 'ended' || seeksHost(match)) return;
    if (match.status === 'running') pause(tx, { because: 'host-gone' });
    openHostOffer(tx);
  });
}

/** Call this when the host is back before anybody has taken over: closes the offer and resumes the match. */
export async function withdrawOffer(hosting: HostingContext, id: MatchId, host: UserId): Promise<void> {
  await decide(hosting, id, tx => {
    const { match } = tx.facts;
    if (match.host !== host || !seeksHost(match)) return;
    closeHostOffer(tx);
    if (standsStillWithoutHost(match)) resume(tx);
  });
}

/** Makes a player, or somebody in the lobby, the host: the first who asks. */
export async function takeHosting(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const taken = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
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
