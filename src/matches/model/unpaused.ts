import type { Match } from './match.js';

/** The match without any trace of a pause. */
export function unpaused(match: Match): Match {
  const { pausedBecause: _because, pausedAt: _at, resumeOffered: _offered, ...rest } = match;
  return rest;
}
