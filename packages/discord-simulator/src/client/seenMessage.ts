import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { hasFlag } from '../discord/messageFlags.js';
import { monotonicNow } from '../lib/monotonicNow.js';
import { flattenComponents } from '../requestSchemas/componentErrors.js';
import { embedText } from '../requestSchemas/embedSchema.js';
import { fileAddress } from '../serializers/serializeAttachment.js';
import { serializeComponent } from '../serializers/serializeComponent.js';
import { serializeEmbed } from '../serializers/serializeEmbed.js';
import type { Attachment, Message } from '../world/message.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { pings, seenUser } from './clientView.js';
import { lineFor } from './offeredCommands.js';
import type { SeenAttachment, SeenMessage } from './seen.js';
import { buttonsOf, seenButton, seenSelect, selectsOf } from './seenComponent.js';

/** A message as a user's client shows it. */
export function seenMessage(context: SimulatorContext, user: User, message: Message): SeenMessage {
  const { users } = context.world;
  const { answers, reference } = message;
  return {
    id: message.id,
    channel: message.channel,
    author: seenUser(known(users, message.author)),
    type: message.type,
    content: message.content,
    text: textOf(message),
    embeds: hasFlag(message, MessageFlags.SuppressEmbeds) ? [] : message.embeds.map(embed => serializeEmbed(context, message, embed)),
    components: message.components.map(component => serializeComponent(context, message, component)),
    buttons: buttonsOf(message).map(seenButton),
    selects: selectsOf(message).map(seenSelect),
    attachments: message.attachments.map(attachment => seenAttachment(context, message, attachment)),
    ephemeral: message.onlyFor !== undefined,
    ...thinkingOf(context, message),
    pinned: message.pinnedAt !== undefined,
    edited: message.editedAt !== undefined,
    mentionsMe: pings(message, user),
    at: message.at,
    ...(reference?.message && { replyTo: reference.message }),
    ...(answers?.command && {
      command: {
        name: lineFor(context, user, context.world.channels.get(message.channel), `/${answers.command}`),
        user: seenUser(known(users, answers.user)),
      },
    }),
  };
}

/** A bot can be "thinking" until the interaction's token expires. */
function thinkingOf({ world, rules }: SimulatorContext, message: Message): Pick<SeenMessage, 'thinking' | 'unanswered'> {
  if (!hasFlag(message, MessageFlags.Loading)) return { thinking: false, unanswered: false };
  const begunAt = world.interactions.get(message.answers?.interaction ?? '')?.begunAt ?? Number.NEGATIVE_INFINITY;
  const unanswered = monotonicNow() - begunAt > rules.interactionLives;
  return { thinking: !unanswered, unanswered };
}

const textOf = (message: Message): string =>
  [message.content, ...message.embeds.flatMap(embedText), ...displayed(message)].filter(part => part !== '').join('\n');

const displayed = (message: Message): readonly string[] =>
  flattenComponents(message.components).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );

const seenAttachment = (context: SimulatorContext, message: Message, attachment: Attachment): SeenAttachment => ({
  name: attachment.filename,
  url: fileAddress(context, message.channel, attachment),
  type: attachment.contentType,
  size: attachment.size,
  ...(attachment.description !== undefined && { description: attachment.description }),
  ...(attachment.width !== undefined && { width: attachment.width }),
  ...(attachment.height !== undefined && { height: attachment.height }),
});
