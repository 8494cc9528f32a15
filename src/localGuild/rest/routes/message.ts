import { z } from 'zod';
import { type Answer, done, found, refusal } from '../../answer.js';
import { snowflake } from '../../door/field.js';
import { edit, type PostForm, post } from '../../door/message.js';
import { invalidField } from '../../formError.js';
import { addMessage, editMessage, removeMessage } from '../../happenings/messages.js';
import { LIMITS } from '../../limits.js';
import { may } from '../../permissions.js';
import type { StandIn } from '../../standIn.js';
import { wireMessage } from '../../wire/message.js';
import type { Channel } from '../../world/channel.js';
import { MESSAGE_TYPE, type Message } from '../../world/message.js';
import { messageIn, messagesIn, pageOf } from '../../world/messages.js';
import { timeIn } from '../../world/world.js';
import { nothing, route, type Upload } from '../call.js';
import { compose, recompose } from '../compose.js';
import { channelFor, lacking, messageFor } from '../find.js';
import { lockRefused, postingRefused } from '../posting.js';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.messagesPerPage).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** Messages the bot posts, reads, edits and deletes. */
export const messageRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel/messages',
    bucket: 'readMessages',
    body: nothing,
    query: page,
    run: ({ standIn, query, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      if (lacking(standIn, channel.value, 'ReadMessageHistory')) return found([]);
      const all = messagesIn(standIn.world, channel.value.id).filter(message => message.onlyFor === undefined);
      return found(pageOf(all, query).map(message => wireMessage(standIn, message)));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages',
    bucket: 'postMessage',
    body: post,
    query: nothing,
    run: ({ standIn, body, files, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const wanted = { files: files.length > 0, embeds: (body.embeds?.length ?? 0) > 0 };
      return postingRefused(standIn, channel.value, wanted) ?? postOnce(standIn, channel.value, body, files);
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/messages/:message',
    bucket: 'readMessages',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const refused = lacking(standIn, channel.value, 'ReadMessageHistory');
      if (refused) return refused;
      const message = messageFor(standIn, channel.value, param('message'));
      return message.ok ? found(wireMessage(standIn, message.value)) : message.fault;
    },
  }),
  route({
    method: 'PATCH',
    path: '/channels/:channel/messages/:message',
    bucket: 'editMessage',
    body: edit,
    query: nothing,
    run: ({ standIn, body, files, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const message = messageFor(standIn, channel.value, param('message'));
      if (!message.ok) return message.fault;
      const refused = editRefused(standIn, channel.value, message.value) ?? tooManyOld(standIn, message.value);
      if (refused) return refused;
      const written = recompose({ standIn, channel: channel.value.id, form: body, files }, message.value);
      if (!written.ok) return written.fault;
      return found(wireMessage(standIn, editMessage(standIn, message.value, { ...written.value, editedAt: timeIn(standIn.world) })));
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/messages/:message',
    bucket: 'deleteMessage',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const message = messageFor(standIn, channel.value, param('message'));
      if (!message.ok) return message.fault;
      const isOwn = message.value.author === standIn.world.bot;
      const refused = (isOwn ? undefined : othersRefused(standIn, channel.value)) ?? archivedRefused(channel.value);
      if (refused) return refused;
      removeMessage(standIn, message.value);
      return done;
    },
  }),
];

const othersRefused = (standIn: StandIn, channel: Channel): Answer | undefined =>
  channel.kind === 'direct' ? refusal(50003) : lacking(standIn, channel, 'ManageMessages');

function editRefused(standIn: StandIn, channel: Channel, message: Message): Answer | undefined {
  if (message.author !== standIn.world.bot) return refusal(50005);
  if (message.type === MESSAGE_TYPE.pinned || message.type === MESSAGE_TYPE.threadCreated) return refusal(50021);
  return archivedRefused(channel) ?? (channel.kind === 'thread' ? lockRefused(standIn, channel) : undefined);
}

/** Nothing is edited or deleted in an archived thread. */
const archivedRefused = (channel: Channel): Answer | undefined =>
  channel.kind === 'thread' && channel.archived ? refusal(50083) : undefined;

const OLD = 60 * 60_000;

/** Messages older than an hour may be edited seldom. */
function tooManyOld({ world, rates }: StandIn, { channel, at }: Message): Answer | undefined {
  if (timeIn(world) - at < OLD) return undefined;
  const { exceeded, resetAfter } = rates.take('editOldMessage', channel, true);
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

/** The same nonce, enforced, within a few minutes: the message that is already there. */
function postOnce(standIn: StandIn, channel: Channel, form: PostForm, files: readonly Upload[]): Answer {
  const earlier = form.enforce_nonce && form.nonce ? withNonce(standIn, channel, form.nonce) : undefined;
  return earlier ? found(wireMessage(standIn, earlier)) : postMessage(standIn, channel, form, files);
}

const withNonce = ({ world, rules }: StandIn, channel: Channel, nonce: string): Message | undefined =>
  messagesIn(world, channel.id).findLast(
    one => one.nonce === nonce && one.author === world.bot && Date.now() - (one.reallyAt ?? 0) < rules.nonceRemembered,
  );

function postMessage(standIn: StandIn, channel: Channel, form: PostForm, files: readonly Upload[]): Answer {
  const reply = form.message_reference;
  const original = reply && messageIn(standIn.world, channel.id, reply.message_id);
  const refused = reply && replyRefused(standIn, channel, original, reply.fail_if_not_exists ?? true);
  if (refused) return refused;
  const written = compose({ standIn, channel: channel.id, form, files, repliedTo: original?.author });
  if (!written.ok) return written.fault;
  const message = addMessage(standIn, channel, {
    ...written.value,
    author: standIn.world.bot,
    nonce: form.nonce,
    ...(original && { type: MESSAGE_TYPE.reply, reference: { channel: channel.id, message: original.id } }),
  });
  return found(wireMessage(standIn, message));
}

function replyRefused({ world }: StandIn, channel: Channel, original: Message | undefined, mustExist: boolean): Answer | undefined {
  if (!may(world, channel, world.bot, 'ReadMessageHistory')) return refusal(160002);
  return !original && mustExist ? invalidField(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message') : undefined;
}
