import { pacedBy, yieldToEventLoop } from '../../lib/breath.js';
import type { HostingContext } from '../context/ports.js';
import type { RatedResult } from '../context/store.js';
import type { MatchId } from '../model/match.js';
import { createRatings, type RankedPlayer } from '../model/rating.js';

/** How many of the latest matches of a game on a server are rated. */
export const MATCHES_RATED = 1000;
/** How many results are read at once. */
export const PAGE = 500;
/** Other work waits at most this long, ms. */
const SLICE = 20;

/**
 * The ratings in a game on a server of all who want to be rated, the best first. They are worked out anew each time, from the results in
 * the order in which the matches ended: earlier matches count too for a user who wants to be rated later, and a user who no longer wants it
 * is in no rating.
 */
export async function ratingsIn(hosting: HostingContext, guild: string, game: string): Promise<readonly RankedPlayer[]> {
  const ratings = createRatings();
  const pause = pacedBy(SLICE);
  for (const match of (await latestMatches(hosting, guild, game)).toReversed()) {
    await pause();
    ratings.count(match);
  }
  return ratings.table();
}

/** The results of the latest matches in which somebody is rated, the latest match first. */
async function latestMatches({ store }: HostingContext, guild: string, game: string): Promise<readonly (readonly RatedResult[])[]> {
  const matches = new Map<MatchId, RatedResult[]>();
  for (let before: RatedResult | undefined; ; ) {
    // A page that is read from SQLite holds this thread up.
    await yieldToEventLoop();
    const page = await store.users.ratedResults({ guild, game, most: PAGE, before });
    for (const result of page.filter(({ isRated }) => isRated)) {
      const known = matches.get(result.match);
      if (known) known.push(result);
      // The results of a match follow one another: all earlier matches are complete.
      else if (matches.size === MATCHES_RATED) return [...matches.values()];
      else matches.set(result.match, [result]);
    }
    before = page.at(-1);
    if (page.length < PAGE) return [...matches.values()];
  }
}
