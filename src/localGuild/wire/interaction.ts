import type { APIBaseInteraction, APIChannel, InteractionType } from 'discord-api-types/v10';
import { permissionsIn } from '../permissions.js';
import type { StandIn } from '../standIn.js';
import type { Guild } from '../world/guild.js';
import { memberOf } from '../world/guild.js';
import type { Interaction } from '../world/interaction.js';
import { messageIn } from '../world/messages.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { wireChannel } from './channel.js';
import { wireMember } from './guild.js';
import { wireMessage } from './message.js';
import { wireUser } from './user.js';
import type { Wire } from './wire.js';

const CONTEXT = { guild: 0, botDirect: 1 } as const;

/** Of the channel a part is told; `data` is made where each kind of interaction begins. */
type WireInteraction = Omit<Wire<APIBaseInteraction<InteractionType, object>>, 'channel' | 'data'> & {
  readonly channel: Wire<Pick<APIChannel, 'id' | 'type'>> & { readonly permissions: string };
  readonly data: object;
};

/** What the gateway tells the bot of an interaction. */
export function wireInteraction(standIn: StandIn, interaction: Interaction): WireInteraction {
  const { world, rules } = standIn;
  const channel = known(world.channels, interaction.channel);
  const source = interaction.source && messageIn(world, interaction.channel, interaction.source);
  const permissions = permissionsIn(world, channel, interaction.user).toString();
  return {
    id: interaction.id,
    application_id: world.bot,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data: interaction.told,
    channel_id: channel.id,
    channel: { ...wireChannel(standIn, channel), permissions },
    locale: known(world.users, interaction.user).locale,
    app_permissions: permissionsIn(world, channel, world.bot).toString(),
    entitlements: [],
    attachment_size_limit: rules.attachmentSize,
    ...(source && { message: wireMessage(standIn, source) }),
    ...(interaction.guild
      ? inGuild(standIn, known(world.guilds, interaction.guild), interaction.user, permissions)
      : inDirect(standIn, interaction.user)),
  };
}

function inGuild(standIn: StandIn, guild: Guild, user: Snowflake, permissions: string) {
  const member = memberOf(guild, user);
  if (!member) throw new Error('Only a member of a guild can use a bot in it.');
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    member: { ...wireMember(standIn, member), permissions },
    context: CONTEXT.guild,
    authorizing_integration_owners: { 0: guild.id },
  };
}

const inDirect = ({ world }: StandIn, user: Snowflake) => ({
  user: wireUser(known(world.users, user)),
  context: CONTEXT.botDirect,
  authorizing_integration_owners: { 0: '0' },
});
