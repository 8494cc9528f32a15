import type { HostingContext } from '../context/ports.js';
import type { ChannelId, Match, UserId } from '../model/match.js';

export interface Sought {
  readonly channel?: ChannelId;
  readonly guild?: string;
  /** Who has joined the lobby, sits on a seat now, or stands in for somebody now. */
  readonly user?: UserId;
  /** Whose host it is. */
  readonly host?: UserId;
  readonly arbiter?: UserId;
  /** So many at most, the newest. */
  readonly latest?: number;
  /** None: whatever the status. */
  readonly statuses?: readonly Match['status'][];
}

/** The matches that are all of what is sought, oldest first. */
export const findMatches = (hosting: HostingContext, sought: Sought): readonly Match[] => hosting.store.matchesOf({ ...sought, at: hosting.now() });
