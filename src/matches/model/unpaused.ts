import type { Match } from './match.js';

/** The match without the fields of a pause. The status stays. */
export function unpaused(match: Match): Match {
  const { pausedBecause: _because, pausedAt: _at, resumeOffered: _offered, ...rest } = match;
  return rest;
}
