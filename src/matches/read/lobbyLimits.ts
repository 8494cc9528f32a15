import { serverUser } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { ServerSnapshot } from '../context/store.js';
import type { HostingFault } from '../fault.js';
import type { Match } from '../model/match.js';

/** How many lobbies may be open at once: per host in one server, per host in all servers, and per channel. */
export const MOST_LOBBIES = { server: 3, everywhere: 10, channel: 3 } as const;

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
