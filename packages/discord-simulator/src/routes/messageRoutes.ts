import { MessageType, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { addMessage, editMessage, removeMessage } from '../changes/messageChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { snowflake } from '../requestSchemas/fields.js';
import { edit, type PostForm, post } from '../requestSchemas/messageSchema.js';
import { type ApiResponse, errorResponse, invalidField, noContent, okResponse } from '../rest/apiResponse.js';
import { compose, recompose } from '../rest/composeMessage.js';
import { channelFor, lacking, messageFor } from '../rest/lookups.js';
import { lockRefused, postingRefused } from '../rest/postingRules.js';
import { route, type Upload, unchecked } from '../rest/route.js';
import { serializeMessage } from '../serializers/serializeMessage.js';
import type { Channel } from '../world/channel.js';
import type { Message } from '../world/message.js';
import { messageIn, messagesIn, pageOf } from '../world/messageStore.js';
import { may } from '../world/permissions.js';
import { timeIn } from '../world/world.js';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.messagesPerPage).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** Reading, posting, editing and deleting messages. */
export const messageRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel/messages',
    bucket: 'readMessages',
    body: unchecked,
    query: page,
    run: ({ context, query, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      if (lacking(context, channel.value, 'ReadMessageHistory')) return okResponse([]);
      const all = messagesIn(context.world, channel.value.id).filter(message => message.onlyFor === undefined);
      return okResponse(pageOf(all, query).map(message => serializeMessage(context, message)));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages',
    bucket: 'postMessage',
    body: post,
    query: unchecked,
    run: ({ context, body, files, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const wanted = { files: files.length > 0, embeds: (body.embeds?.length ?? 0) > 0 };
      return postingRefused(context, channel.value, wanted) ?? postOnce(context, channel.value, body, files);
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/messages/:message',
    bucket: 'readMessages',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const refused = lacking(context, channel.value, 'ReadMessageHistory');
      if (refused) return refused;
      const message = messageFor(context, channel.value, param('message'));
      return message.ok ? okResponse(serializeMessage(context, message.value)) : message.fault;
    },
  }),
  route({
    method: 'PATCH',
    path: '/channels/:channel/messages/:message',
    bucket: 'editMessage',
    body: edit,
    query: unchecked,
    run: ({ context, body, files, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const message = messageFor(context, channel.value, param('message'));
      if (!message.ok) return message.fault;
      const refused = editRefused(context, channel.value, message.value) ?? tooManyOld(context, message.value);
      if (refused) return refused;
      const written = recompose({ context, channel: channel.value.id, form: body, files }, message.value);
      if (!written.ok) return written.fault;
      return okResponse(
        serializeMessage(context, editMessage(context, message.value, { ...written.value, editedAt: timeIn(context.world) })),
      );
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/messages/:message',
    bucket: 'deleteMessage',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const message = messageFor(context, channel.value, param('message'));
      if (!message.ok) return message.fault;
      const isOwn = message.value.author === context.world.bot;
      const refused = (isOwn ? undefined : othersRefused(context, channel.value)) ?? archivedRefused(channel.value);
      if (refused) return refused;
      removeMessage(context, message.value);
      return noContent;
    },
  }),
];

const othersRefused = (context: SimulatorContext, channel: Channel): ApiResponse | undefined =>
  channel.kind === 'direct'
    ? errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnDMChannel)
    : lacking(context, channel, 'ManageMessages');

function editRefused(context: SimulatorContext, channel: Channel, message: Message): ApiResponse | undefined {
  if (message.author !== context.world.bot) return errorResponse(RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser);
  if (message.type === MessageType.ChannelPinnedMessage || message.type === MessageType.ThreadCreated)
    return errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnSystemMessage);
  return archivedRefused(channel) ?? (channel.kind === 'thread' ? lockRefused(context, channel) : undefined);
}

/** Nothing is edited or deleted in an archived thread. */
const archivedRefused = (channel: Channel): ApiResponse | undefined =>
  channel.kind === 'thread' && channel.archived ? errorResponse(RESTJSONErrorCodes.InvalidActionOnArchivedThread) : undefined;

const OLD = 60 * 60_000;

/** The rate limit for edits of messages older than an hour. */
function tooManyOld({ world, rates }: SimulatorContext, { channel, at }: Message): ApiResponse | undefined {
  if (timeIn(world) - at < OLD) return undefined;
  const { exceeded, resetAfter } = rates.consume('editOldMessage', channel, true);
  if (!exceeded) return undefined;
  const seconds = resetAfter / 1000;
  return {
    status: 429,
    body: {
      message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
      code: 30046,
      retry_after: seconds,
      global: false,
    },
    headers: { 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-scope': 'shared' },
  };
}

/** Posts, unless an enforced nonce was used a few minutes ago: then the earlier message is returned. */
function postOnce(context: SimulatorContext, channel: Channel, form: PostForm, files: readonly Upload[]): ApiResponse {
  const earlier = form.enforce_nonce && form.nonce ? withNonce(context, channel, form.nonce) : undefined;
  return earlier ? okResponse(serializeMessage(context, earlier)) : postMessage(context, channel, form, files);
}

const withNonce = ({ world, rules }: SimulatorContext, channel: Channel, nonce: string): Message | undefined =>
  messagesIn(world, channel.id).findLast(
    one => one.nonce === nonce && one.author === world.bot && Date.now() - (one.reallyAt ?? 0) < rules.nonceRemembered,
  );

function postMessage(context: SimulatorContext, channel: Channel, form: PostForm, files: readonly Upload[]): ApiResponse {
  const reply = form.message_reference;
  const original = reply && messageIn(context.world, channel.id, reply.message_id);
  const refused = reply && replyRefused(context, channel, original, reply.fail_if_not_exists ?? true);
  if (refused) return refused;
  const written = compose({ context, channel: channel.id, form, files, repliedTo: original?.author });
  if (!written.ok) return written.fault;
  const message = addMessage(context, channel, {
    ...written.value,
    author: context.world.bot,
    nonce: form.nonce,
    ...(original && { type: MessageType.Reply, reference: { channel: channel.id, message: original.id } }),
  });
  return okResponse(serializeMessage(context, message));
}

function replyRefused(
  { world }: SimulatorContext,
  channel: Channel,
  original: Message | undefined,
  mustExist: boolean,
): ApiResponse | undefined {
  if (!may(world, channel, world.bot, 'ReadMessageHistory'))
    return errorResponse(RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory);
  return !original && mustExist ? invalidField(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message') : undefined;
}
