import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import { z } from 'zod';
import type { HostingContext, Log } from '../../matches/context/ports.js';
import { errorFacts } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';

const member = z.object({ roles: z.array(z.string()) });

/** The person is not on the server, or no longer on Discord. */
const NOT_THERE: ReadonlySet<number | string> = new Set([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser]);

/**
 * Asks Discord which roles somebody has on a server now, which needs no privileged intent. Not read from an interaction: a button of a direct
 * message does not tell.
 */
export const memberRoles =
  ({ rest, log }: { readonly rest: Pick<RestClient, 'get'>; readonly log: Log }): NonNullable<HostingContext['rolesOf']> =>
  async (guild, user) => {
    try {
      return member.parse(await rest.get(Routes.guildMember(guild, user))).roles;
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_THERE.has(error.code)) return [];
      log.warn({ guild, ...errorFacts(error) }, 'which roles somebody has could not be found out');
      return undefined;
    }
  };
