import type { Written } from '../../matches/model/beginTransaction.js';
import type { MatchSnapshot } from '../../matches/model/snapshot.js';
import type { Appended } from '../../matches/model/transaction.js';

/** What one decision changed in one match. */
export interface MatchChange {
  readonly before: MatchSnapshot;
  readonly after: MatchSnapshot;
  readonly appended: Appended;
  readonly at: number;
  /** Whether the match was only reserved before, so that nothing waits to be posted for it. */
  readonly isNew: boolean;
}

/** What a decision changed in its match, and then in the one that continues it. Each table is written once for both. */
export const changesIn = (before: MatchSnapshot, { at, facts: after, appended }: Written, isNew = false): readonly MatchChange[] => [
  { before, after, appended, at, isNew },
  ...(appended.fork ? changesIn(appended.fork.before, appended.fork, true) : []),
];
