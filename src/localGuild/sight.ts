import { may } from './permissions.js';
import type { StandIn } from './standIn.js';
import { type Channel, isInThread } from './world/channel.js';
import type { Message } from './world/message.js';
import type { Snowflake } from './world/snowflake.js';
import type { World } from './world/world.js';

/** Whether a user knows of a channel. A private thread is seen by its members and by whoever manages threads. */
export function seesChannel(world: World, channel: Channel, user: Snowflake): boolean {
  if (!may(world, channel, user, 'ViewChannel')) return false;
  if (channel.kind !== 'thread' || !channel.secret) return true;
  return isInThread(channel, user) || may(world, channel, user, 'ManageThreads');
}

export const botSees = ({ world }: StandIn, channel: Channel): boolean => seesChannel(world, channel, world.bot);

/** Whether a message of a channel the user sees is shown to them. */
export const seesMessage = (message: Message, user: Snowflake): boolean => message.onlyFor === undefined || message.onlyFor === user;
