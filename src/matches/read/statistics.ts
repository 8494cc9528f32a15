import type { SeatId } from '../../games/game.js';
import { keysOf } from '../../lib/keysOf.js';
import type { HostingContext } from '../context/ports.js';
import type { StoredResult } from '../context/store.js';
import type { UserId } from '../model/match.js';
import type { PlayerOutcome } from '../model/playerResult.js';

/** So many of the latest results are counted. */
const COUNTED = 500;

/** How games ended for a player: how many, and how many of them in each way. */
export interface Tally {
  readonly games: number;
  readonly outcomes: Readonly<Record<PlayerOutcome, number>>;
}

/** How a player's games on a server ended: all of them, and those of each game, with each seat; the most played first. */
export interface Statistics extends Tally {
  readonly byGame: readonly (Tally & { readonly game: string; readonly bySeat: readonly (Tally & { readonly seat: SeatId })[] })[];
}

/** A user's statistics on a server: see `counts` for which matches count. */
export const statisticsIn = async (hosting: HostingContext, guild: string, user: UserId): Promise<Statistics> =>
  statisticsOf(await hosting.store.users.results(user, guild, COUNTED));

export function statisticsOf(results: readonly StoredResult[]): Statistics {
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
