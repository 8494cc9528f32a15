import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match } from '../model/match.js';

/** How many lobbies may be open at once: per host in one server, per host in all servers, and per channel. */
export const MOST_LOBBIES = { server: 3, everywhere: 10, channel: 3 } as const;

type Place = Pick<Match, 'guild' | 'channel' | 'host'>;

/** Why this host cannot open another lobby in this channel, with the numbers of the open ones. Undefined if they can. */
export function tooManyLobbies({ store }: Pick<HostingContext, 'store'>, { guild, channel, host }: Place): HostingFault | undefined {
  const own = store.matches.find({ host, statuses: ['lobby'] });
  const open = {
    server: own.filter(lobby => lobby.guild === guild),
    channel: store.matches.find({ channel, statuses: ['lobby'] }),
    everywhere: own,
  };
  const full = (['server', 'channel', 'everywhere'] as const).find(where => open[where].length >= MOST_LOBBIES[where]);
  return full && { code: 'too-many-lobbies', where: full, matches: open[full].map(({ id }) => `${id}`) };
}
