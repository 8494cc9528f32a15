import { z } from 'zod';
import { type Answer, done, found, refusal } from '../../answer.js';
import { addMessage, editMessage } from '../../happenings/messages.js';
import { LIMITS } from '../../limits.js';
import type { StandIn } from '../../standIn.js';
import { wireMessage } from '../../wire/message.js';
import { isoTime } from '../../wire/time.js';
import type { Channel } from '../../world/channel.js';
import { MESSAGE_TYPE, type Message } from '../../world/message.js';
import { messagesIn } from '../../world/messages.js';
import { known, saveChannel, timeIn } from '../../world/world.js';
import { nothing, route } from '../call.js';
import { channelFor, lacking, messageFor } from '../find.js';

const page = z.object({ limit: z.coerce.number().int().min(1).max(50).default(50), before: z.iso.datetime({ offset: true }).optional() });

interface Pin {
  readonly message: Message;
  readonly at: number;
}

/** Latest first. */
const pinsOf = (standIn: StandIn, channel: Channel): readonly Pin[] =>
  messagesIn(standIn.world, channel.id)
    .flatMap(message => (message.pinnedAt === undefined ? [] : [{ message, at: message.pinnedAt }]))
    .sort((a, b) => b.at - a.at);

export const pinRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel/messages/pins',
    bucket: 'pin',
    body: nothing,
    query: page,
    run: ({ standIn, query, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const before = query.before === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.before);
      const pins = lacking(standIn, channel.value, 'ReadMessageHistory')
        ? []
        : pinsOf(standIn, channel.value).filter(pin => pin.at < before);
      const items = pins
        .slice(0, query.limit)
        .map(({ message, at }) => ({ pinned_at: isoTime(at), message: wireMessage(standIn, message) }));
      return found({ items, has_more: pins.length > items.length });
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/messages/pins/:message',
    bucket: 'pin',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => changePin(standIn, param('channel'), param('message'), true),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/messages/pins/:message',
    bucket: 'pin',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => changePin(standIn, param('channel'), param('message'), false),
  }),
];

function changePin(standIn: StandIn, channelId: string, messageId: string, pinned: boolean): Answer {
  const channel = channelFor(standIn, channelId);
  if (!channel.ok) return channel.fault;
  const message = messageFor(standIn, channel.value, messageId);
  if (!message.ok) return message.fault;
  const refused = lacking(standIn, channel.value, 'PinMessages') ?? pinRefused(standIn, channel.value, message.value);
  if (refused) return refused;
  if ((message.value.pinnedAt !== undefined) !== pinned) setPin(standIn, channel.value, message.value, pinned);
  return done;
}

function pinRefused(standIn: StandIn, channel: Channel, message: Message): Answer | undefined {
  if (channel.kind === 'thread' && channel.archived) return refusal(50083);
  return message.pinnedAt === undefined && pinsOf(standIn, channel).length >= LIMITS.pins ? refusal(30003) : undefined;
}

/** A pinning is told in the channel by a message of its own. */
function setPin(standIn: StandIn, channel: Channel, message: Message, pinned: boolean): void {
  const { world, happenings } = standIn;
  const now = timeIn(world);
  editMessage(standIn, message, { pinnedAt: pinned ? now : undefined });
  if (pinned) saveChannel(world, { ...known(world.channels, channel.id), lastPinAt: now });
  happenings.tell({ kind: 'pins-changed', channel: known(world.channels, channel.id) });
  if (!pinned) return;
  const reference = { channel: channel.id, message: message.id };
  addMessage(standIn, known(world.channels, channel.id), { author: world.bot, type: MESSAGE_TYPE.pinned, reference });
}
