import { PermissionFlagsBits } from 'discord-api-types/v10';
import { ALL_PERMISSIONS, type Permission } from '../discord/permissionBits.js';
import type { Channel, Overwrite } from './channel.js';
import { type Guild, memberOf } from './guild.js';
import type { Snowflake } from './snowflake.js';
import { known, type World } from './world.js';

/** A member's permissions from roles alone. The owner and administrators have all. */
export function guildPermissions(guild: Guild, user: Snowflake): bigint {
  const member = memberOf(guild, user);
  if (!member) return 0n;
  const bits = guild.roles
    .filter(role => role.id === guild.id || member.roles.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return guild.owner === user || (bits & PermissionFlagsBits.Administrator) !== 0n ? ALL_PERMISSIONS | bits : bits;
}

/** A user's permissions in a channel: roles first, then the channel's overwrites for @everyone, roles and the member. */
export function permissionsIn(world: World, channel: Channel, user: Snowflake): bigint {
  if (channel.kind === 'direct')
    return channel.recipient === user || user === world.bot ? ALL_PERMISSIONS & ~PermissionFlagsBits.ManageMessages : 0n;
  const guild = known(world.guilds, channel.guild);
  const base = guildPermissions(guild, user);
  if (base === 0n || (base & PermissionFlagsBits.Administrator) !== 0n) return base;
  const overwritten = applyOverwrites(base, overwritesOf(world, channel), guild, user);
  return (overwritten & PermissionFlagsBits.ViewChannel) === 0n ? 0n : overwritten;
}

/** Threads have the overwrites of their parent. */
const overwritesOf = (world: World, channel: Exclude<Channel, { kind: 'direct' }>): readonly Overwrite[] => {
  const owner = channel.kind === 'thread' ? known(world.channels, channel.parent) : channel;
  return owner.kind === 'text' ? owner.overwrites : [];
};

function applyOverwrites(base: bigint, overwrites: readonly Overwrite[], guild: Guild, user: Snowflake): bigint {
  const roles = memberOf(guild, user)?.roles ?? [];
  const layers = [
    overwrites.filter(one => one.id === guild.id),
    overwrites.filter(one => one.kind === 'role' && one.id !== guild.id && roles.includes(one.id)),
    overwrites.filter(one => one.kind === 'member' && one.id === user),
  ];
  return layers.reduce((bits, layer) => {
    const denied = layer.reduce((sum, one) => sum | BigInt(one.deny), 0n);
    const allowed = layer.reduce((sum, one) => sum | BigInt(one.allow), 0n);
    return (bits & ~denied) | allowed;
  }, base);
}

export const may = (world: World, channel: Channel, user: Snowflake, permission: Permission): boolean =>
  (permissionsIn(world, channel, user) & PermissionFlagsBits[permission]) !== 0n;
