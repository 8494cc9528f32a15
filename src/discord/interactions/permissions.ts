import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Words } from '../words/wordsIn.js';

type Permission = keyof Words['permissions'];

/**
 * The permissions needed to host in a channel; threads have their own for sending messages. The history is read before a retry, to find
 * messages that were already posted.
 */
const needed = (inThread: boolean): readonly Permission[] => [
  'ViewChannel',
  inThread ? 'SendMessagesInThreads' : 'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
];

/** Returns the permissions that hosting needs and the bot lacks in a channel. */
export const lacking = (granted: Readonly<PermissionsBitField>, inThread: boolean): readonly Permission[] =>
  needed(inThread).filter(permission => !granted.has(PermissionFlagsBits[permission]));
