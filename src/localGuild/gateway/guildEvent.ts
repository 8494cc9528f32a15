import type { Happening } from '../happenings/happening.js';
import { botSees } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { channelType, wireChannel, wireThreadMember } from '../wire/channel.js';
import { wireGuild, wireRole } from '../wire/guild.js';
import type { Thread } from '../world/channel.js';
import type { GatewayEvent } from './gatewayEvent.js';
import { guildCreate } from './guildCreate.js';

type GuildHappening = Exclude<
  Happening,
  {
    kind:
      | `message-${string}`
      | `interaction-${string}`
      | `bot-${string}`
      | 'typing'
      | 'pins-changed'
      | 'read'
      | 'commands-changed'
      | 'time-skipped'
      | 'practice-changed';
  }
>;

/** What a bot that asked for guilds is told of guilds, channels, threads, roles and itself. */
export function guildEvents(standIn: StandIn, happening: GuildHappening): readonly GatewayEvent[] {
  switch (happening.kind) {
    case 'channel-created':
      return [{ t: 'CHANNEL_CREATE', d: wireChannel(standIn, happening.channel) }];
    case 'channel-edited':
      return [{ t: 'CHANNEL_UPDATE', d: wireChannel(standIn, happening.channel) }];
    case 'channel-deleted':
      return [{ t: 'CHANNEL_DELETE', d: wireChannel(standIn, happening.channel) }];
    case 'thread-created':
      return botSees(standIn, happening.thread)
        ? [{ t: 'THREAD_CREATE', d: { ...wireChannel(standIn, happening.thread), newly_created: true } }]
        : [];
    case 'thread-edited':
      return botSees(standIn, happening.thread) ? [{ t: 'THREAD_UPDATE', d: wireChannel(standIn, happening.thread) }] : [];
    case 'thread-deleted': {
      const { id, guild: guild_id, parent: parent_id } = happening.thread;
      return [{ t: 'THREAD_DELETE', d: { id, guild_id, parent_id, type: channelType(happening.thread) } }];
    }
    case 'thread-joined':
      return happening.user === standIn.world.bot ? joinedThread(standIn, happening) : [];
    case 'thread-left':
      return happening.user === standIn.world.bot ? [membersUpdate(happening.thread, { removed_member_ids: [happening.user] })] : [];
    case 'guild-joined':
    case 'guild-available':
      return [{ t: 'GUILD_CREATE', d: guildCreate(standIn, happening.guild) }];
    case 'guild-edited':
      return [{ t: 'GUILD_UPDATE', d: wireGuild(happening.guild) }];
    case 'guild-left':
      return [{ t: 'GUILD_DELETE', d: { id: happening.guild.id } }];
    case 'guild-unavailable':
      return [{ t: 'GUILD_DELETE', d: { id: happening.guild.id, unavailable: true } }];
    case 'role-edited':
      return [{ t: 'GUILD_ROLE_UPDATE', d: { guild_id: happening.guild.id, role: wireRole(happening.role) } }];
    case 'member-joined':
    case 'member-left':
      return [];
  }
}

function joinedThread(
  standIn: StandIn,
  { thread, user }: Extract<Happening, { kind: 'thread-joined' | 'thread-left' }>,
): readonly GatewayEvent[] {
  const member = thread.members.find(one => one.user === user);
  const added = member ? [wireThreadMember(thread.id, member)] : [];
  return [{ t: 'THREAD_CREATE', d: wireChannel(standIn, thread) }, membersUpdate(thread, { added_members: added })];
}

const membersUpdate = (thread: Thread, change: object): GatewayEvent => ({
  t: 'THREAD_MEMBERS_UPDATE',
  d: { id: thread.id, guild_id: thread.guild, member_count: Math.min(50, thread.members.length), ...change },
});
