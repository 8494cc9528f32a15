import { MessageType } from 'discord-api-types/v10';
import { mentionsOf } from '../changes/mentions.js';
import { addMessage } from '../changes/messageChanges.js';
import { markRead } from '../changes/readMarkers.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { ok, type Result } from '../lib/result.js';
import type { Channel } from '../world/channel.js';
import { messageIn } from '../world/messageStore.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { type ClientFault, clientFault } from './clientFault.js';
import { mayWrite } from './clientView.js';
import type { SeenMessage } from './seen.js';
import { seenMessage } from './seenMessage.js';

export interface OutgoingText {
  readonly content: string;
  readonly replyTo?: Snowflake | undefined;
}

/** Posts a message as a user. */
export function sayIn(
  context: SimulatorContext,
  user: User,
  channel: Channel,
  { content, replyTo }: OutgoingText,
): Result<SeenMessage, ClientFault> {
  if (content.trim() === '' || content.length > LIMITS.content)
    return clientFault('cannot-write', `A message has 1 to ${LIMITS.content} characters.`);
  if (!mayWrite(context, user, channel)) return clientFault('cannot-write', `${user.name} may not write there.`);
  const original = replyTo === undefined ? undefined : messageIn(context.world, channel.id, replyTo);
  if (replyTo !== undefined && !original) return clientFault('unknown-message', `There is no message ${replyTo} to reply to.`);
  const mentioning = { content, components: [], author: user.id, allowed: undefined, repliedTo: original?.author };
  const message = addMessage(context, channel, {
    author: user.id,
    content,
    mentions: mentionsOf(context, channel, mentioning),
    ...(original && { type: MessageType.Reply, reference: { channel: channel.id, message: original.id } }),
  });
  markRead(context, user.id, channel, message.id);
  return ok(seenMessage(context, user, message));
}
