import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { meetsBot } from '../changes/guildChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Channel, Thread } from '../world/channel.js';
import { may } from '../world/permissions.js';
import { known } from '../world/world.js';
import { type ApiResponse, errorResponse } from './apiResponse.js';
import { lacking } from './lookups.js';

interface Wanted {
  readonly files: boolean;
  readonly embeds: boolean;
}

/** The error if the bot may not post in a channel that it sees. */
export function postingRefused(context: SimulatorContext, channel: Channel, wanted: Wanted): ApiResponse | undefined {
  if (channel.kind === 'direct') return directRefused(context, channel.recipient);
  return (
    lacking(context, channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages') ??
    (channel.kind === 'thread' ? lockRefused(context, channel) : undefined) ??
    (wanted.files ? lacking(context, channel, 'AttachFiles') : undefined) ??
    (wanted.embeds ? lacking(context, channel, 'EmbedLinks') : undefined)
  );
}

function directRefused(context: SimulatorContext, recipient: string): ApiResponse | undefined {
  if (!known(context.world.users, recipient).takesMessages) return errorResponse(RESTJSONErrorCodes.CannotSendMessagesToThisUser);
  return meetsBot(context, recipient) ? undefined : errorResponse(RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds);
}

/** The error for writing in a locked thread. A message unarchives an archived thread. */
export const lockRefused = ({ world }: SimulatorContext, thread: Thread): ApiResponse | undefined =>
  thread.locked && !may(world, thread, world.bot, 'ManageThreads') ? errorResponse(RESTJSONErrorCodes.ThreadLocked) : undefined;
