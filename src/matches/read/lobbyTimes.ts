import type { HostingContext, LobbyTimes } from '../context/ports.js';
import type { LobbyTime } from '../context/store.js';
import type { Match } from '../model/match.js';
import { LOBBY_LENGTH } from './lobbyEnd.js';

/** `lobbyTimes` tells nothing while fewer lobbies than this can be counted. */
const ENOUGH_LOBBIES = 10;
/** Only the latest count: a server changes. */
const LATEST = 50;

/**
 * How the latest lobbies of the same game on the same server have fared. Undefined while there are too few. Anonymous and private ones do not
 * count, and private ones do not say it. One that began with opponents of the bot, or with empty seats, did not fill; if its host did not wait
 * until its end, it tells nothing.
 */
export async function lobbyTimes(
  hosting: HostingContext,
  { guild, game, plan }: Pick<Match, 'guild' | 'game' | 'plan'>,
): Promise<LobbyTimes | undefined> {
  if (plan.private) return undefined;
  const lobbies = (await hosting.store.matches.lobbyTimes({ guild, game, latest: LATEST })).filter(tellsSomething);
  if (lobbies.length < ENOUGH_LOBBIES) return undefined;
  const waited = lobbies.flatMap(one => (one.isFull ? (one.waited ?? []) : [])).toSorted((a, b) => a - b);
  return { lobbies: lobbies.length, begun: waited.length, median: waited[Math.floor((waited.length - 1) / 2)] };
}

const tellsSomething = ({ waited, isFull, lobby = LOBBY_LENGTH }: LobbyTime): boolean => waited === undefined || isFull || waited >= lobby;
