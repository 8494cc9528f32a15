import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Channel, DirectChannel, Overwrite, TextChannel } from '../world/channel.js';
import type { Guild } from '../world/guild.js';
import { dropMessage, messagesIn } from '../world/messageStore.js';
import type { Snowflake } from '../world/snowflake.js';
import { nextId, saveChannel } from '../world/world.js';

export function textChannelsOf(context: SimulatorContext, guild: Guild): readonly TextChannel[] {
  return [...context.world.channels.values()]
    .filter((channel): channel is TextChannel => channel.kind === 'text' && channel.guild === guild.id)
    .sort((a, b) => a.position - b.position);
}

export function addChannel(
  context: SimulatorContext,
  guild: Guild,
  {
    name,
    announces,
    overwrites,
  }: { readonly name: string; readonly announces?: true | undefined; readonly overwrites: readonly Overwrite[] },
): TextChannel {
  const position = textChannelsOf(context, guild).length;
  const channel: TextChannel = {
    kind: 'text',
    id: nextId(context.world),
    guild: guild.id,
    name,
    position,
    overwrites,
    ...(announces && { announces }),
  };
  saveChannel(context.world, channel);
  context.events.publish({ kind: 'channel-created', channel });
  return channel;
}

export function editChannel(
  context: SimulatorContext,
  channel: TextChannel,
  change: Partial<Pick<TextChannel, 'name' | 'topic' | 'overwrites'>>,
): TextChannel {
  const edited = { ...channel, ...change };
  saveChannel(context.world, edited);
  context.events.publish({ kind: 'channel-edited', channel: edited });
  return edited;
}

/** Deletes a channel with its messages and threads. */
export function removeChannel(context: SimulatorContext, channel: TextChannel): void {
  for (const other of context.world.channels.values()) {
    if (other.kind === 'thread' && other.parent === channel.id) forget(context, other);
  }
  forget(context, channel);
  context.events.publish({ kind: 'channel-deleted', channel });
}

export function forget({ world }: SimulatorContext, channel: Channel): void {
  for (const message of messagesIn(world, channel.id)) dropMessage(world, message);
  world.channels.delete(channel.id);
  world.records.drop('channel', channel.id);
  world.messages.delete(channel.id);
}

/** Sets an overwrite of a channel. One that allows and denies nothing is removed. */
export function setOverwrite(context: SimulatorContext, channel: TextChannel, overwrite: Overwrite): TextChannel {
  const others = channel.overwrites.filter(one => one.id !== overwrite.id);
  const empty = overwrite.allow === '0' && overwrite.deny === '0';
  return editChannel(context, channel, { overwrites: empty ? others : [...others, overwrite] });
}

export const directChannelWith = (context: SimulatorContext, user: Snowflake): DirectChannel | undefined =>
  [...context.world.channels.values()].find((channel): channel is DirectChannel => channel.kind === 'direct' && channel.recipient === user);

/** The DM channel of the bot and a user, created if there is none. */
export function openDirectChannel(context: SimulatorContext, user: Snowflake): DirectChannel {
  const open = directChannelWith(context, user);
  if (open) return open;
  const channel: DirectChannel = { kind: 'direct', id: nextId(context.world), recipient: user };
  saveChannel(context.world, channel);
  return channel;
}
