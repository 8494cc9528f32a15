import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, UserId } from '../model/match.js';
import { playersOf } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { seenBy } from './disclosures.js';
import { type MatchInPlay, matchInPlayAt, matchInPlay } from './matchInPlay.js';

/** A match and its host, who asks for something. */
export const hosted = ({ facts: { match } }: MatchReader, user: UserId): Result<Match, HostingFault> =>
  match.host === user ? ok(match) : refuse({ code: 'not-host' });

/** The table of a running match, for its host. */
export function hostedMatch(m: MatchReader, user: UserId): Result<MatchInPlay, HostingFault> {
  const match = hosted(m, user);
  return match.ok ? matchInPlay(m) : match;
}

/** The same for what a host may do only as long as he neither plays nor has played in the match: it shows, or changes, what seats do. A match that stands still will do. */
export function matchForReferee(m: MatchReader, user: UserId): Result<MatchInPlay, HostingFault> {
  const match = hosted(m, user);
  if (!match.ok) return match;
  if (isPlayer(m, user)) return refuse({ code: 'host-plays' });
  return match.value.status === 'paused' && m.facts.open ? ok(matchInPlayAt(m)) : matchInPlay(m);
}

/** Whether somebody has a hand in a match: he has sat in it or in one it goes on from, has stood in for somebody there, or waits in its lobby. */
export const isPlayer = (m: MatchReader, user: UserId): boolean =>
  playersOf(m).includes(user) || seenBy(m, user).some(({ as }) => as !== 'host');
