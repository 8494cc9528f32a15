import { textChannelsOf } from '../changes/channelChanges.js';
import { threadsOf } from '../changes/threadChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { isoTime } from '../serializers/isoTime.js';
import { serializeChannel } from '../serializers/serializeChannel.js';
import { serializeGuild, serializeMember } from '../serializers/serializeGuild.js';
import { type Guild, memberOf } from '../world/guild.js';
import { seesChannel } from '../world/visibility.js';

/** The data of GUILD_CREATE. Without privileged intents the bot is the only member listed. */
export function guildCreate(context: SimulatorContext, guild: Guild) {
  const { world } = context;
  const bot = memberOf(guild, world.bot);
  const threads = threadsOf(context, guild.id).filter(thread => !thread.archived && seesChannel(world, thread, world.bot));
  return {
    ...serializeGuild(guild),
    joined_at: isoTime(bot?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    members: bot ? [serializeMember(context, bot)] : [],
    channels: textChannelsOf(context, guild).map(channel => serializeChannel(context, channel)),
    threads: threads.map(thread => serializeChannel(context, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
