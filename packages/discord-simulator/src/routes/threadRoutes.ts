import { ChannelType, MessageFlags, MessageType, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { addMessage, editMessage } from '../changes/messageChanges.js';
import { joinThread, leaveThread, type NewThread, openThread, threadsOf } from '../changes/threadChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { optional, text } from '../requestSchemas/fields.js';
import { type ApiResponse, createdResponse, errorResponse, noContent, okResponse } from '../rest/apiResponse.js';
import { channelFor, lacking, messageFor, openThreadFor, textChannelFor } from '../rest/lookups.js';
import { route, unchecked } from '../rest/route.js';
import { serializeChannel, serializeThreadMember } from '../serializers/serializeChannel.js';
import { isInThread, type TextChannel, type Thread } from '../world/channel.js';
import type { Message } from '../world/message.js';
import { may } from '../world/permissions.js';
import type { Snowflake } from '../world/snowflake.js';
import { seesChannel } from '../world/visibility.js';
import { known } from '../world/world.js';

const opening = z.object({
  name: text(1, LIMITS.threadName),
  auto_archive_duration: optional(z.literal([60, 1440, 4320, 10080])),
});
const freeOpening = opening.extend({
  type: optional(z.literal([ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread])),
  invitable: optional(z.boolean()),
});
const DEFAULT_ARCHIVE = 4320;

/** Announcement channels have announcement threads only. */
const suits = ({ announces }: TextChannel, type: number | undefined): boolean =>
  announces ? type === ChannelType.AnnouncementThread : type !== ChannelType.AnnouncementThread;

/** Threads and their members. */
export const threadRoutes = [
  route({
    method: 'POST',
    path: '/channels/:channel/threads',
    bucket: 'threads',
    body: freeOpening,
    query: unchecked,
    run: ({ context, body, param }) => {
      const parent = textChannelFor(context, param('channel'));
      if (!parent.ok) return parent.fault;
      if (!suits(parent.value, body.type)) return errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType);
      const secret = body.type === undefined || body.type === ChannelType.PrivateThread;
      const refused = openingRefused(context, parent.value, secret);
      if (refused) return refused;
      const thread = openThread(context, parent.value, newThread(context, body, { secret, invitable: body.invitable ?? true }));
      if (!secret) tellOpening(context, parent.value, thread);
      return createdResponse(serializeChannel(context, thread));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    bucket: 'threads',
    body: opening,
    query: unchecked,
    run: ({ context, body, param }) => {
      const parent = textChannelFor(context, param('channel'));
      if (!parent.ok) return parent.fault;
      const message = messageFor(context, parent.value, param('message'));
      if (!message.ok) return message.fault;
      const refused =
        openingRefused(context, parent.value, false) ??
        (context.world.channels.has(message.value.id) ? errorResponse(RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) : undefined);
      if (refused) return refused;
      return createdResponse(
        serializeChannel(
          context,
          openOn(context, parent.value, message.value, newThread(context, body, { secret: false, invitable: true })),
        ),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/thread-members',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      return channel.value.kind === 'thread'
        ? errorResponse(RESTJSONErrorCodes.MissingAccess)
        : errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType);
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/thread-members/:user',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      if (channel.value.kind !== 'thread') return errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType);
      const member = channel.value.members.find(one => one.user === whom(context, param('user')));
      return member ? okResponse(serializeThreadMember(channel.value.id, member)) : errorResponse(RESTJSONErrorCodes.UnknownMember);
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/thread-members/:user',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => bringIn(context, param('channel'), whom(context, param('user'))),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/thread-members/:user',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => sendOut(context, param('channel'), whom(context, param('user'))),
  }),
];

const whom = ({ world }: SimulatorContext, user: string): Snowflake => (user === '@me' ? world.bot : user);

function openingRefused(context: SimulatorContext, parent: TextChannel, secret: boolean): ApiResponse | undefined {
  const active = threadsOf(context, parent.guild).filter(thread => !thread.archived).length;
  return (
    lacking(context, parent, secret ? 'CreatePrivateThreads' : 'CreatePublicThreads') ??
    (active >= LIMITS.activeThreads ? errorResponse(RESTJSONErrorCodes.MaximumActiveThreads) : undefined)
  );
}

const newThread = (
  { world }: SimulatorContext,
  form: z.infer<typeof opening>,
  kind: Pick<NewThread, 'secret' | 'invitable'>,
): NewThread => ({
  ...kind,
  name: form.name,
  owner: world.bot,
  autoArchiveMinutes: form.auto_archive_duration ?? DEFAULT_ARCHIVE,
});

function tellOpening(context: SimulatorContext, parent: TextChannel, thread: Thread): void {
  const author = context.world.bot;
  addMessage(context, parent, { author, type: MessageType.ThreadCreated, content: thread.name, reference: { channel: thread.id } });
}

function openOn(context: SimulatorContext, parent: TextChannel, message: Message, plan: NewThread): Thread {
  const thread = openThread(context, parent, { ...plan, id: message.id });
  editMessage(context, message, { flags: message.flags | MessageFlags.HasThread });
  const reference = { channel: parent.id, message: message.id };
  addMessage(context, thread, { author: context.world.bot, type: MessageType.ThreadStarterMessage, reference });
  return thread;
}

/** Adds a user who can see the parent channel, with a system message in the thread. */
function bringIn(context: SimulatorContext, channel: Snowflake, user: Snowflake): ApiResponse {
  const thread = openThreadFor(context, channel);
  if (!thread.ok) return thread.fault;
  const { world } = context;
  if (!world.users.has(user)) return errorResponse(RESTJSONErrorCodes.UnknownUser);
  if (!seesChannel(world, known(world.channels, thread.value.parent), user)) return errorResponse(RESTJSONErrorCodes.MissingAccess);
  const refused = invitationRefused(context, thread.value);
  if (refused) return refused;
  if (thread.value.members.length >= LIMITS.threadMembers) return errorResponse(RESTJSONErrorCodes.MaximumThreadParticipantsReached);
  if (!joinThread(context, thread.value, user) || user === world.bot) return noContent;
  const mentions = { users: [user], roles: [], everyone: false };
  addMessage(context, known(world.channels, channel), { author: world.bot, type: MessageType.RecipientAdd, mentions });
  return noContent;
}

function invitationRefused({ world }: SimulatorContext, thread: Thread): ApiResponse | undefined {
  const manages = may(world, thread, world.bot, 'ManageThreads') || thread.owner === world.bot;
  if (manages || (isInThread(thread, world.bot) && thread.invitable)) return undefined;
  return thread.secret ? errorResponse(RESTJSONErrorCodes.MissingPermissions) : undefined;
}

/** Removing others needs Manage Threads; the owner of a private thread may do it too. */
function sendOut(context: SimulatorContext, channel: Snowflake, user: Snowflake): ApiResponse {
  const thread = openThreadFor(context, channel);
  if (!thread.ok) return thread.fault;
  const { world } = context;
  const owns = thread.value.secret && thread.value.owner === world.bot;
  if (user !== world.bot && !owns && !may(world, thread.value, world.bot, 'ManageThreads'))
    return errorResponse(RESTJSONErrorCodes.MissingPermissions);
  if (!isInThread(thread.value, user)) return errorResponse(RESTJSONErrorCodes.UnknownMember);
  leaveThread(context, thread.value, user);
  return noContent;
}
