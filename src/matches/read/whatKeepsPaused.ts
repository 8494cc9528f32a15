import { type Match, seeksHost } from '../model/match.js';
import { isUnreachable } from '../model/unreachable.js';

/**
 * Why no vote can resume a paused match: its channel or its rules fail, or its host has gone and nobody has taken over. Undefined if a vote
 * can.
 */
export function whatKeepsPaused(match: Match): string | undefined {
  if (match.status !== 'paused') return undefined;
  if (isUnreachable(match) || match.pausedBecause === 'broken') return match.pausedBecause;
  return seeksHost(match) ? 'host-gone' : undefined;
}
