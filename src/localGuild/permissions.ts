import type { Channel, Overwrite } from './world/channel.js';
import { type Guild, memberOf } from './world/guild.js';
import type { Snowflake } from './world/snowflake.js';
import { known, type World } from './world/world.js';

/** Discord's permission bits: those that mean something here. */
export const PERMISSIONS = {
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  ManageRoles: 1n << 28n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  PinMessages: 1n << 51n,
} as const;

export type Permission = keyof typeof PERMISSIONS;

export const permissionNames = Object.keys(PERMISSIONS).filter((name): name is Permission => name in PERMISSIONS);

export const bitsOf = (names: readonly Permission[]): bigint => names.reduce((bits, name) => bits | PERMISSIONS[name], 0n);

/** What @everyone may do in a new guild. */
export const DEFAULT_PERMISSIONS = bitsOf([
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
]);

/** What the bot is invited with. */
export const BOT_PERMISSIONS: readonly Permission[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'PinMessages',
];

const EVERYTHING = bitsOf(permissionNames);

export function guildPermissions(guild: Guild, user: Snowflake): bigint {
  const member = memberOf(guild, user);
  if (!member) return 0n;
  const bits = guild.roles
    .filter(role => role.id === guild.id || member.roles.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  return guild.owner === user || (bits & PERMISSIONS.Administrator) !== 0n ? EVERYTHING | bits : bits;
}

/** A user's permissions in a channel: roles first, then the channel's overwrites of @everyone, roles and member. */
export function permissionsIn(world: World, channel: Channel, user: Snowflake): bigint {
  if (channel.kind === 'direct') return channel.recipient === user || user === world.bot ? EVERYTHING & ~PERMISSIONS.ManageMessages : 0n;
  const guild = known(world.guilds, channel.guild);
  const base = guildPermissions(guild, user);
  if (base === 0n || (base & PERMISSIONS.Administrator) !== 0n) return base;
  const overwritten = overwrite(base, overwritesOf(world, channel), guild, user);
  return (overwritten & PERMISSIONS.ViewChannel) === 0n ? 0n : overwritten;
}

const overwritesOf = (world: World, channel: Exclude<Channel, { kind: 'direct' }>): readonly Overwrite[] => {
  const owner = channel.kind === 'thread' ? known(world.channels, channel.parent) : channel;
  return owner.kind === 'text' ? owner.overwrites : [];
};

function overwrite(base: bigint, overwrites: readonly Overwrite[], guild: Guild, user: Snowflake): bigint {
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
  (permissionsIn(world, channel, user) & PERMISSIONS[permission]) !== 0n;
