import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match } from '../model/match.js';
import type { MatchReader } from '../model/transaction.js';

/** The match, if it is still in its lobby. */
export function lobbyOf({ facts: { match } }: MatchReader): Result<Match, HostingFault> {
  if (match.status === 'lobby') return ok(match);
  if (match.status === 'paused') return refuse({ code: 'match-paused', because: match.pausedBecause ?? '' });
  return refuse({ code: 'not-in-lobby' });
}
