import { z } from 'zod';
import { found, refusal } from '../../answer.js';
import { textChannelsOf } from '../../happenings/channels.js';
import { threadsOf } from '../../happenings/threads.js';
import { seesChannel } from '../../sight.js';
import { wireChannel, wireThreadMember } from '../../wire/channel.js';
import { wireGuild, wireMember, wireRole } from '../../wire/guild.js';
import { memberOf } from '../../world/guild.js';
import { nothing, route } from '../call.js';
import { guildFor } from '../find.js';

const withCounts = z.object({ with_counts: z.stringbool().optional() });

/** Guilds and what is in them. The list of members needs a privileged intent, and so is refused. */
export const guildRoutes = [
  route({
    method: 'GET',
    path: '/guilds/:guild',
    body: nothing,
    query: withCounts,
    run: ({ standIn, query, param }) => {
      const guild = guildFor(standIn, param('guild'));
      if (!guild.ok) return guild.fault;
      const members = guild.value.members.length;
      return found({
        ...wireGuild(guild.value),
        ...(query.with_counts && { approximate_member_count: members, approximate_presence_count: members }),
      });
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/channels',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const guild = guildFor(standIn, param('guild'));
      return guild.ok ? found(textChannelsOf(standIn, guild.value).map(channel => wireChannel(standIn, channel))) : guild.fault;
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const guild = guildFor(standIn, param('guild'));
      if (!guild.ok) return guild.fault;
      const { world } = standIn;
      const threads = threadsOf(standIn, guild.value.id).filter(thread => !thread.archived && seesChannel(world, thread, world.bot));
      const own = threads.flatMap(thread =>
        thread.members.filter(one => one.user === world.bot).map(one => wireThreadMember(thread.id, one)),
      );
      return found({ threads: threads.map(thread => wireChannel(standIn, thread)), members: own, has_more: false });
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/roles',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const guild = guildFor(standIn, param('guild'));
      return guild.ok ? found(guild.value.roles.map(wireRole)) : guild.fault;
    },
  }),
  route({ method: 'GET', path: '/guilds/:guild/members', body: nothing, query: nothing, run: () => refusal(50001) }),
  route({
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const guild = guildFor(standIn, param('guild'));
      if (!guild.ok) return guild.fault;
      const member = memberOf(guild.value, param('user'));
      if (member) return found(wireMember(standIn, member));
      return refusal(standIn.world.users.has(param('user')) ? 10007 : 10013);
    },
  }),
];
