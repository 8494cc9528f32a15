import type { Match } from './match.js';

/**
 * What keeps a match from posting in its channel: the channel is gone; we may not write there; we were removed from the guild; Discord
 * refused a message the game cannot do without; it has let nothing through for an hour.
 */
export const UNREACHABLE = ['channel-gone', 'forbidden', 'removed', 'refused', 'blocked'] as const;
export type Unreachable = (typeof UNREACHABLE)[number];

/** Nothing can be posted in the match's channel until it resumes. */
export const isUnreachable = (match: Match): boolean =>
  match.status === 'paused' && UNREACHABLE.some(because => because === match.pausedBecause);
