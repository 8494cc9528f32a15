import { COMPONENT } from '../door/component.js';
import { placed } from '../door/componentFaults.js';
import { embedText } from '../door/embed.js';
import { realTime } from '../realTime.js';
import type { StandIn } from '../standIn.js';
import { fileAddress } from '../wire/attachment.js';
import { wireComponent } from '../wire/component.js';
import { wireEmbed } from '../wire/embed.js';
import { type Attachment, hasFlag, type Message } from '../world/message.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { pings, seenUser } from './look.js';
import type { SeenAttachment, SeenMessage } from './seen.js';
import { buttonsOf, seenButton, seenSelect, selectsOf } from './seenComponent.js';

/** A message as a persona's client shows it. */
export function seenMessage(standIn: StandIn, user: User, message: Message): SeenMessage {
  const { users } = standIn.world;
  const { answers, reference } = message;
  return {
    id: message.id,
    channel: message.channel,
    author: seenUser(known(users, message.author)),
    type: message.type,
    content: message.content,
    text: textOf(message),
    embeds: hasFlag(message, 'suppressEmbeds') ? [] : message.embeds.map(embed => wireEmbed(standIn, message, embed)),
    components: message.components.map(component => wireComponent(standIn, message, component)),
    buttons: buttonsOf(message).map(seenButton),
    selects: selectsOf(message).map(seenSelect),
    attachments: message.attachments.map(attachment => seenAttachment(standIn, message, attachment)),
    ephemeral: message.onlyFor !== undefined,
    ...thinkingOf(standIn, message),
    pinned: message.pinnedAt !== undefined,
    edited: message.editedAt !== undefined,
    mentionsMe: pings(message, user),
    at: message.at,
    ...(reference?.message && { replyTo: reference.message }),
    ...(answers?.command && { command: { name: `/${answers.command}`, user: seenUser(known(users, answers.user)) } }),
  };
}

/** A bot can think until its token has run out. */
function thinkingOf({ world, rules }: StandIn, message: Message): Pick<SeenMessage, 'thinking' | 'unanswered'> {
  if (!hasFlag(message, 'loading')) return { thinking: false, unanswered: false };
  const begunAt = world.interactions.get(message.answers?.interaction ?? '')?.begunAt ?? Number.NEGATIVE_INFINITY;
  const unanswered = realTime() - begunAt > rules.interactionLives;
  return { thinking: !unanswered, unanswered };
}

const textOf = (message: Message): string =>
  [message.content, ...message.embeds.flatMap(embedText), ...displayed(message)].filter(part => part !== '').join('\n');

const displayed = (message: Message): readonly string[] =>
  placed(message.components).flatMap(({ component }) => (component.type === COMPONENT.textDisplay ? [component.content] : []));

const seenAttachment = (standIn: StandIn, message: Message, attachment: Attachment): SeenAttachment => ({
  name: attachment.filename,
  url: fileAddress(standIn, message.channel, attachment),
  type: attachment.contentType,
  size: attachment.size,
  ...(attachment.description !== undefined && { description: attachment.description }),
  ...(attachment.width !== undefined && { width: attachment.width }),
  ...(attachment.height !== undefined && { height: attachment.height }),
});
