import { z } from 'zod';
import { type Answer, created, done, found, refusal } from '../../answer.js';
import { maybe, text } from '../../door/field.js';
import { addMessage, editMessage } from '../../happenings/messages.js';
import { joinThread, leaveThread, openThread, type ThreadPlan, threadsOf } from '../../happenings/threads.js';
import { LIMITS } from '../../limits.js';
import { may } from '../../permissions.js';
import { seesChannel } from '../../sight.js';
import type { StandIn } from '../../standIn.js';
import { CHANNEL_TYPE, wireChannel, wireThreadMember } from '../../wire/channel.js';
import { isInThread, type TextChannel, type Thread } from '../../world/channel.js';
import { MESSAGE_FLAG, MESSAGE_TYPE, type Message } from '../../world/message.js';
import type { Snowflake } from '../../world/snowflake.js';
import { known } from '../../world/world.js';
import { nothing, route } from '../call.js';
import { channelFor, lacking, messageFor, openThreadFor, textChannelFor } from '../find.js';

const opening = z.object({
  name: text(1, LIMITS.threadName),
  auto_archive_duration: maybe(z.literal([60, 1440, 4320, 10080])),
});
const freeOpening = opening.extend({
  type: maybe(z.literal([CHANNEL_TYPE.announcementThread, CHANNEL_TYPE.publicThread, CHANNEL_TYPE.privateThread])),
  invitable: maybe(z.boolean()),
});
const DEFAULT_ARCHIVE = 4320;

/** A channel that announces has threads of its own kind and no private ones. */
const suits = ({ announces }: TextChannel, type: number | undefined): boolean =>
  announces ? type === CHANNEL_TYPE.announcementThread : type !== CHANNEL_TYPE.announcementThread;

/** Threads and their members. */
export const threadRoutes = [
  route({
    method: 'POST',
    path: '/channels/:channel/threads',
    bucket: 'threads',
    body: freeOpening,
    query: nothing,
    run: ({ standIn, body, param }) => {
      const parent = textChannelFor(standIn, param('channel'));
      if (!parent.ok) return parent.fault;
      if (!suits(parent.value, body.type)) return refusal(50024);
      const secret = body.type === undefined || body.type === CHANNEL_TYPE.privateThread;
      const refused = openingRefused(standIn, parent.value, secret);
      if (refused) return refused;
      const thread = openThread(standIn, parent.value, planOf(standIn, body, { secret, invitable: body.invitable ?? true }));
      if (!secret) tellOpening(standIn, parent.value, thread);
      return created(wireChannel(standIn, thread));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    bucket: 'threads',
    body: opening,
    query: nothing,
    run: ({ standIn, body, param }) => {
      const parent = textChannelFor(standIn, param('channel'));
      if (!parent.ok) return parent.fault;
      const message = messageFor(standIn, parent.value, param('message'));
      if (!message.ok) return message.fault;
      const refused =
        openingRefused(standIn, parent.value, false) ?? (standIn.world.channels.has(message.value.id) ? refusal(160004) : undefined);
      if (refused) return refused;
      return created(
        wireChannel(standIn, openOn(standIn, parent.value, message.value, planOf(standIn, body, { secret: false, invitable: true }))),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/thread-members',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      return channel.value.kind === 'thread' ? refusal(50001) : refusal(50024);
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/thread-members/:user',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      if (channel.value.kind !== 'thread') return refusal(50024);
      const member = channel.value.members.find(one => one.user === whom(standIn, param('user')));
      return member ? found(wireThreadMember(channel.value.id, member)) : refusal(10007);
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/thread-members/:user',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => bringIn(standIn, param('channel'), whom(standIn, param('user'))),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/thread-members/:user',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => sendOut(standIn, param('channel'), whom(standIn, param('user'))),
  }),
];

const whom = ({ world }: StandIn, user: string): Snowflake => (user === '@me' ? world.bot : user);

function openingRefused(standIn: StandIn, parent: TextChannel, secret: boolean): Answer | undefined {
  const active = threadsOf(standIn, parent.guild).filter(thread => !thread.archived).length;
  return (
    lacking(standIn, parent, secret ? 'CreatePrivateThreads' : 'CreatePublicThreads') ??
    (active >= LIMITS.activeThreads ? refusal(160006) : undefined)
  );
}

const planOf = ({ world }: StandIn, form: z.infer<typeof opening>, kind: Pick<ThreadPlan, 'secret' | 'invitable'>): ThreadPlan => ({
  ...kind,
  name: form.name,
  owner: world.bot,
  autoArchiveMinutes: form.auto_archive_duration ?? DEFAULT_ARCHIVE,
});

function tellOpening(standIn: StandIn, parent: TextChannel, thread: Thread): void {
  const author = standIn.world.bot;
  addMessage(standIn, parent, { author, type: MESSAGE_TYPE.threadCreated, content: thread.name, reference: { channel: thread.id } });
}

function openOn(standIn: StandIn, parent: TextChannel, message: Message, plan: ThreadPlan): Thread {
  const thread = openThread(standIn, parent, { ...plan, id: message.id });
  editMessage(standIn, message, { flags: message.flags | MESSAGE_FLAG.hasThread });
  const reference = { channel: parent.id, message: message.id };
  addMessage(standIn, thread, { author: standIn.world.bot, type: MESSAGE_TYPE.threadStarter, reference });
  return thread;
}

/** Whom the bot brings in must be able to see the channel the thread hangs on; the thread tells of it. */
function bringIn(standIn: StandIn, channel: Snowflake, user: Snowflake): Answer {
  const thread = openThreadFor(standIn, channel);
  if (!thread.ok) return thread.fault;
  const { world } = standIn;
  if (!world.users.has(user)) return refusal(10013);
  if (!seesChannel(world, known(world.channels, thread.value.parent), user)) return refusal(50001);
  const refused = invitationRefused(standIn, thread.value);
  if (refused) return refused;
  if (thread.value.members.length >= LIMITS.threadMembers) return refusal(30033);
  if (!joinThread(standIn, thread.value, user) || user === world.bot) return done;
  const mentions = { users: [user], roles: [], everyone: false };
  addMessage(standIn, known(world.channels, channel), { author: world.bot, type: MESSAGE_TYPE.recipientAdded, mentions });
  return done;
}

function invitationRefused({ world }: StandIn, thread: Thread): Answer | undefined {
  const manages = may(world, thread, world.bot, 'ManageThreads') || thread.owner === world.bot;
  if (manages || (isInThread(thread, world.bot) && thread.invitable)) return undefined;
  return thread.secret ? refusal(50013) : undefined;
}

/** Others are sent out of a thread by who manages threads, or of a private thread by its owner. */
function sendOut(standIn: StandIn, channel: Snowflake, user: Snowflake): Answer {
  const thread = openThreadFor(standIn, channel);
  if (!thread.ok) return thread.fault;
  const { world } = standIn;
  const owns = thread.value.secret && thread.value.owner === world.bot;
  if (user !== world.bot && !owns && !may(world, thread.value, world.bot, 'ManageThreads')) return refusal(50013);
  if (!isInThread(thread.value, user)) return refusal(10007);
  leaveThread(standIn, thread.value, user);
  return done;
}
