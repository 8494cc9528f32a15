import { z } from 'zod';
import { done, found, refusal } from '../../answer.js';
import { snowflake } from '../../door/field.js';
import { openDirectChannel } from '../../happenings/channels.js';
import { guildsWith, removeBot } from '../../happenings/guilds.js';
import { guildPermissions } from '../../permissions.js';
import { wireChannel } from '../../wire/channel.js';
import { wireUser } from '../../wire/user.js';
import { known } from '../../world/world.js';
import { nothing, route } from '../call.js';
import { guildFor } from '../find.js';

/** Users, and the DMs the bot opens with them. */
export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/@me',
    body: nothing,
    query: nothing,
    run: ({ standIn: { world } }) => {
      const bot = known(world.users, world.bot);
      return found({ ...wireUser(bot), mfa_enabled: true, verified: true, locale: bot.locale, email: null });
    },
  }),
  route({
    method: 'GET',
    path: '/users/@me/guilds',
    body: nothing,
    query: nothing,
    run: ({ standIn }) =>
      found(
        guildsWith(standIn, standIn.world.bot).map(guild => ({
          id: guild.id,
          name: guild.name,
          icon: null,
          banner: null,
          owner: false,
          permissions: guildPermissions(guild, standIn.world.bot).toString(),
          features: [],
        })),
      ),
  }),
  route({
    method: 'DELETE',
    path: '/users/@me/guilds/:guild',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const guild = guildFor(standIn, param('guild'));
      if (!guild.ok) return guild.fault;
      removeBot(standIn, guild.value);
      return done;
    },
  }),
  route({
    method: 'POST',
    path: '/users/@me/channels',
    bucket: 'openDirect',
    body: z.object({ recipient_id: snowflake }),
    query: nothing,
    run: ({ standIn, body }) => {
      const recipient = standIn.world.users.get(body.recipient_id);
      if (!recipient || recipient.bot) return refusal(50033);
      return found(wireChannel(standIn, openDirectChannel(standIn, recipient.id)));
    },
  }),
  route({
    method: 'GET',
    path: '/users/:user',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const user = standIn.world.users.get(param('user'));
      return user ? found(wireUser(user)) : refusal(10013);
    },
  }),
];
