import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Permission } from '../discord/permissionBits.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Channel, TextChannel, Thread } from '../world/channel.js';
import { type Guild, memberOf } from '../world/guild.js';
import type { Message } from '../world/message.js';
import { messageIn } from '../world/messageStore.js';
import { may } from '../world/permissions.js';
import type { Snowflake } from '../world/snowflake.js';
import { seesChannel } from '../world/visibility.js';
import { type ApiResponse, errorResponse } from './apiResponse.js';

/** A channel that the bot sees. */
export function channelFor({ world }: SimulatorContext, id: Snowflake): Result<Channel, ApiResponse> {
  const channel = world.channels.get(id);
  if (!channel) return refuse(errorResponse(RESTJSONErrorCodes.UnknownChannel));
  return seesChannel(world, channel, world.bot) ? ok(channel) : refuse(errorResponse(RESTJSONErrorCodes.MissingAccess));
}

export function textChannelFor(context: SimulatorContext, id: Snowflake): Result<TextChannel, ApiResponse> {
  const channel = channelFor(context, id);
  if (!channel.ok) return channel;
  return channel.value.kind === 'text'
    ? ok(channel.value)
    : refuse(
        errorResponse(
          channel.value.kind === 'direct'
            ? RESTJSONErrorCodes.CannotExecuteActionOnDMChannel
            : RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
        ),
      );
}

/** A thread that the bot sees and that is not archived. */
export function openThreadFor(context: SimulatorContext, id: Snowflake): Result<Thread, ApiResponse> {
  const channel = channelFor(context, id);
  if (!channel.ok) return channel;
  if (channel.value.kind !== 'thread') return refuse(errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType));
  return channel.value.archived ? refuse(errorResponse(RESTJSONErrorCodes.InvalidActionOnArchivedThread)) : ok(channel.value);
}

/** A message that the bot can fetch by its id. Ephemeral messages cannot be fetched. */
export function messageFor({ world }: SimulatorContext, channel: Channel, id: Snowflake): Result<Message, ApiResponse> {
  const message = messageIn(world, channel.id, id);
  return message && message.onlyFor === undefined ? ok(message) : refuse(errorResponse(RESTJSONErrorCodes.UnknownMessage));
}

/** A guild that the bot is in. */
export function guildFor({ world }: SimulatorContext, id: Snowflake): Result<Guild, ApiResponse> {
  const guild = world.guilds.get(id);
  return guild && memberOf(guild, world.bot) ? ok(guild) : refuse(errorResponse(RESTJSONErrorCodes.UnknownGuild));
}

/** The error for a permission that the bot lacks. Undefined if the bot has it. */
export const lacking = ({ world }: SimulatorContext, channel: Channel, permission: Permission): ApiResponse | undefined =>
  may(world, channel, world.bot, permission) ? undefined : errorResponse(RESTJSONErrorCodes.MissingPermissions);
