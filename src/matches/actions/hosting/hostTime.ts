import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseLength } from '../../calendar/parseLength.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { hostedMatch } from '../../read/authority.js';
import { pause } from '../../turn/pauseMatch.js';
import { postponeDeadline } from '../../turn/postponeDeadline.js';

/** Postpones the deadline of the open phase by a typed length, for its host. Returns the new deadline, UTC ms. */
export async function extendByHost(
  hosting: HostingContext,
  match: MatchId,
  user: UserId,
  typed: string,
): Promise<Result<number, HostingFault>> {
  const extended = await decide(hosting, match, (tx): Result<number, HostingFault> => {
    const current = hostedMatch(tx, user);
    if (!current.ok) return current;
    const length = parseLength(typed);
    if (!length.ok) return length;
    const dueAt = Math.max(current.value.phase.dueAt, tx.now) + length.value;
    postponeDeadline(tx, dueAt, { notice: 'extended-by-host', seats: [], until: dueAt });
    note(tx, user, { deed: 'extended', about: { phase: current.value.phase.number, by: length.value } });
    return ok(dueAt);
  });
  return extended ?? refuse({ code: 'no-such-match' });
}

/** Pauses the match for its host. The host or a vote can resume it. */
export async function pauseByHost(hosting: HostingContext, match: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const paused = await decide(hosting, match, (tx): Result<Match, HostingFault> => {
    const current = hostedMatch(tx, user);
    if (!current.ok) return current;
    note(tx, user, { deed: 'paused' });
    return pause(tx, { because: 'host' });
  });
  return paused ?? refuse({ code: 'no-such-match' });
}
