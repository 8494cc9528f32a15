import { z } from 'zod';
import { type Answer, done, found, refusal } from '../../answer.js';
import { bits, maybe, text, whole } from '../../door/field.js';
import { editChannel, forget, removeChannel, setOverwrite } from '../../happenings/channels.js';
import { editThread, removeThread } from '../../happenings/threads.js';
import { LIMITS } from '../../limits.js';
import { may, permissionsIn } from '../../permissions.js';
import type { StandIn } from '../../standIn.js';
import { OVERWRITE_TYPE, wireChannel } from '../../wire/channel.js';
import type { TextChannel, Thread } from '../../world/channel.js';
import { nothing, route } from '../call.js';
import { channelFor, lacking, textChannelFor } from '../find.js';
import { postingRefused } from '../posting.js';

const changes = z.object({
  name: maybe(text(1, LIMITS.threadName)),
  topic: maybe(z.string().max(1024)),
  archived: maybe(z.boolean()),
  locked: maybe(z.boolean()),
  invitable: maybe(z.boolean()),
  auto_archive_duration: maybe(z.literal([60, 1440, 4320, 10080])),
});
type Changes = z.infer<typeof changes>;

const overwrite = z.object({ type: whole(0, 1), allow: maybe(bits), deny: maybe(bits) });

/** Channels and threads themselves, and who may do what in them. */
export const channelRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      return channel.ok ? found(wireChannel(standIn, channel.value)) : channel.fault;
    },
  }),
  route({
    method: 'PATCH',
    path: '/channels/:channel',
    body: changes,
    query: nothing,
    run: ({ standIn, body, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      if (channel.value.kind === 'direct') return refusal(50003);
      return channel.value.kind === 'thread' ? changeThread(standIn, channel.value, body) : changeText(standIn, channel.value, body);
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const { value } = channel;
      const refused =
        value.kind === 'direct' ? undefined : lacking(standIn, value, value.kind === 'thread' ? 'ManageThreads' : 'ManageChannels');
      if (refused) return refused;
      if (value.kind === 'text') removeChannel(standIn, value);
      else if (value.kind === 'thread') removeThread(standIn, value);
      else forget(standIn, value);
      return found(wireChannel(standIn, value));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/typing',
    bucket: 'typing',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = channelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const refused = postingRefused(standIn, channel.value, { files: false, embeds: false });
      if (refused) return refused;
      standIn.happenings.tell({ kind: 'typing', channel: channel.value, user: standIn.world.bot });
      return done;
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/permissions/:target',
    body: overwrite,
    query: nothing,
    run: ({ standIn, body, param }) => {
      const channel = textChannelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const { allow = '0', deny = '0', type } = body;
      const kind = type === OVERWRITE_TYPE.role ? 'role' : 'member';
      const refused = overwriteRefused(standIn, channel.value, BigInt(allow) | BigInt(deny));
      if (refused) return refused;
      setOverwrite(standIn, channel.value, { id: param('target'), kind, allow, deny });
      return done;
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/permissions/:target',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const channel = textChannelFor(standIn, param('channel'));
      if (!channel.ok) return channel.fault;
      const existing = channel.value.overwrites.find(one => one.id === param('target'));
      if (!existing) return refusal(10009);
      const refused = lacking(standIn, channel.value, 'ManageRoles');
      if (refused) return refused;
      setOverwrite(standIn, channel.value, { ...existing, allow: '0', deny: '0' });
      return done;
    },
  }),
];

/** The bot can give and take only what it has itself. */
function overwriteRefused(standIn: StandIn, channel: TextChannel, bits: bigint): Answer | undefined {
  const { world } = standIn;
  const own = permissionsIn(world, channel, world.bot);
  if (channel.overwrites.length >= LIMITS.overwrites) return refusal(30060);
  return lacking(standIn, channel, 'ManageRoles') ?? ((bits & ~own) === 0n ? undefined : refusal(50013));
}

function changeText(standIn: StandIn, channel: TextChannel, { name, topic }: Changes): Answer {
  const refused = lacking(standIn, channel, 'ManageChannels');
  if (refused) return refused;
  return found(wireChannel(standIn, editChannel(standIn, channel, { ...(name && { name }), ...(topic !== undefined && { topic }) })));
}

const opensOnly = ({ archived, ...rest }: Changes): boolean =>
  archived === false && Object.values(rest).every(value => value === undefined);

const mayOpen = ({ world }: StandIn, thread: Thread): boolean => !thread.locked && may(world, thread, world.bot, 'SendMessagesInThreads');

/** An archived thread takes no change before it is opened. Its owner may do all but lock it; whoever may write there may open it, unless it is locked. */
function changeThread(standIn: StandIn, thread: Thread, form: Changes): Answer {
  const { world } = standIn;
  const manages = may(world, thread, world.bot, 'ManageThreads');
  if (!manages && !(opensOnly(form) ? mayOpen(standIn, thread) : thread.owner === world.bot && form.locked === undefined))
    return refusal(50013);
  if (thread.archived && form.archived !== false) return refusal(50083);
  const { name, archived, locked, invitable, auto_archive_duration: autoArchiveMinutes } = form;
  const change = Object.fromEntries(
    Object.entries({ name, archived, locked, invitable, autoArchiveMinutes }).filter(([, value]) => value !== undefined),
  );
  return found(wireChannel(standIn, editThread(standIn, thread, change)));
}
