import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isPlayer } from '../../read/authority.js';
import { type RecordBegun, recordBegun, recordText } from '../../read/matchRecord.js';

/**
 * A match as JSON, to keep or to import elsewhere. For its host, and for everybody who has, or had, a part in it. Yields to the event loop
 * before each phase; what happens in the match meanwhile is not included.
 */
export async function exportMatch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<string, HostingFault>> {
  const begun = (await decide(hosting, id, tx => begin(tx, user))) ?? refuse({ code: 'no-such-match' } as const);
  return begun.ok ? ok(await recordText(hosting, begun.value)) : begun;
}

function begin(tx: MatchTransaction, user: UserId): Result<RecordBegun, HostingFault> {
  if (tx.facts.match.host !== user && !isPlayer(tx, user)) return refuse({ code: 'no-seat' });
  const begun = recordBegun(tx);
  if (begun.ok) note(tx, user, { deed: 'exported' });
  return begun;
}
