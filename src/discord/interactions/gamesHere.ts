import type { AnyGame } from '../../games/game.js';
import { findMatches } from '../../matches/read/findMatches.js';
import { findMatch, matchesHere } from './findMatch.js';
import type { InteractionContext } from './interactionContext.js';

/** Games that somebody asks about. */
export interface GamesHere {
  readonly games: readonly AnyGame[];
  /** Whether they are those of this channel and of the user; otherwise they are all games there are. */
  readonly isOwn: boolean;
}

/**
 * The games about which a user most likely asks, so that `/help` and `/rules` tell of the same: first those that are played here or have their
 * lobby here, the user's own before all others, then the others that the user plays. All games if there are none.
 */
export async function gamesHere(context: InteractionContext): Promise<GamesHere> {
  const { hosting } = context.bot;
  const here = await findMatch(context, undefined, 'look');
  const own = await findMatches(hosting, { user: context.user, statuses: ['lobby', 'running', 'paused'] });
  const ids = new Set([
    ...(here.ok ? [here.value] : await matchesHere(context)).map(({ game }) => game),
    ...[...hosting.games.keys()].filter(id => own.some(o => o.game === id)),
    // Those of variants of servers are not listed among the games that everybody has.
    ...own.map(({ game }) => game),
  ]);
  const games = [...ids].flatMap(id => hosting.games.get(id) ?? []);
  return games.length > 0 ? { games, isOwn: true } : { games: [...hosting.games.values()], isOwn: false };
}
