import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Words } from '../words/wordsIn.js';

type Permission = keyof Words['permissions'];

/**
 * Permissions for hosting in a channel; threads have their own for messages. The history is read to find messages before they are posted
 * again.
 */
const needed = (inThread: boolean): readonly Permission[] => [
  'ViewChannel',
  inThread ? 'SendMessagesInThreads' : 'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
];

/** The permissions for hosting that the bot lacks in a channel. */
export const lacking = (granted: Readonly<PermissionsBitField>, inThread: boolean): readonly Permission[] =>
  needed(inThread).filter(permission => !granted.has(PermissionFlagsBits[permission]));
