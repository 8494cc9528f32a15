import { type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Match, MatchId } from '../match.js';
import type { House } from '../ports.js';

/** A match that is still in its lobby. */
export function lobbyOf(house: House, id: MatchId): Result<Match, HostingFault> {
  const match = matchIn(house, id);
  if (!match.ok || match.value.status === 'lobby') return match;
  if (match.value.status === 'paused') return refuse({ code: 'match-paused', because: match.value.pausedBecause ?? '' });
  return refuse({ code: 'not-in-lobby' });
}
