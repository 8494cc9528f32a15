import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueToUser } from '../../messages/queueing.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { isDisputed } from '../../read/disputes.js';
import { isNeutral } from '../../read/whoDecides.js';

export interface Naming {
  readonly match: MatchId;
  /** The host, or the current arbiter. */
  readonly by: UserId;
  /** The new arbiter. Undefined: the match has none any more. */
  readonly arbiter?: UserId;
}

/**
 * Names or removes the arbiter, who decides in place of a host who has a part in the match. The host may do so while no dispute is open;
 * the arbiter may step down, or name somebody else, at any time. Everybody is told.
 */
export async function nameArbiter(hosting: HostingContext, { match: id, by, arbiter }: Naming): Promise<Result<Match, HostingFault>> {
  const named = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const { match } = tx.facts;
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    if (by !== match.host && by !== match.arbiter) return refuse({ code: 'not-host' });
    if (by !== match.host && arbiter !== undefined && !isNeutral(tx, by)) return refuse({ code: 'others-decide' });
    if (by !== match.arbiter && isDisputed(tx)) return refuse({ code: 'dispute-open' });
    if (arbiter === match.arbiter) return arbiter === undefined ? refuse({ code: 'no-arbiter' }) : ok(match);
    if (arbiter !== undefined && !mayArbitrate(tx, arbiter)) return refuse({ code: 'cannot-arbitrate' });
    note(tx, by, {
      deed: arbiter === undefined ? 'arbiter-left' : 'arbiter-named',
      about: by === match.host ? {} : { as: 'arbiter' },
    });
    changeArbiter(tx, arbiter);
    return ok(tx.facts.match);
  });
  return named ?? refuse({ code: 'no-such-match' });
}

/**
 * Whether a user can be named. In an anonymous match everybody but the host can: a refusal would reveal who plays. An arbiter who has a
 * part in the match decides nothing all the same, and can step down.
 */
const mayArbitrate = (m: MatchReader, user: UserId): boolean =>
  user !== m.facts.match.host && (m.facts.match.plan.anonymous === true || isNeutral(m, user));

/** Sets or removes the arbiter, and tells the old one, the new one and the channel. */
export function changeArbiter(tx: MatchTransaction, arbiter: UserId | undefined): void {
  const { arbiter: before, ...match } = tx.facts.match;
  tx.put({ match: { ...match, ...(arbiter !== undefined && { arbiter }) } });
  if (before !== undefined) tellArbiter(tx, before, false);
  if (arbiter !== undefined) tellArbiter(tx, arbiter, true);
  const { open } = tx.facts;
  if (!open) queueLobby(tx);
  else queueNoticeAgain(tx, open, { notice: arbiter === undefined ? 'arbiter-left' : 'arbiter-named', seats: [] });
}

const tellArbiter = (tx: MatchTransaction, user: UserId, named: boolean): void =>
  queueToUser(tx, user, `arbiter:${tx.now}`, { kind: 'arbiter', named });
