import type { APIDMChannel, APITextChannel, APIThreadChannel, APIThreadMember } from 'discord-api-types/v10';
import type { StandIn } from '../standIn.js';
import type { Channel, DirectChannel, TextChannel, Thread, ThreadMember } from '../world/channel.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { isoTime } from './time.js';
import { wireUser } from './user.js';
import type { Wire } from './wire.js';

export const CHANNEL_TYPE = { text: 0, direct: 1, announcement: 5, announcementThread: 10, publicThread: 11, privateThread: 12 } as const;
export const OVERWRITE_TYPE = { role: 0, member: 1 } as const;

export function channelType(channel: Channel): number {
  if (channel.kind === 'direct') return CHANNEL_TYPE.direct;
  if (channel.kind === 'text') return channel.announces ? CHANNEL_TYPE.announcement : CHANNEL_TYPE.text;
  if (channel.announces) return CHANNEL_TYPE.announcementThread;
  return channel.secret ? CHANNEL_TYPE.privateThread : CHANNEL_TYPE.publicThread;
}

/** Discord's shape of a channel, as the bot sees it. */
export function wireChannel(standIn: StandIn, channel: Channel): Wire<APITextChannel | APIThreadChannel | APIDMChannel> {
  switch (channel.kind) {
    case 'text':
      return { ...common(channel), ...textFields(channel) };
    case 'thread':
      return { ...common(channel), ...threadFields(standIn, channel) };
    case 'direct':
      return { ...common(channel), ...directFields(standIn, channel) };
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
  permission_overwrites: channel.overwrites.map(({ id, kind, allow, deny }) => ({ id, type: OVERWRITE_TYPE[kind], allow, deny })),
});

const directFields = ({ world }: StandIn, channel: DirectChannel) => ({
  name: null,
  recipients: [wireUser(known(world.users, channel.recipient))],
});

function threadFields(standIn: StandIn, thread: Thread) {
  const bot = thread.members.find(member => member.user === standIn.world.bot);
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
    ...(bot && { member: wireThreadMember(thread.id, bot) }),
  };
}

export const wireThreadMember = (thread: Snowflake, member: ThreadMember): Wire<APIThreadMember> => ({
  id: thread,
  user_id: member.user,
  join_timestamp: isoTime(member.joinedAt),
  flags: 0,
});
