import { type APIBaseInteraction, type APIChannel, InteractionContextType, type InteractionType } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Guild } from '../world/guild.js';
import { memberOf } from '../world/guild.js';
import type { Interaction } from '../world/interaction.js';
import { messageIn } from '../world/messageStore.js';
import { permissionsIn } from '../world/permissions.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { serializeChannel } from './serializeChannel.js';
import type { Serialized } from './serialized.js';
import { serializeMember } from './serializeGuild.js';
import { serializeMessage } from './serializeMessage.js';
import { serializeUser } from './serializeUser.js';

/** `channel` is partial in interactions; `data` is made where each kind of interaction begins. */
type SerializedInteraction = Omit<Serialized<APIBaseInteraction<InteractionType, object>>, 'channel' | 'data'> & {
  readonly channel: Serialized<Pick<APIChannel, 'id' | 'type'>> & { readonly permissions: string };
  readonly data: object;
};

/** An interaction as the gateway sends it. */
export function serializeInteraction(context: SimulatorContext, interaction: Interaction): SerializedInteraction {
  const { world, rules } = context;
  const channel = known(world.channels, interaction.channel);
  const source = interaction.source && messageIn(world, interaction.channel, interaction.source);
  const permissions = permissionsIn(world, channel, interaction.user).toString();
  return {
    id: interaction.id,
    application_id: world.bot,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data: interaction.data,
    channel_id: channel.id,
    channel: { ...serializeChannel(context, channel), permissions },
    locale: known(world.users, interaction.user).locale,
    app_permissions: permissionsIn(world, channel, world.bot).toString(),
    entitlements: [],
    attachment_size_limit: rules.attachmentSize,
    ...(source && { message: serializeMessage(context, source) }),
    ...(interaction.guild
      ? inGuild(context, known(world.guilds, interaction.guild), interaction.user, permissions)
      : inDirect(context, interaction.user)),
  };
}

function inGuild(context: SimulatorContext, guild: Guild, user: Snowflake, permissions: string) {
  const member = memberOf(guild, user);
  if (!member) throw new Error('Only a member of a guild can use a bot in it.');
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    member: { ...serializeMember(context, member), permissions },
    context: InteractionContextType.Guild,
    authorizing_integration_owners: { 0: guild.id },
  };
}

const inDirect = ({ world }: SimulatorContext, user: Snowflake) => ({
  user: serializeUser(known(world.users, user)),
  context: InteractionContextType.BotDM,
  authorizing_integration_owners: { 0: '0' },
});
