import type { HostingContext, LobbyTimes } from '../context/ports.js';
import type { Match } from '../model/match.js';

/** How many lobbies there must be to go by. */
export const ENOUGH_LOBBIES = 10;
/** Only the latest count: a server changes. */
const LATEST = 50;

/** How the latest lobbies of the same game on the same server have fared. Undefined while there are too few. Anonymous and private ones do not count, and private ones do not say it. */
export async function lobbyTimes(
  hosting: HostingContext,
  { guild, game, plan }: Pick<Match, 'guild' | 'game' | 'plan'>,
): Promise<LobbyTimes | undefined> {
  if (plan.private) return undefined;
  const lobbies = await hosting.store.matches.lobbyTimes({ guild, game, latest: LATEST });
  if (lobbies.length < ENOUGH_LOBBIES) return undefined;
  const waited = lobbies.flatMap(one => one.waited ?? []).toSorted((a, b) => a - b);
  return { lobbies: lobbies.length, begun: waited.length, median: waited[Math.floor((waited.length - 1) / 2)] };
}
