import type { SimulatorEvent } from '../context/eventBus.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { channelType, serializeChannel, serializeThreadMember } from '../serializers/serializeChannel.js';
import { serializeGuild, serializeRole } from '../serializers/serializeGuild.js';
import type { Thread } from '../world/channel.js';
import { botSees } from '../world/visibility.js';
import type { GatewayEvent } from './gatewayEvent.js';
import { guildCreate } from './guildCreate.js';

type GuildChange = Exclude<
  SimulatorEvent,
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
      | 'autopilot-changed';
  }
>;

/** Gateway events of the Guilds intent. */
export function guildEvents(context: SimulatorContext, event: GuildChange): readonly GatewayEvent[] {
  switch (event.kind) {
    case 'channel-created':
      return [{ t: 'CHANNEL_CREATE', d: serializeChannel(context, event.channel) }];
    case 'channel-edited':
      return [{ t: 'CHANNEL_UPDATE', d: serializeChannel(context, event.channel) }];
    case 'channel-deleted':
      return [{ t: 'CHANNEL_DELETE', d: serializeChannel(context, event.channel) }];
    case 'thread-created':
      return botSees(context.world, event.thread)
        ? [{ t: 'THREAD_CREATE', d: { ...serializeChannel(context, event.thread), newly_created: true } }]
        : [];
    case 'thread-edited':
      return botSees(context.world, event.thread) ? [{ t: 'THREAD_UPDATE', d: serializeChannel(context, event.thread) }] : [];
    case 'thread-deleted': {
      const { id, guild: guild_id, parent: parent_id } = event.thread;
      return [{ t: 'THREAD_DELETE', d: { id, guild_id, parent_id, type: channelType(event.thread) } }];
    }
    case 'thread-joined':
      return event.user === context.world.bot ? joinedThread(context, event) : [];
    case 'thread-left':
      return event.user === context.world.bot ? [membersUpdate(event.thread, { removed_member_ids: [event.user] })] : [];
    case 'guild-joined':
    case 'guild-available':
      return [{ t: 'GUILD_CREATE', d: guildCreate(context, event.guild) }];
    case 'guild-edited':
      return [{ t: 'GUILD_UPDATE', d: serializeGuild(event.guild) }];
    case 'guild-left':
      return [{ t: 'GUILD_DELETE', d: { id: event.guild.id } }];
    case 'guild-unavailable':
      return [{ t: 'GUILD_DELETE', d: { id: event.guild.id, unavailable: true } }];
    case 'role-created':
      return [{ t: 'GUILD_ROLE_CREATE', d: { guild_id: event.guild.id, role: serializeRole(event.role) } }];
    case 'role-deleted':
      return [{ t: 'GUILD_ROLE_DELETE', d: { guild_id: event.guild.id, role_id: event.role.id } }];
    case 'role-edited':
      return [{ t: 'GUILD_ROLE_UPDATE', d: { guild_id: event.guild.id, role: serializeRole(event.role) } }];
    case 'member-joined':
    case 'member-edited':
    case 'member-left':
      return [];
  }
}

function joinedThread(
  context: SimulatorContext,
  { thread, user }: Extract<SimulatorEvent, { kind: 'thread-joined' | 'thread-left' }>,
): readonly GatewayEvent[] {
  const member = thread.members.find(one => one.user === user);
  const added = member ? [serializeThreadMember(thread.id, member)] : [];
  return [{ t: 'THREAD_CREATE', d: serializeChannel(context, thread) }, membersUpdate(thread, { added_members: added })];
}

const membersUpdate = (thread: Thread, change: object): GatewayEvent => ({
  t: 'THREAD_MEMBERS_UPDATE',
  d: { id: thread.id, guild_id: thread.guild, member_count: Math.min(50, thread.members.length), ...change },
});
