import { MessageType, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { addMessage, editMessage } from '../changes/messageChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { type ApiResponse, errorResponse, noContent, okResponse } from '../rest/apiResponse.js';
import { channelFor, lacking, messageFor } from '../rest/lookups.js';
import { route, unchecked } from '../rest/route.js';
import { isoTime } from '../serializers/isoTime.js';
import { serializeMessage } from '../serializers/serializeMessage.js';
import type { Channel } from '../world/channel.js';
import type { Message } from '../world/message.js';
import { messagesIn } from '../world/messageStore.js';
import { known, saveChannel, timeIn } from '../world/world.js';

const page = z.object({ limit: z.coerce.number().int().min(1).max(50).default(50), before: z.iso.datetime({ offset: true }).optional() });

interface Pin {
  readonly message: Message;
  readonly at: number;
}

/** Latest pin first. */
const pinsOf = (context: SimulatorContext, channel: Channel): readonly Pin[] =>
  messagesIn(context.world, channel.id)
    .flatMap(message => (message.pinnedAt === undefined ? [] : [{ message, at: message.pinnedAt }]))
    .sort((a, b) => b.at - a.at);

export const pinRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel/messages/pins',
    bucket: 'pin',
    body: unchecked,
    query: page,
    run: ({ context, query, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const before = query.before === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.before);
      const pins = lacking(context, channel.value, 'ReadMessageHistory')
        ? []
        : pinsOf(context, channel.value).filter(pin => pin.at < before);
      const items = pins
        .slice(0, query.limit)
        .map(({ message, at }) => ({ pinned_at: isoTime(at), message: serializeMessage(context, message) }));
      return okResponse({ items, has_more: pins.length > items.length });
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/messages/pins/:message',
    bucket: 'pin',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => changePin(context, param('channel'), param('message'), true),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/messages/pins/:message',
    bucket: 'pin',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => changePin(context, param('channel'), param('message'), false),
  }),
];

function changePin(context: SimulatorContext, channelId: string, messageId: string, pinned: boolean): ApiResponse {
  const channel = channelFor(context, channelId);
  if (!channel.ok) return channel.fault;
  const message = messageFor(context, channel.value, messageId);
  if (!message.ok) return message.fault;
  const refused = lacking(context, channel.value, 'PinMessages') ?? pinRefused(context, channel.value, message.value);
  if (refused) return refused;
  if ((message.value.pinnedAt !== undefined) !== pinned) setPin(context, channel.value, message.value, pinned);
  return noContent;
}

function pinRefused(context: SimulatorContext, channel: Channel, message: Message): ApiResponse | undefined {
  if (channel.kind === 'thread' && channel.archived) return errorResponse(RESTJSONErrorCodes.InvalidActionOnArchivedThread);
  return message.pinnedAt === undefined && pinsOf(context, channel).length >= LIMITS.pins
    ? errorResponse(RESTJSONErrorCodes.MaximumNumberOfPinsReachedForTheChannel)
    : undefined;
}

/** Pinning posts a system message in the channel. */
function setPin(context: SimulatorContext, channel: Channel, message: Message, pinned: boolean): void {
  const { world, events } = context;
  const now = timeIn(world);
  editMessage(context, message, { pinnedAt: pinned ? now : undefined });
  if (pinned) saveChannel(world, { ...known(world.channels, channel.id), lastPinAt: now });
  events.publish({ kind: 'pins-changed', channel: known(world.channels, channel.id) });
  if (!pinned) return;
  const reference = { channel: channel.id, message: message.id };
  addMessage(context, known(world.channels, channel.id), { author: world.bot, type: MessageType.ChannelPinnedMessage, reference });
}
