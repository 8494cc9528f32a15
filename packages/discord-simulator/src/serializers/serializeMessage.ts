import { type APIBaseInteractionMetadata, type APIMessage, type InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { hasFlag } from '../discord/messageFlags.js';
import type { Answered, Message } from '../world/message.js';
import { messageIn } from '../world/messageStore.js';
import { known } from '../world/world.js';
import { isoTime } from './isoTime.js';
import { serializeAttachment } from './serializeAttachment.js';
import { serializeChannel } from './serializeChannel.js';
import { serializeComponent } from './serializeComponent.js';
import type { Serialized } from './serialized.js';
import { embedded, serializeEmbed } from './serializeEmbed.js';
import { serializeUser } from './serializeUser.js';

/** A message as Discord sends it. Attachments shown by an embed or a component are not listed. */
export function serializeMessage(context: SimulatorContext, message: Message): Serialized<APIMessage> {
  const { world } = context;
  const shown = embedded(message);
  const beside = hasFlag(message, MessageFlags.IsComponentsV2) ? [] : message.attachments.filter(one => !shown.has(one.id));
  const thread = world.channels.get(message.id);
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: serializeUser(known(world.users, message.author)),
    content: message.content,
    timestamp: isoTime(message.at),
    edited_timestamp: message.editedAt === undefined ? null : isoTime(message.editedAt),
    tts: false,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.map(id => serializeUser(known(world.users, id))),
    mention_roles: message.mentions.roles,
    attachments: beside.map(one => serializeAttachment(context, message.channel, one, message.onlyFor !== undefined)),
    embeds: hasFlag(message, MessageFlags.SuppressEmbeds) ? [] : message.embeds.map(embed => serializeEmbed(context, message, embed)),
    components: message.components.map(component => serializeComponent(context, message, component)),
    pinned: message.pinnedAt !== undefined,
    flags: message.flags,
    ...(message.nonce !== undefined && { nonce: message.nonce }),
    ...(thread && { thread: serializeChannel(context, thread) }),
    ...reference(context, message),
    ...answered(context, message),
  };
}

function reference(context: SimulatorContext, { reference: to }: Message) {
  if (!to) return {};
  const channel = context.world.channels.get(to.channel);
  const guild = channel && channel.kind !== 'direct' ? { guild_id: channel.guild } : {};
  const original = to.message === undefined ? undefined : messageIn(context.world, to.channel, to.message);
  return {
    message_reference: { type: 0, channel_id: to.channel, ...(to.message && { message_id: to.message }), ...guild },
    ...(to.message && { referenced_message: original ? { ...serializeMessage(context, { ...original, reference: undefined }) } : null }),
  };
}

function answered(context: SimulatorContext, { answers }: Message) {
  if (!answers) return {};
  const { world } = context;
  const { interaction: id, type, command: name } = answers;
  const user = serializeUser(known(world.users, answers.user));
  return {
    application_id: world.bot,
    webhook_id: world.bot,
    interaction_metadata: metadataOf(context, answers),
    ...(name !== undefined && { interaction: { id, type, name, user } }),
  };
}

/** Metadata of an interaction, with the message of a used component and, for a modal, the interaction that opened it. */
function metadataOf(context: SimulatorContext, { interaction: id, type, user, pressed, opener }: Answered): SerializedMetadata {
  return {
    id,
    type,
    user: serializeUser(known(context.world.users, user)),
    authorizing_integration_owners: {},
    ...(pressed !== undefined && { interacted_message_id: pressed }),
    ...(opener && { triggering_interaction_metadata: metadataOf(context, opener) }),
  };
}

interface SerializedMetadata extends Serialized<APIBaseInteractionMetadata<InteractionType>> {
  readonly interacted_message_id?: string;
  readonly triggering_interaction_metadata?: SerializedMetadata;
}
