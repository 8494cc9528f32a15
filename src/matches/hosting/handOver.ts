import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { changeHost } from './changeHost.js';

export interface HandingOver {
  readonly match: MatchId;
  readonly by: UserId;
  /** Who is to host from now on. */
  readonly to: UserId;
  /** Whether who asks runs the server: then he may do so for a host who is gone. */
  readonly isAdmin: boolean;
}

/** Hosting goes to somebody else: the host gives it, or who runs the server takes it from one who is gone. */
export function handOver(house: House, { match: id, by, to, isAdmin }: HandingOver): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok) return match;
    if (match.value.host !== by && !isAdmin) return refuse({ code: 'not-host' });
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    return ok(changeHost(house, match.value, { by, to }));
  });
}
