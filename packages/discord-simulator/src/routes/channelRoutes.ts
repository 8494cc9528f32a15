import { OverwriteType, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { editChannel, forget, removeChannel, setOverwrite } from '../changes/channelChanges.js';
import { editThread, removeThread } from '../changes/threadChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { integerBetween, optional, permissionBits, text } from '../requestSchemas/fields.js';
import { type ApiResponse, errorResponse, noContent, okResponse } from '../rest/apiResponse.js';
import { channelFor, lacking, textChannelFor } from '../rest/lookups.js';
import { postingRefused } from '../rest/postingRules.js';
import { route, unchecked } from '../rest/route.js';
import { serializeChannel } from '../serializers/serializeChannel.js';
import type { TextChannel, Thread } from '../world/channel.js';
import { may, permissionsIn } from '../world/permissions.js';

const changes = z.object({
  name: optional(text(1, LIMITS.threadName)),
  topic: optional(z.string().max(1024)),
  archived: optional(z.boolean()),
  locked: optional(z.boolean()),
  invitable: optional(z.boolean()),
  auto_archive_duration: optional(z.literal([60, 1440, 4320, 10080])),
});
type Changes = z.infer<typeof changes>;

const overwrite = z.object({ type: integerBetween(0, 1), allow: optional(permissionBits), deny: optional(permissionBits) });

/** Channels, threads and permission overwrites. */
export const channelRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      return channel.ok ? okResponse(serializeChannel(context, channel.value)) : channel.fault;
    },
  }),
  route({
    method: 'PATCH',
    path: '/channels/:channel',
    body: changes,
    query: unchecked,
    run: ({ context, body, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      if (channel.value.kind === 'direct') return errorResponse(RESTJSONErrorCodes.CannotExecuteActionOnDMChannel);
      return channel.value.kind === 'thread' ? changeThread(context, channel.value, body) : changeText(context, channel.value, body);
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const { value } = channel;
      const refused =
        value.kind === 'direct' ? undefined : lacking(context, value, value.kind === 'thread' ? 'ManageThreads' : 'ManageChannels');
      if (refused) return refused;
      if (value.kind === 'text') removeChannel(context, value);
      else if (value.kind === 'thread') removeThread(context, value);
      else forget(context, value);
      return okResponse(serializeChannel(context, value));
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/typing',
    bucket: 'typing',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = channelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const refused = postingRefused(context, channel.value, { files: false, embeds: false });
      if (refused) return refused;
      context.events.publish({ kind: 'typing', channel: channel.value, user: context.world.bot });
      return noContent;
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/permissions/:target',
    body: overwrite,
    query: unchecked,
    run: ({ context, body, param }) => {
      const channel = textChannelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const { allow = '0', deny = '0', type } = body;
      const kind = type === OverwriteType.Role ? 'role' : 'member';
      const refused = overwriteRefused(context, channel.value, BigInt(allow) | BigInt(deny));
      if (refused) return refused;
      setOverwrite(context, channel.value, { id: param('target'), kind, allow, deny });
      return noContent;
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/permissions/:target',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const channel = textChannelFor(context, param('channel'));
      if (!channel.ok) return channel.fault;
      const existing = channel.value.overwrites.find(one => one.id === param('target'));
      if (!existing) return errorResponse(RESTJSONErrorCodes.UnknownPermissionOverwrite);
      const refused = lacking(context, channel.value, 'ManageRoles');
      if (refused) return refused;
      setOverwrite(context, channel.value, { ...existing, allow: '0', deny: '0' });
      return noContent;
    },
  }),
];

/** The bot can allow and deny only permissions that it has itself. */
function overwriteRefused(context: SimulatorContext, channel: TextChannel, permissionBits: bigint): ApiResponse | undefined {
  const { world } = context;
  const own = permissionsIn(world, channel, world.bot);
  if (channel.overwrites.length >= LIMITS.overwrites)
    return errorResponse(RESTJSONErrorCodes.MaximumNumberOfChannelPermissionOverwritesReached);
  return (
    lacking(context, channel, 'ManageRoles') ??
    ((permissionBits & ~own) === 0n ? undefined : errorResponse(RESTJSONErrorCodes.MissingPermissions))
  );
}

function changeText(context: SimulatorContext, channel: TextChannel, { name, topic }: Changes): ApiResponse {
  const refused = lacking(context, channel, 'ManageChannels');
  if (refused) return refused;
  return okResponse(
    serializeChannel(context, editChannel(context, channel, { ...(name && { name }), ...(topic !== undefined && { topic }) })),
  );
}

const opensOnly = ({ archived, ...rest }: Changes): boolean =>
  archived === false && Object.values(rest).every(value => value === undefined);

const mayOpen = ({ world }: SimulatorContext, thread: Thread): boolean =>
  !thread.locked && may(world, thread, world.bot, 'SendMessagesInThreads');

/** An archived thread must be unarchived first. Its owner may change all but the lock; all who may write in it may unarchive it unless it is locked. */
function changeThread(context: SimulatorContext, thread: Thread, form: Changes): ApiResponse {
  const { world } = context;
  const manages = may(world, thread, world.bot, 'ManageThreads');
  if (!manages && !(opensOnly(form) ? mayOpen(context, thread) : thread.owner === world.bot && form.locked === undefined))
    return errorResponse(RESTJSONErrorCodes.MissingPermissions);
  if (thread.archived && form.archived !== false) return errorResponse(RESTJSONErrorCodes.InvalidActionOnArchivedThread);
  const { name, archived, locked, invitable, auto_archive_duration: autoArchiveMinutes } = form;
  const change = Object.fromEntries(
    Object.entries({ name, archived, locked, invitable, autoArchiveMinutes }).filter(([, value]) => value !== undefined),
  );
  return okResponse(serializeChannel(context, editThread(context, thread, change)));
}
