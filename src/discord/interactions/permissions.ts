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

/** The permissions needed to share a study: in a private thread that is there, or in one that is to be opened. */
const neededToShare = (inThread: boolean): readonly Permission[] => [
  'ViewChannel',
  ...(inThread ? [] : (['CreatePrivateThreads'] as const)),
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
];

/** What the sharer could not do without the bot, the bot does not do for them: open the thread, or write in the one that is there. */
const neededBySharer = (inThread: boolean): readonly Permission[] => [inThread ? 'SendMessagesInThreads' : 'CreatePrivateThreads'];

/** Returns the permissions that a user lacks in a channel to share a study there. `granted`: theirs; null in a direct message. */
export const sharerLacks = (granted: Readonly<PermissionsBitField> | null, inThread: boolean): readonly Permission[] =>
  neededBySharer(inThread).filter(permission => granted?.has(PermissionFlagsBits[permission]) === false);

/** Returns the permissions that the bot lacks in a channel to share a study there. */
export const lackingToShare = (granted: Readonly<PermissionsBitField>, inThread: boolean): readonly Permission[] =>
  neededToShare(inThread).filter(permission => !granted.has(PermissionFlagsBits[permission]));

/** Returns the permissions that hosting needs and the bot lacks in a channel. */
export const lacking = (granted: Readonly<PermissionsBitField>, inThread: boolean): readonly Permission[] =>
  needed(inThread).filter(permission => !granted.has(PermissionFlagsBits[permission]));
