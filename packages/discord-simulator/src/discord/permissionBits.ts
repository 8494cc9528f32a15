import { PermissionFlagsBits } from 'discord-api-types/v10';

export type Permission = keyof typeof PermissionFlagsBits;

export const PERMISSION_NAMES = Object.keys(PermissionFlagsBits).filter((name): name is Permission => name in PermissionFlagsBits);

export const bitsOf = (names: readonly Permission[]): bigint => names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);

export const ALL_PERMISSIONS = bitsOf(PERMISSION_NAMES);

/** Permissions of @everyone in a new guild. */
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

/** Permissions the bot is invited with by default. */
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
