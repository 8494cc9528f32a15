import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, UserId } from '../model/match.js';
import { playersOf } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { seenBy } from './disclosures.js';
import { type MatchInPlay, matchInPlay, matchInPlayAt } from './matchInPlay.js';

/** The match, if the user is its host. */
export const hosted = ({ facts: { match } }: MatchReader, user: UserId): Result<Match, HostingFault> =>
  match.host === user ? ok(match) : refuse({ code: 'not-host' });

/** The running match at its open phase, if the user is its host. */
export function hostedMatch(m: MatchReader, user: UserId): Result<MatchInPlay, HostingFault> {
  const match = hosted(m, user);
  return match.ok ? matchInPlay(m) : match;
}

/** Like `hostedMatch`, for what shows or changes what seats do: refuses a host who plays or has played. Paused matches are allowed. */
export function matchForReferee(m: MatchReader, user: UserId): Result<MatchInPlay, HostingFault> {
  const match = hosted(m, user);
  if (!match.ok) return match;
  if (isPlayer(m, user)) return refuse({ code: 'host-plays' });
  return match.value.status === 'paused' && m.facts.open ? ok(matchInPlayAt(m)) : matchInPlay(m);
}

/**
 * Whether a user has, or had, a part in a match: has held a seat or been a substitute in it or in a match it continues, or is in its lobby.
 */
export const isPlayer = (m: MatchReader, user: UserId): boolean =>
  playersOf(m).includes(user) || seenBy(m, user).some(({ as }) => as !== 'host');
