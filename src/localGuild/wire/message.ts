import type { APIBaseInteractionMetadata, APIMessage, InteractionType } from 'discord-api-types/v10';
import type { StandIn } from '../standIn.js';
import { type Answered, hasFlag, type Message } from '../world/message.js';
import { messageIn } from '../world/messages.js';
import { known } from '../world/world.js';
import { wireAttachment } from './attachment.js';
import { wireChannel } from './channel.js';
import { wireComponent } from './component.js';
import { embedded, wireEmbed } from './embed.js';
import { isoTime } from './time.js';
import { wireUser } from './user.js';
import type { Wire } from './wire.js';

/** Discord's shape of a message. Attachments shown by an embed or a component are told there alone. */
export function wireMessage(standIn: StandIn, message: Message): Wire<APIMessage> {
  const { world } = standIn;
  const shown = embedded(message);
  const beside = hasFlag(message, 'componentsV2') ? [] : message.attachments.filter(one => !shown.has(one.id));
  const thread = world.channels.get(message.id);
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: wireUser(known(world.users, message.author)),
    content: message.content,
    timestamp: isoTime(message.at),
    edited_timestamp: message.editedAt === undefined ? null : isoTime(message.editedAt),
    tts: false,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.map(id => wireUser(known(world.users, id))),
    mention_roles: message.mentions.roles,
    attachments: beside.map(one => wireAttachment(standIn, message.channel, one, message.onlyFor !== undefined)),
    embeds: hasFlag(message, 'suppressEmbeds') ? [] : message.embeds.map(embed => wireEmbed(standIn, message, embed)),
    components: message.components.map(component => wireComponent(standIn, message, component)),
    pinned: message.pinnedAt !== undefined,
    flags: message.flags,
    ...(message.nonce !== undefined && { nonce: message.nonce }),
    ...(thread && { thread: wireChannel(standIn, thread) }),
    ...reference(standIn, message),
    ...answered(standIn, message),
  };
}

function reference(standIn: StandIn, { reference: to }: Message) {
  if (!to) return {};
  const channel = standIn.world.channels.get(to.channel);
  const guild = channel && channel.kind !== 'direct' ? { guild_id: channel.guild } : {};
  const original = to.message === undefined ? undefined : messageIn(standIn.world, to.channel, to.message);
  return {
    message_reference: { type: 0, channel_id: to.channel, ...(to.message && { message_id: to.message }), ...guild },
    ...(to.message && { referenced_message: original ? { ...wireMessage(standIn, { ...original, reference: undefined }) } : null }),
  };
}

function answered(standIn: StandIn, { answers }: Message) {
  if (!answers) return {};
  const { world } = standIn;
  const { interaction: id, type, command: name } = answers;
  const user = wireUser(known(world.users, answers.user));
  return {
    application_id: world.bot,
    webhook_id: world.bot,
    interaction_metadata: metadataOf(standIn, answers),
    ...(name !== undefined && { interaction: { id, type, name, user } }),
  };
}

/** Of a press, the message it was on; of a form, what opened it. */
function metadataOf(standIn: StandIn, { interaction: id, type, user, pressed, opener }: Answered): WireMetadata {
  return {
    id,
    type,
    user: wireUser(known(standIn.world.users, user)),
    authorizing_integration_owners: {},
    ...(pressed !== undefined && { interacted_message_id: pressed }),
    ...(opener && { triggering_interaction_metadata: metadataOf(standIn, opener) }),
  };
}

interface WireMetadata extends Wire<APIBaseInteractionMetadata<InteractionType>> {
  readonly interacted_message_id?: string;
  readonly triggering_interaction_metadata?: WireMetadata;
}
