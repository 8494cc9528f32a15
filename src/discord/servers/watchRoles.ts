import { type Client, Events, type Guild } from 'discord.js';
import { dropRoles } from '../../matches/actions/lobby/dropRoles.js';
import { onceRecordsAnswer } from '../../matches/context/onceRecordsAnswer.js';
import type { HostingContext } from '../../matches/context/ports.js';
import { whereItBroke } from '../../matches/context/whereItBroke.js';
import { listen } from '../gateway/listen.js';

/**
 * Takes roles that were deleted out of private games: at once, and at every login those that were deleted while the bot was offline. A server's
 * matches are looked at one server after the other. While the records are away, all of it waits for them.
 */
export function watchRoles(client: Client, hosting: HostingContext): void {
  let last: Promise<void> = Promise.resolve();
  const look = ({ id, roles }: Pick<Guild, 'id' | 'roles'>): Promise<void> => {
    last = last.then(async () => {
      try {
        await onceRecordsAnswer(() => dropRoles(hosting, id, role => roles.cache.has(role)), hosting);
      } catch (error) {
        hosting.log.error({ guild: id, ...whereItBroke(error) }, 'deleted roles could not be taken out of private games');
      }
    });
    return last;
  };
  const ear = { client, log: hosting.log };
  listen(ear, Events.GuildRoleDelete, ({ guild }) => look(guild));
  listen(ear, Events.GuildAvailable, look);
}
