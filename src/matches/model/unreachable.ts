import type { Match } from './match.js';

/**
 * Why a match cannot post in its channel: the channel is gone; the bot may not write there; the bot was removed from the server; Discord
 * refused a message the game cannot do without; Discord has let nothing through for an hour.
 */
export const UNREACHABLE = ['channel-gone', 'forbidden', 'removed', 'refused', 'blocked'] as const;
export type Unreachable = (typeof UNREACHABLE)[number];

/** Why full tables cannot be proposed any more in the channel that a server chose for them. */
export type QueueLoss = Extract<Unreachable, 'channel-gone' | 'forbidden'>;

/** Whether a match is paused because it cannot post in its channel. */
export const isUnreachable = (match: Match): boolean =>
  match.status === 'paused' && UNREACHABLE.some(because => because === match.pausedBecause);
