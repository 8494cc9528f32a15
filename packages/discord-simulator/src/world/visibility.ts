import { type Channel, isInThread } from './channel.js';
import type { Message } from './message.js';
import { may } from './permissions.js';
import type { Snowflake } from './snowflake.js';
import type { World } from './world.js';

/** Whether a user sees a channel. A private thread is seen by its members and by those who manage threads. */
export function seesChannel(world: World, channel: Channel, user: Snowflake): boolean {
  if (!may(world, channel, user, 'ViewChannel')) return false;
  if (channel.kind !== 'thread' || !channel.secret) return true;
  return isInThread(channel, user) || may(world, channel, user, 'ManageThreads');
}

export const botSees = (world: World, channel: Channel): boolean => seesChannel(world, channel, world.bot);

/** Whether a message in a channel the user sees is shown to the user. */
export const seesMessage = (message: Message, user: Snowflake): boolean => message.onlyFor === undefined || message.onlyFor === user;
