import { textChannelsOf } from '../happenings/channels.js';
import { threadsOf } from '../happenings/threads.js';
import { seesChannel } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { wireChannel } from '../wire/channel.js';
import { wireGuild, wireMember } from '../wire/guild.js';
import { isoTime } from '../wire/time.js';
import { type Guild, memberOf } from '../world/guild.js';

/** A guild with all that is in it. Of the members, a bot without privileged intents is told of itself alone. */
export function guildCreate(standIn: StandIn, guild: Guild) {
  const { world } = standIn;
  const bot = memberOf(guild, world.bot);
  const threads = threadsOf(standIn, guild.id).filter(thread => !thread.archived && seesChannel(world, thread, world.bot));
  return {
    ...wireGuild(guild),
    joined_at: isoTime(bot?.joinedAt ?? 0),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    members: bot ? [wireMember(standIn, bot)] : [],
    channels: textChannelsOf(standIn, guild).map(channel => wireChannel(standIn, channel)),
    threads: threads.map(thread => wireChannel(standIn, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
