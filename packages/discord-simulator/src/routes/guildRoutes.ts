import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { textChannelsOf } from '../changes/channelChanges.js';
import { threadsOf } from '../changes/threadChanges.js';
import { errorResponse, okResponse } from '../rest/apiResponse.js';
import { guildFor } from '../rest/lookups.js';
import { route, unchecked } from '../rest/route.js';
import { serializeChannel, serializeThreadMember } from '../serializers/serializeChannel.js';
import { serializeGuild, serializeMember, serializeRole } from '../serializers/serializeGuild.js';
import { memberOf } from '../world/guild.js';
import { seesChannel } from '../world/visibility.js';

const withCounts = z.object({ with_counts: z.stringbool().optional() });

/** Guilds, their channels, roles and members. The member list needs a privileged intent and is refused. */
export const guildRoutes = [
  route({
    method: 'GET',
    path: '/guilds/:guild',
    body: unchecked,
    query: withCounts,
    run: ({ context, query, param }) => {
      const guild = guildFor(context, param('guild'));
      if (!guild.ok) return guild.fault;
      const members = guild.value.members.length;
      return okResponse({
        ...serializeGuild(guild.value),
        ...(query.with_counts && { approximate_member_count: members, approximate_presence_count: members }),
      });
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/channels',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const guild = guildFor(context, param('guild'));
      return guild.ok ? okResponse(textChannelsOf(context, guild.value).map(channel => serializeChannel(context, channel))) : guild.fault;
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const guild = guildFor(context, param('guild'));
      if (!guild.ok) return guild.fault;
      const { world } = context;
      const threads = threadsOf(context, guild.value.id).filter(thread => !thread.archived && seesChannel(world, thread, world.bot));
      const own = threads.flatMap(thread =>
        thread.members.filter(one => one.user === world.bot).map(one => serializeThreadMember(thread.id, one)),
      );
      return okResponse({ threads: threads.map(thread => serializeChannel(context, thread)), members: own, has_more: false });
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/roles',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const guild = guildFor(context, param('guild'));
      return guild.ok ? okResponse(guild.value.roles.map(serializeRole)) : guild.fault;
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/members',
    body: unchecked,
    query: unchecked,
    run: () => errorResponse(RESTJSONErrorCodes.MissingAccess),
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const guild = guildFor(context, param('guild'));
      if (!guild.ok) return guild.fault;
      const member = memberOf(guild.value, param('user'));
      if (member) return okResponse(serializeMember(context, member));
      return errorResponse(context.world.users.has(param('user')) ? RESTJSONErrorCodes.UnknownMember : RESTJSONErrorCodes.UnknownUser);
    },
  }),
];
