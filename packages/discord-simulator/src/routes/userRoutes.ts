import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { openDirectChannel } from '../changes/channelChanges.js';
import { guildsWith, removeBot } from '../changes/guildChanges.js';
import { snowflake } from '../requestSchemas/fields.js';
import { errorResponse, noContent, okResponse } from '../rest/apiResponse.js';
import { guildFor } from '../rest/lookups.js';
import { route, unchecked } from '../rest/route.js';
import { serializeChannel } from '../serializers/serializeChannel.js';
import { serializeUser } from '../serializers/serializeUser.js';
import { guildPermissions } from '../world/permissions.js';
import { known } from '../world/world.js';

/** Users and DM channels. */
export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/@me',
    body: unchecked,
    query: unchecked,
    run: ({ context: { world } }) => {
      const bot = known(world.users, world.bot);
      return okResponse({ ...serializeUser(bot), mfa_enabled: true, verified: true, locale: bot.locale, email: null });
    },
  }),
  route({
    method: 'GET',
    path: '/users/@me/guilds',
    body: unchecked,
    query: unchecked,
    run: ({ context }) =>
      okResponse(
        guildsWith(context, context.world.bot).map(guild => ({
          id: guild.id,
          name: guild.name,
          icon: null,
          banner: null,
          owner: false,
          permissions: guildPermissions(guild, context.world.bot).toString(),
          features: [],
        })),
      ),
  }),
  route({
    method: 'DELETE',
    path: '/users/@me/guilds/:guild',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const guild = guildFor(context, param('guild'));
      if (!guild.ok) return guild.fault;
      removeBot(context, guild.value);
      return noContent;
    },
  }),
  route({
    method: 'POST',
    path: '/users/@me/channels',
    bucket: 'openDirect',
    body: z.object({ recipient_id: snowflake }),
    query: unchecked,
    run: ({ context, body }) => {
      const recipient = context.world.users.get(body.recipient_id);
      if (!recipient || recipient.bot) return errorResponse(RESTJSONErrorCodes.InvalidRecipients);
      return okResponse(serializeChannel(context, openDirectChannel(context, recipient.id)));
    },
  }),
  route({
    method: 'GET',
    path: '/users/:user',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const user = context.world.users.get(param('user'));
      return user ? okResponse(serializeUser(user)) : errorResponse(RESTJSONErrorCodes.UnknownUser);
    },
  }),
];
