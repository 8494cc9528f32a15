import {
  type APIDMChannel,
  type APITextChannel,
  type APIThreadChannel,
  type APIThreadMember,
  ChannelType,
  OverwriteType,
} from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Channel, DirectChannel, TextChannel, Thread, ThreadMember } from '../world/channel.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { isoTime } from './isoTime.js';
import type { Serialized } from './serialized.js';
import { serializeUser } from './serializeUser.js';

export function channelType(channel: Channel): number {
  if (channel.kind === 'direct') return ChannelType.DM;
  if (channel.kind === 'text') return channel.announces ? ChannelType.GuildAnnouncement : ChannelType.GuildText;
  if (channel.announces) return ChannelType.AnnouncementThread;
  return channel.secret ? ChannelType.PrivateThread : ChannelType.PublicThread;
}

/** A channel as Discord sends it to the bot. */
export function serializeChannel(
  context: SimulatorContext,
  channel: Channel,
): Serialized<APITextChannel | APIThreadChannel | APIDMChannel> {
  switch (channel.kind) {
    case 'text':
      return { ...common(channel), ...textFields(channel) };
    case 'thread':
      return { ...common(channel), ...threadFields(context, channel) };
    case 'direct':
      return { ...common(channel), ...directFields(context, channel) };
  }
}

const common = (channel: Channel) => ({
  id: channel.id,
  type: channelType(channel),
  flags: 0,
  last_message_id: channel.lastMessage ?? null,
  last_pin_timestamp: channel.lastPinAt === undefined ? null : isoTime(channel.lastPinAt),
});

const textFields = (channel: TextChannel) => ({
  guild_id: channel.guild,
  name: channel.name,
  topic: channel.topic ?? null,
  position: channel.position,
  parent_id: null,
  nsfw: false,
  rate_limit_per_user: 0,
  permission_overwrites: channel.overwrites.map(({ id, kind, allow, deny }) => ({
    id,
    type: kind === 'role' ? OverwriteType.Role : OverwriteType.Member,
    allow,
    deny,
  })),
});

const directFields = ({ world }: SimulatorContext, channel: DirectChannel) => ({
  name: null,
  recipients: [serializeUser(known(world.users, channel.recipient))],
});

function threadFields(context: SimulatorContext, thread: Thread) {
  const bot = thread.members.find(member => member.user === context.world.bot);
  return {
    guild_id: thread.guild,
    parent_id: thread.parent,
    owner_id: thread.owner,
    name: thread.name,
    rate_limit_per_user: 0,
    message_count: thread.messages,
    total_message_sent: thread.messages,
    member_count: Math.min(50, thread.members.length),
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: isoTime(thread.archivedAt),
      create_timestamp: isoTime(thread.createdAt),
      locked: thread.locked,
      ...(thread.secret && { invitable: thread.invitable }),
    },
    ...(bot && { member: serializeThreadMember(thread.id, bot) }),
  };
}

export const serializeThreadMember = (thread: Snowflake, member: ThreadMember): Serialized<APIThreadMember> => ({
  id: thread,
  user_id: member.user,
  join_timestamp: isoTime(member.joinedAt),
  flags: 0,
});
