import { ok, type Result, refuse } from '../../lib/result.js';
import { isDisputed } from '../disputes.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueLobby, queueNoticeAgain } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { note } from './audit.js';
import { isNeutral } from './whoDecides.js';

export interface Naming {
  readonly match: MatchId;
  /** The host, or the arbiter himself. */
  readonly by: UserId;
  /** Who is to be the arbiter from now on; nobody: the match has none any more. */
  readonly arbiter?: UserId;
}

/**
 * The host names who decides in his place where he has a hand in the match, or takes that back, as long as no dispute is open. The arbiter
 * himself may step down, or name another, at any time. Everybody is told.
 */
export function nameArbiter(house: House, { match: id, by, arbiter }: Naming): Result<Match, HostingFault> {
  return record(house, () => {
    const found = matchIn(house, id);
    if (!found.ok) return found;
    const match = found.value;
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    if (by !== match.host && by !== match.arbiter) return refuse({ code: 'not-host' });
    if (by !== match.host && arbiter !== undefined && !isNeutral(house, match, by)) return refuse({ code: 'others-decide' });
    if (by !== match.arbiter && isDisputed(house, match)) return refuse({ code: 'dispute-open' });
    if (arbiter === match.arbiter) return arbiter === undefined ? refuse({ code: 'no-arbiter' }) : ok(match);
    if (arbiter !== undefined && !mayArbitrate(house, match, arbiter)) return refuse({ code: 'cannot-arbitrate' });
    note(house, id, by, {
      deed: arbiter === undefined ? 'arbiter-left' : 'arbiter-named',
      about: by === match.host ? {} : { as: 'arbiter' },
    });
    return ok(changeArbiter(house, match, arbiter));
  });
}

/**
 * In an anonymous match everybody but the host may be named: a refusal would say who plays. Who has a hand in the match decides nothing all the
 * same, and can step down.
 */
const mayArbitrate = (house: House, match: Match, user: UserId): boolean =>
  user !== match.host && (match.plan.anonymous === true || isNeutral(house, match, user));

/** The match has another arbiter, or none; he, the one before and the channel are told. Within a transaction. */
export function changeArbiter(house: House, { arbiter: before, ...match }: Match, arbiter: UserId | undefined): Match {
  const changed: Match = { ...match, ...(arbiter !== undefined && { arbiter }) };
  house.store.saveMatch(changed);
  if (before !== undefined) tellArbiter(house, match.id, before, false);
  if (arbiter !== undefined) tellArbiter(house, match.id, arbiter, true);
  const phase = house.store.openPhase(match.id);
  if (!phase) queueLobby(house, changed);
  else queueNoticeAgain(house, phase, changed, { notice: arbiter === undefined ? 'arbiter-left' : 'arbiter-named', seats: [] });
  return changed;
}

const tellArbiter = (house: House, match: MatchId, user: UserId, named: boolean): void =>
  house.store.queue({ match, to: { user }, slot: `arbiter:${house.now()}:${user}`, content: { kind: 'arbiter', named } }, house.now());
