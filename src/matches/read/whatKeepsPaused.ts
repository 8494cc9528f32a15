import { type Match, seeksHost } from '../model/match.js';
import { isUnreachable } from '../model/unreachable.js';

/** Why no vote lets a match go on that stands still: its channel or its rules fail it, or it has no host until somebody takes his place. */
export function whatKeepsPaused(match: Match): string | undefined {
  if (match.status !== 'paused') return undefined;
  if (isUnreachable(match) || match.pausedBecause === 'broken') return match.pausedBecause;
  return seeksHost(match) ? 'host-gone' : undefined;
}
