import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import { note } from '../hosting/audit.js';
import type { Match, MatchEnd, MatchId, UserId } from '../match.js';
import { queueLobby } from '../outbox/queueing.js';
import { unpaused } from '../pausing/unpaused.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { finishWithin } from './finishMatch.js';

const BY_HOST: MatchEnd = { kind: 'ended-by-host', seats: [] };

/** The host ends the match, wherever it stands. */
export function endMatch(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok) return match;
    if (match.value.host !== user) return refuse({ code: 'not-host' });
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    note(house, id, user, { deed: 'ended' });
    const phase = house.store.openPhase(id);
    return ok(phase ? finishWithin(house, { match: match.value, phase }, BY_HOST) : endLobby(house, match.value));
  });
}

function endLobby(house: House, lobby: Match): Match {
  const match: Match = { ...unpaused(lobby), status: 'ended', end: BY_HOST };
  house.store.saveMatch(match);
  queueLobby(house, match);
  return match;
}
