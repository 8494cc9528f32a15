import type { Happening } from '../happenings/happening.js';
import { botSees } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { wireInteraction } from '../wire/interaction.js';
import { isoTime } from '../wire/time.js';
import { type Channel, guildOf } from '../world/channel.js';
import { memberOf } from '../world/guild.js';
import type { Snowflake } from '../world/snowflake.js';
import { known, timeIn } from '../world/world.js';
import type { GatewayEvent } from './gatewayEvent.js';
import { guildEvents } from './guildEvent.js';
import { INTENT } from './intent.js';
import { messageEvents } from './messageEvent.js';
import { hears, type Session } from './session.js';

/** The guild belongs to one shard; what happens in DMs goes to the first. */
export function isOnShard({ shard: [index, count] }: Pick<Session, 'shard'>, guild: Snowflake | undefined): boolean {
  return guild === undefined ? index === 0 : Number((BigInt(guild) >> 22n) % BigInt(count)) === index;
}

/** What a session is told of something that happened: nothing, if it did not ask or the bot cannot see it. */
export function eventsFrom(standIn: StandIn, happening: Happening, session: Session): readonly GatewayEvent[] {
  const guild = guildIn(happening);
  if (!isOnShard(session, guild)) return [];
  if (guild && !botIsIn(standIn, guild) && happening.kind !== 'guild-left') return [];
  switch (happening.kind) {
    case 'message-created':
    case 'message-edited':
    case 'message-deleted':
      return messageEvents(standIn, happening, session);
    case 'interaction-begun':
      return [{ t: 'INTERACTION_CREATE', d: wireInteraction(standIn, happening.interaction) }];
    case 'typing':
      return hears(session, guild ? INTENT.guildTyping : INTENT.directTyping) && botSees(standIn, happening.channel)
        ? [{ t: 'TYPING_START', d: typing(standIn, happening.channel, happening.user) }]
        : [];
    case 'pins-changed':
      return hears(session, guild ? INTENT.guilds : INTENT.directMessages)
        ? [{ t: 'CHANNEL_PINS_UPDATE', d: pins(happening.channel) }]
        : [];
    case 'interaction-changed':
    case 'read':
    case 'commands-changed':
    case 'practice-changed':
    case 'bot-came':
    case 'bot-went':
    case 'time-skipped':
      return [];
    default:
      return hears(session, INTENT.guilds) ? guildEvents(standIn, happening) : [];
  }
}

function guildIn(happening: Happening): Snowflake | undefined {
  if ('guild' in happening) return happening.guild.id;
  if ('thread' in happening) return happening.thread.guild;
  if ('channel' in happening) return guildOf(happening.channel);
  return 'interaction' in happening ? happening.interaction.guild : undefined;
}

const botIsIn = ({ world }: StandIn, guild: Snowflake): boolean => memberOf(known(world.guilds, guild), world.bot) !== undefined;
function typing(standIn: StandIn, channel: Channel, user: Snowflake) {
  const guild = guildOf(channel);
  return { channel_id: channel.id, user_id: user, timestamp: Math.floor(timeIn(standIn.world) / 1000), ...(guild && { guild_id: guild }) };
}

function pins(channel: Channel) {
  const guild = guildOf(channel);
  const at = channel.lastPinAt === undefined ? null : isoTime(channel.lastPinAt);
  return { channel_id: channel.id, last_pin_timestamp: at, ...(guild && { guild_id: guild }) };
}
