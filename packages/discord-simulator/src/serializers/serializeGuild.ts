import type { APIGuild, APIGuildMember, APIRole } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Guild, Member, Role } from '../world/guild.js';
import { known } from '../world/world.js';
import { isoTime } from './isoTime.js';
import type { Serialized } from './serialized.js';
import { serializeUser } from './serializeUser.js';

export const serializeRole = (role: Role): Serialized<APIRole> => ({
  id: role.id,
  name: role.name,
  permissions: role.permissions,
  position: role.position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: role.bot !== undefined,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: 0,
  ...(role.bot && { tags: { bot_id: role.bot } }),
});

export const serializeMember = ({ world }: SimulatorContext, member: Member): Serialized<APIGuildMember> => ({
  user: serializeUser(known(world.users, member.user)),
  roles: [...member.roles],
  joined_at: isoTime(member.joinedAt),
  nick: null,
  avatar: null,
  banner: null,
  premium_since: null,
  communication_disabled_until: null,
  pending: false,
  flags: 0,
  mute: false,
  deaf: false,
});

/** Discord's API description requires two fields that the types do not have. */
type SerializedGuild = Serialized<APIGuild> & {
  readonly home_header: null;
  readonly nsfw: boolean;
};

/** The fields of a guild that REST and the gateway share. */
export const serializeGuild = (guild: Guild): SerializedGuild => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  features: [],
  banner: null,
  owner_id: guild.owner,
  application_id: null,
  region: 'local',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: guild.systemChannel ?? null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  roles: guild.roles.map(serializeRole),
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 500_000,
  max_stage_video_channel_users: 0,
  max_video_channel_users: 0,
  vanity_url_code: null,
  hub_type: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  preferred_locale: guild.locale,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: 0,
  emojis: [],
  stickers: [],
  incidents_data: null,
});
