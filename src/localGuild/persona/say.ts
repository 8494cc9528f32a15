import { ok, type Result } from '../../lib/result.js';
import { addMessage } from '../happenings/messages.js';
import { noteRead } from '../happenings/reading.js';
import { LIMITS } from '../limits.js';
import { mentionsOf } from '../rest/mentions.js';
import type { StandIn } from '../standIn.js';
import type { Channel } from '../world/channel.js';
import { MESSAGE_TYPE } from '../world/message.js';
import { messageIn } from '../world/messages.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { type Fault, fault } from './fault.js';
import { mayWrite } from './look.js';
import type { SeenMessage } from './seen.js';
import { seenMessage } from './seenMessage.js';

export interface Utterance {
  readonly content: string;
  readonly replyTo?: Snowflake | undefined;
}

/** Writes a message as a person does. */
export function sayIn(standIn: StandIn, user: User, channel: Channel, { content, replyTo }: Utterance): Result<SeenMessage, Fault> {
  if (content.trim() === '' || content.length > LIMITS.content)
    return fault('cannot-write', `A message has 1 to ${LIMITS.content} characters.`);
  if (!mayWrite(standIn, user, channel)) return fault('cannot-write', `${user.name} may not write there.`);
  const original = replyTo === undefined ? undefined : messageIn(standIn.world, channel.id, replyTo);
  if (replyTo !== undefined && !original) return fault('unknown-message', `There is no message ${replyTo} to reply to.`);
  const mentioning = { content, components: [], author: user.id, allowed: undefined, repliedTo: original?.author };
  const message = addMessage(standIn, channel, {
    author: user.id,
    content,
    mentions: mentionsOf(standIn, channel, mentioning),
    ...(original && { type: MESSAGE_TYPE.reply, reference: { channel: channel.id, message: original.id } }),
  });
  noteRead(standIn, user.id, channel, message.id);
  return ok(seenMessage(standIn, user, message));
}
