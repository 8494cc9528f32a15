import { GatewayIntentBits } from 'discord-api-types/v10';
import type { SimulatorEvent } from '../context/eventBus.js';
import type { Session } from '../context/session.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { isoTime } from '../serializers/isoTime.js';
import { serializeInteraction } from '../serializers/serializeInteraction.js';
import { type Channel, guildOf } from '../world/channel.js';
import { memberOf } from '../world/guild.js';
import type { Snowflake } from '../world/snowflake.js';
import { botSees } from '../world/visibility.js';
import { known, timeIn } from '../world/world.js';
import { hasIntent } from './dispatch.js';
import type { GatewayEvent } from './gatewayEvent.js';
import { guildEvents } from './guildEvents.js';
import { messageEvents } from './messageEvents.js';

/** Whether a guild belongs to a shard. DMs belong to the first shard. */
export function isOnShard({ shard: [index, count] }: Pick<Session, 'shard'>, guild: Snowflake | undefined): boolean {
  return guild === undefined ? index === 0 : Number((BigInt(guild) >> 22n) % BigInt(count)) === index;
}

/** The gateway events of a change for one session. None without the intent, or if the bot cannot see the change. */
export function eventsFor(context: SimulatorContext, event: SimulatorEvent, session: Session): readonly GatewayEvent[] {
  const guild = guildIn(event);
  if (!isOnShard(session, guild)) return [];
  if (guild && !botIsIn(context, guild) && event.kind !== 'guild-left') return [];
  switch (event.kind) {
    case 'message-created':
    case 'message-edited':
    case 'message-deleted':
      return messageEvents(context, event, session);
    case 'interaction-begun':
      return [{ t: 'INTERACTION_CREATE', d: serializeInteraction(context, event.interaction) }];
    case 'typing':
      return hasIntent(session, guild ? GatewayIntentBits.GuildMessageTyping : GatewayIntentBits.DirectMessageTyping) &&
        botSees(context.world, event.channel)
        ? [{ t: 'TYPING_START', d: typing(context, event.channel, event.user) }]
        : [];
    case 'pins-changed':
      return hasIntent(session, guild ? GatewayIntentBits.Guilds : GatewayIntentBits.DirectMessages)
        ? [{ t: 'CHANNEL_PINS_UPDATE', d: pins(event.channel) }]
        : [];
    case 'interaction-changed':
    case 'read':
    case 'commands-changed':
    case 'autopilot-changed':
    case 'bot-came':
    case 'bot-went':
    case 'time-skipped':
      return [];
    default:
      return hasIntent(session, GatewayIntentBits.Guilds) ? guildEvents(context, event) : [];
  }
}

function guildIn(event: SimulatorEvent): Snowflake | undefined {
  if ('guild' in event) return event.guild.id;
  if ('thread' in event) return event.thread.guild;
  if ('channel' in event) return guildOf(event.channel);
  return 'interaction' in event ? event.interaction.guild : undefined;
}

const botIsIn = ({ world }: SimulatorContext, guild: Snowflake): boolean => memberOf(known(world.guilds, guild), world.bot) !== undefined;
function typing(context: SimulatorContext, channel: Channel, user: Snowflake) {
  const guild = guildOf(channel);
  return { channel_id: channel.id, user_id: user, timestamp: Math.floor(timeIn(context.world) / 1000), ...(guild && { guild_id: guild }) };
}

function pins(channel: Channel) {
  const guild = guildOf(channel);
  const at = channel.lastPinAt === undefined ? null : isoTime(channel.lastPinAt);
  return { channel_id: channel.id, last_pin_timestamp: at, ...(guild && { guild_id: guild }) };
}
