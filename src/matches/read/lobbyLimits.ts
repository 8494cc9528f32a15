import { serverUser } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { ServerSnapshot } from '../context/store.js';
import type { HostingFault } from '../fault.js';
import type { ChannelId, Match } from '../model/match.js';

/** How many lobbies may be open at once: per host in one server, per host in all servers, per channel, and there if the queue opens them. */
export const MOST_LOBBIES = { server: 3, everywhere: 10, channel: 3, queue: 10 } as const;

type LobbyPlace = Pick<Match, 'guild' | 'channel' | 'host'>;

/** Why the host cannot open another lobby in this channel, with the numbers of the open ones. Undefined if they can. */
export const tooManyLobbies =
  ({ guild, channel }: Pick<LobbyPlace, 'guild' | 'channel'>) =>
  ({ lobbies, user }: ServerSnapshot): HostingFault | undefined => {
    const own = user.hosted.filter(({ status }) => status === 'lobby');
    const open = {
      server: own.filter(lobby => lobby.guild === guild),
      channel: lobbies.filter(lobby => lobby.channel === channel),
      everywhere: own,
    };
    const full = (['server', 'channel', 'everywhere'] as const).find(where => open[where].length >= MOST_LOBBIES[where]);
    return full && { code: 'too-many-lobbies', where: full, matches: open[full].map(({ id }) => `${id}`) };
  };

/** The same before anything is decided, so that nobody prepares a lobby in vain. */
export const lobbiesFull = async (hosting: HostingContext, place: LobbyPlace): Promise<HostingFault | undefined> =>
  tooManyLobbies(place)(await hosting.store.servers.read(serverUser(hosting, place)));

/** Why the queue cannot open another lobby in this channel. Undefined if it can. */
export function queueIsFull({ lobbies }: ServerSnapshot, channel: ChannelId): HostingFault | undefined {
  const open = lobbies.filter(lobby => lobby.channel === channel);
  return open.length < MOST_LOBBIES.queue
    ? undefined
    : { code: 'too-many-lobbies', where: 'queue', matches: open.map(({ id }) => `${id}`) };
}
