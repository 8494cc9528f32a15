import { ok, type Result, refuse } from '../../lib/result.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../model/match.js';
import type { Noted } from '../model/matchLog.js';
import { hasHeldSeat } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';

/** The match log, oldest first. For its host, its arbiter, and everybody who has ever held a seat in it. */
export async function logOf(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<readonly Noted[], HostingFault>> {
  const isTold = await look(hosting, id, m => isOfMatch(m, user));
  if (isTold === undefined) return refuse({ code: 'no-such-match' });
  return isTold ? ok(await hosting.store.history.notes(id)) : refuse({ code: 'no-seat' });
}

const isOfMatch = (m: MatchReader, user: UserId): boolean =>
  m.facts.match.host === user || m.facts.match.arbiter === user || hasHeldSeat(m, user);

/** The numbers of the phases whose position a host has changed. */
export const phasesEdited = async (hosting: HostingContext, match: MatchId): Promise<readonly number[]> =>
  (await hosting.store.history.notes(match)).flatMap(({ deed, about: { phase } }) =>
    deed === 'edited' && typeof phase === 'number' ? [phase] : [],
  );
