import type { SeatId } from '../../games/game.js';
import { keysOf } from '../../lib/keysOf.js';
import type { HostingContext } from '../context/ports.js';
import type { StoredResult } from '../context/store.js';
import type { UserId } from '../model/match.js';
import type { PlayerOutcome } from '../model/playerResult.js';
import type { RankedPlayer } from '../model/rating.js';
import { ratingsIn } from './ratings.js';

/** So many of the latest results are counted. */
const COUNTED = 500;
/** Ratings are worked out in so many of a player's games, those that they have played most. */
const GAMES_RATED = 5;

/** How games ended for a player: how many, and how many of them in each way. */
export interface Tally {
  readonly games: number;
  readonly outcomes: Readonly<Record<PlayerOutcome, number>>;
}

/** How a player's games on a server ended: all of them, and those of each game, with each seat; the most played first. */
export interface Statistics extends Tally {
  readonly byGame: readonly (Tally & { readonly game: string; readonly bySeat: readonly (Tally & { readonly seat: SeatId })[] })[];
}

/** A player's place among those who are rated. */
export interface RatingTold extends RankedPlayer {
  readonly among: number;
}

/** A user's ratings on a server by game, in the games they have played most. Empty if they do not want to be rated. */
export async function ratingsOf(hosting: HostingContext, guild: string, user: UserId, { byGame }: Statistics): Promise<RatingsByGame> {
  if (!(await hosting.store.users.settings(user)).rating) return new Map();
  const ratings = new Map<string, RatingTold>();
  for (const { game } of byGame.slice(0, GAMES_RATED)) {
    const table = await ratingsIn(hosting, guild, game);
    const own = table.find(one => one.user === user);
    if (own) ratings.set(game, { ...own, among: table.length });
  }
  return ratings;
}
export type RatingsByGame = ReadonlyMap<string, RatingTold>;

/** A user's statistics on a server: see `counts` for which matches count. */
export const statisticsIn = async (hosting: HostingContext, guild: string, user: UserId): Promise<Statistics> =>
  statisticsOf(await hosting.store.users.results(user, guild, COUNTED));

function statisticsOf(results: readonly StoredResult[]): Statistics {
  const byGame = grouped(results, one => one.game).map(([game, some]) => ({
    game,
    ...tally(some),
    bySeat: grouped(some, one => one.seat).map(([seat, all]) => ({ seat, ...tally(all) })),
  }));
  return { ...tally(results), byGame };
}

function tally(results: readonly StoredResult[]): Tally {
  const count = (outcome: PlayerOutcome): number => results.filter(one => one.outcome === outcome).length;
  return { games: results.length, outcomes: { won: count('won'), drew: count('drew'), lost: count('lost'), left: count('left') } };
}

/** The results by key, the largest group first. */
function grouped(results: readonly StoredResult[], keyOf: (one: StoredResult) => string): readonly (readonly [string, StoredResult[]])[] {
  const groups: Record<string, StoredResult[]> = {};
  for (const one of results) groups[keyOf(one)] = [...(groups[keyOf(one)] ?? []), one];
  return keysOf(groups)
    .map(key => [key, groups[key] ?? []] as const)
    .toSorted(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
}
