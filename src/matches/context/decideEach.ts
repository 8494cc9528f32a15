import { yieldToEventLoop } from '../../lib/breath.js';
import type { MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type AtOnce, decide } from './decide.js';
import type { HostingContext } from './ports.js';
import { isUnwritable } from './store.js';
import { whereItBroke } from './whereItBroke.js';

/**
 * Makes the same decision about several matches, one after the other, and yields to other work on this thread before each. A match that
 * fails is logged with `failure` and stops no other; while the records are away, the first alone is logged. Returns the error of the last one that failed because the records were away: what has to be
 * done for every match is then begun again later.
 */
export async function decideEach<T>(
  hosting: HostingContext,
  matches: Iterable<MatchId>,
  work: (tx: MatchTransaction) => AtOnce<T>,
  failure: string,
): Promise<Error | undefined> {
  let away: Error | undefined;
  for (const match of matches) {
    await yieldToEventLoop();
    try {
      await decide(hosting, match, work);
    } catch (error) {
      const isAway = isUnwritable(error);
      if (!isAway || !away) hosting.log.error({ match, ...whereItBroke(error) }, failure);
      if (isAway) away = error;
    }
  }
  return away;
}
