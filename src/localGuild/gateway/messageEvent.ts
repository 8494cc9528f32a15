import type { Happening } from '../happenings/happening.js';
import { botSees } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { wireMember } from '../wire/guild.js';
import { wireMessage } from '../wire/message.js';
import { type Channel, guildOf } from '../world/channel.js';
import { memberOf } from '../world/guild.js';
import type { Message } from '../world/message.js';
import { known } from '../world/world.js';
import type { GatewayEvent } from './gatewayEvent.js';
import { INTENT } from './intent.js';
import { hears, type Session } from './session.js';

type MessageHappening = Extract<Happening, { kind: `message-${string}` }>;

/** Ephemeral messages are told to nobody: the bot has them from its own request. */
export function messageEvents(standIn: StandIn, { kind, message, channel }: MessageHappening, session: Session): readonly GatewayEvent[] {
  const guild = guildOf(channel);
  if (message.onlyFor || !hears(session, guild ? INTENT.guildMessages : INTENT.directMessages) || !botSees(standIn, channel)) return [];
  const place = guild ? { guild_id: guild } : {};
  if (kind === 'message-deleted') return [{ t: 'MESSAGE_DELETE', d: { id: message.id, channel_id: channel.id, ...place } }];
  const author = guild && memberOf(known(standIn.world.guilds, guild), message.author);
  const member = author ? { member: { ...wireMember(standIn, author), user: undefined } } : {};
  const d = { ...wireMessage(standIn, readable(standIn, message, channel)), ...place, ...member };
  return [{ t: kind === 'message-created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE', d }];
}

/** Without the message content intent a bot reads its own messages, DMs and those that mention it. */
function readable({ world }: StandIn, message: Message, channel: Channel): Message {
  const may = channel.kind === 'direct' || message.author === world.bot || message.mentions.users.includes(world.bot);
  return may ? message : { ...message, content: '', embeds: [], components: [], attachments: [] };
}
