import type { Match } from '../model/match.js';

/** How long a match in which nobody is there waits for one of its players, ms. */
export const WAITS = 30 * 24 * 60 * 60 * 1000;

/** Whether a match is paused because all its players have missed too much. */
export const isForsaken = ({ status, pausedBecause }: Match): boolean => status === 'paused' && pausedBecause === 'nobody-there';

/** When a forsaken match ends if nobody resumes it. Undefined if it does not, or not yet: an earlier version paused it without a word about that. */
export const forsakenUntil = (match: Match): number | undefined =>
  isForsaken(match) && match.resumeOffered && match.pausedAt !== undefined ? match.pausedAt + WAITS : undefined;
