import { yieldToEventLoop } from '../../lib/breath.js';
import type { MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type AtOnce, decide } from './decide.js';
import type { HostingContext } from './ports.js';
import { isUnwritable } from './store.js';
import { whereItBroke } from './whereItBroke.js';

/**
 * Makes the same decision about several matches, one after the other, and yields to other work on this thread before each. A match that
 * fails is logged with `failure` and stops no other. Those that failed because the records were away are logged together, and the last
 * error of this kind is returned: what has to be done for every match is then begun again by the caller.
 */
export async function decideEach<T>(
  hosting: HostingContext,
  matches: Iterable<MatchId>,
  work: (tx: MatchTransaction) => AtOnce<T>,
  failure: string,
): Promise<Error | undefined> {
  let away: Error | undefined;
  const missed: MatchId[] = [];
  for (const match of matches) {
    await yieldToEventLoop();
    try {
      await decide(hosting, match, work);
    } catch (error) {
      if (isUnwritable(error)) {
        away = error;
        missed.push(match);
      } else hosting.log.error({ match, ...whereItBroke(error) }, failure);
    }
  }
  if (away) hosting.log.error({ matches: missed, ...whereItBroke(away) }, failure);
  return away;
}
