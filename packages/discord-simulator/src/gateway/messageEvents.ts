import { GatewayIntentBits } from 'discord-api-types/v10';
import type { SimulatorEvent } from '../context/eventBus.js';
import type { Session } from '../context/session.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { serializeMember } from '../serializers/serializeGuild.js';
import { serializeMessage } from '../serializers/serializeMessage.js';
import { type Channel, guildOf } from '../world/channel.js';
import { memberOf } from '../world/guild.js';
import type { Message } from '../world/message.js';
import { botSees } from '../world/visibility.js';
import { known } from '../world/world.js';
import { hasIntent } from './dispatch.js';
import type { GatewayEvent } from './gatewayEvent.js';

type MessageChange = Extract<SimulatorEvent, { kind: `message-${string}` }>;

/** Gateway events of messages. There are none for ephemeral messages. */
export function messageEvents(
  context: SimulatorContext,
  { kind, message, channel }: MessageChange,
  session: Session,
): readonly GatewayEvent[] {
  const guild = guildOf(channel);
  if (
    message.onlyFor ||
    !hasIntent(session, guild ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages) ||
    !botSees(context.world, channel)
  )
    return [];
  const place = guild ? { guild_id: guild } : {};
  if (kind === 'message-deleted') return [{ t: 'MESSAGE_DELETE', d: { id: message.id, channel_id: channel.id, ...place } }];
  const author = guild && memberOf(known(context.world.guilds, guild), message.author);
  const member = author ? { member: { ...serializeMember(context, author), user: undefined } } : {};
  const d = { ...serializeMessage(context, readable(context, message, channel)), ...place, ...member };
  return [{ t: kind === 'message-created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE', d }];
}

/** Without the message content intent a bot reads only its own messages, DMs and messages that mention it. */
function readable({ world }: SimulatorContext, message: Message, channel: Channel): Message {
  const may = channel.kind === 'direct' || message.author === world.bot || message.mentions.users.includes(world.bot);
  return may ? message : { ...message, content: '', embeds: [], components: [], attachments: [] };
}
