import { GatewayDispatchEvents } from 'discord.js';
import { z } from 'zod';

/** Lists of a server that discord.js would keep in memory and that the bot never reads. */
const UNREAD = [
  'emojis',
  'guild_scheduled_events',
  'members',
  'presences',
  'soundboard_sounds',
  'stage_instances',
  'stickers',
  'threads',
  'voice_states',
] as const;

const guild = z.looseObject({
  system_channel_id: z.string().nullish(),
  channels: z.array(z.looseObject({ id: z.string() })),
  members: z.array(z.looseObject({ user: z.looseObject({ id: z.string() }) })).default([]),
});

/** Events that only add to what discord.js keeps in memory. */
const UNHEARD: ReadonlySet<string> = new Set([
  GatewayDispatchEvents.ChannelCreate,
  GatewayDispatchEvents.GuildEmojisUpdate,
  GatewayDispatchEvents.GuildStickersUpdate,
  GatewayDispatchEvents.ThreadCreate,
  GatewayDispatchEvents.ThreadListSync,
  GatewayDispatchEvents.ThreadMembersUpdate,
  GatewayDispatchEvents.ThreadMemberUpdate,
  GatewayDispatchEvents.ThreadUpdate,
]);

interface Packet {
  readonly t: string;
  readonly d: unknown;
}

/**
 * Reduces a packet to what the bot needs, so that its memory does not grow with the size of servers: of a server that is its name, its
 * roles, its system channel and the bot's own membership, which tell whether and in which language it can be greeted. Undefined: nothing is
 * needed. Any other packet is passed on unchanged.
 */
export function slimPacket<P extends Packet>(packet: P, bot: string | undefined): P | undefined {
  if (UNHEARD.has(packet.t)) return undefined;
  if (packet.t !== GatewayDispatchEvents.GuildCreate) return packet;
  const read = guild.safeParse(packet.d).data;
  if (!read) return packet;
  const slim = {
    ...Object.fromEntries(UNREAD.filter(list => Array.isArray(Reflect.get(read, list))).map(list => [list, []])),
    channels: read.channels.filter(({ id }) => id === read.system_channel_id),
    members: read.members.filter(({ user }) => user.id === bot),
  };
  return { ...packet, d: { ...read, ...slim } };
}
