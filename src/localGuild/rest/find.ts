import { ok, type Result, refuse } from '../../lib/result.js';
import { type Answer, refusal } from '../answer.js';
import { may, type Permission } from '../permissions.js';
import { seesChannel } from '../sight.js';
import type { StandIn } from '../standIn.js';
import type { Channel, TextChannel, Thread } from '../world/channel.js';
import { type Guild, memberOf } from '../world/guild.js';
import type { Message } from '../world/message.js';
import { messageIn } from '../world/messages.js';
import type { Snowflake } from '../world/snowflake.js';

/** A channel the bot sees. */
export function channelFor({ world }: StandIn, id: Snowflake): Result<Channel, Answer> {
  const channel = world.channels.get(id);
  if (!channel) return refuse(refusal(10003));
  return seesChannel(world, channel, world.bot) ? ok(channel) : refuse(refusal(50001));
}

export function textChannelFor(standIn: StandIn, id: Snowflake): Result<TextChannel, Answer> {
  const channel = channelFor(standIn, id);
  if (!channel.ok) return channel;
  return channel.value.kind === 'text' ? ok(channel.value) : refuse(refusal(channel.value.kind === 'direct' ? 50003 : 50024));
}

/** A thread the bot sees and that is not archived. */
export function openThreadFor(standIn: StandIn, id: Snowflake): Result<Thread, Answer> {
  const channel = channelFor(standIn, id);
  if (!channel.ok) return channel;
  if (channel.value.kind !== 'thread') return refuse(refusal(50024));
  return channel.value.archived ? refuse(refusal(50083)) : ok(channel.value);
}

/** A message the bot can read by its id: not an ephemeral one. */
export function messageFor({ world }: StandIn, channel: Channel, id: Snowflake): Result<Message, Answer> {
  const message = messageIn(world, channel.id, id);
  return message && message.onlyFor === undefined ? ok(message) : refuse(refusal(10008));
}

/** A guild the bot is in. */
export function guildFor({ world }: StandIn, id: Snowflake): Result<Guild, Answer> {
  const guild = world.guilds.get(id);
  return guild && memberOf(guild, world.bot) ? ok(guild) : refuse(refusal(10004));
}

/** Refuses what the bot lacks the permission for. */
export const lacking = ({ world }: StandIn, channel: Channel, permission: Permission): Answer | undefined =>
  may(world, channel, world.bot, permission) ? undefined : refusal(50013);
