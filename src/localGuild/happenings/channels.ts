import type { StandIn } from '../standIn.js';
import type { Channel, DirectChannel, Overwrite, TextChannel } from '../world/channel.js';
import type { Guild } from '../world/guild.js';
import { dropMessage, messagesIn } from '../world/messages.js';
import type { Snowflake } from '../world/snowflake.js';
import { nextId, saveChannel } from '../world/world.js';

export function textChannelsOf(standIn: StandIn, guild: Guild): readonly TextChannel[] {
  return [...standIn.world.channels.values()]
    .filter((channel): channel is TextChannel => channel.kind === 'text' && channel.guild === guild.id)
    .sort((a, b) => a.position - b.position);
}

export function addChannel(
  standIn: StandIn,
  guild: Guild,
  {
    name,
    announces,
    overwrites,
  }: { readonly name: string; readonly announces?: true | undefined; readonly overwrites: readonly Overwrite[] },
): TextChannel {
  const position = textChannelsOf(standIn, guild).length;
  const channel: TextChannel = {
    kind: 'text',
    id: nextId(standIn.world),
    guild: guild.id,
    name,
    position,
    overwrites,
    ...(announces && { announces }),
  };
  saveChannel(standIn.world, channel);
  standIn.happenings.tell({ kind: 'channel-created', channel });
  return channel;
}

export function editChannel(
  standIn: StandIn,
  channel: TextChannel,
  change: Partial<Pick<TextChannel, 'name' | 'topic' | 'overwrites'>>,
): TextChannel {
  const edited = { ...channel, ...change };
  saveChannel(standIn.world, edited);
  standIn.happenings.tell({ kind: 'channel-edited', channel: edited });
  return edited;
}

/** The channel goes with its messages, and its threads with it. */
export function removeChannel(standIn: StandIn, channel: TextChannel): void {
  for (const other of standIn.world.channels.values()) {
    if (other.kind === 'thread' && other.parent === channel.id) forget(standIn, other);
  }
  forget(standIn, channel);
  standIn.happenings.tell({ kind: 'channel-deleted', channel });
}

export function forget({ world }: StandIn, channel: Channel): void {
  for (const message of messagesIn(world, channel.id)) dropMessage(world, message);
  world.channels.delete(channel.id);
  world.keep.drop('channel', channel.id);
  world.messages.delete(channel.id);
}

/** Sets what a role or member may do in a channel; allowing and denying nothing takes the overwrite away. */
export function setOverwrite(standIn: StandIn, channel: TextChannel, overwrite: Overwrite): TextChannel {
  const others = channel.overwrites.filter(one => one.id !== overwrite.id);
  const empty = overwrite.allow === '0' && overwrite.deny === '0';
  return editChannel(standIn, channel, { overwrites: empty ? others : [...others, overwrite] });
}

export const directChannelWith = (standIn: StandIn, user: Snowflake): DirectChannel | undefined =>
  [...standIn.world.channels.values()].find((channel): channel is DirectChannel => channel.kind === 'direct' && channel.recipient === user);

/** The DM channel of the bot and a persona, opened at need. */
export function openDirectChannel(standIn: StandIn, user: Snowflake): DirectChannel {
  const open = directChannelWith(standIn, user);
  if (open) return open;
  const channel: DirectChannel = { kind: 'direct', id: nextId(standIn.world), recipient: user };
  saveChannel(standIn.world, channel);
  return channel;
}
