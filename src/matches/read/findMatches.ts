import type { HostingContext } from '../context/ports.js';
import type { ChannelId, Match, UserId } from '../model/match.js';

export interface Sought {
  readonly channel?: ChannelId;
  readonly guild?: string;
  /** Has joined the lobby, holds a seat now, or is a substitute now. */
  readonly user?: UserId;
  readonly host?: UserId;
  readonly arbiter?: UserId;
  /** Returns at most this many, the newest. */
  readonly latest?: number;
  /** Undefined: any status. */
  readonly statuses?: readonly Match['status'][];
}

/** The matches that meet all conditions, oldest first. */
export const findMatches = (hosting: HostingContext, sought: Sought): Promise<readonly Match[]> =>
  hosting.store.matches.find({ ...sought, at: hosting.now() });
