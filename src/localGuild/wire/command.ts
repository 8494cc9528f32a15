import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { StandIn } from '../standIn.js';
import type { Snowflake } from '../world/snowflake.js';
import type { RegisteredCommand } from '../world/world.js';
import type { Wire } from './wire.js';

/** Discord's shape of a registered command. `guild`: where it is registered, unless everywhere. */
export const wireCommand = ({ world }: StandIn, command: RegisteredCommand, guild: Snowflake | undefined): Wire<APIApplicationCommand> => ({
  ...command,
  application_id: world.bot,
  default_member_permissions: command.default_member_permissions ?? null,
  nsfw: command.nsfw ?? false,
  ...(guild ? { guild_id: guild } : { dm_permission: command.dm_permission ?? true }),
  integration_types: command.integration_types ?? [0],
  contexts: guild ? null : (command.contexts ?? [0, 1]),
});
