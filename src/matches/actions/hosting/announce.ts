import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueToChannel } from '../../messages/queueing.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { hosted } from '../../read/authority.js';

/** Posts a message from the host in the match's channel. */
export async function announce(hosting: HostingContext, match: MatchId, user: UserId, text: string): Promise<Result<Match, HostingFault>> {
  const announced = await decide(hosting, match, (tx): Result<Match, HostingFault> => {
    const found = hosted(tx, user);
    if (!found.ok) return found;
    queueToChannel(tx, `announcement:${tx.facts.logLength}`, { kind: 'announcement', text });
    note(tx, user, { deed: 'announced' });
    return ok(found.value);
  });
  return announced ?? refuse({ code: 'no-such-match' });
}
