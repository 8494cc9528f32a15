import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Words } from './words/words.js';

type Permission = keyof Words['permissions'];

/** What hosting takes in a channel; in a thread messages are a permission of their own. What was posted is looked for before it is posted again. */
const needed = (inThread: boolean): readonly Permission[] => [
  'ViewChannel',
  inThread ? 'SendMessagesInThreads' : 'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
];

/** What the bot may not do in a channel of all that hosting takes. */
export const lacking = (granted: Readonly<PermissionsBitField>, inThread: boolean): readonly Permission[] =>
  needed(inThread).filter(permission => !granted.has(PermissionFlagsBits[permission]));
