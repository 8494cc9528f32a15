import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Snowflake } from '../world/snowflake.js';
import type { RegisteredCommand } from '../world/world.js';
import type { Serialized } from './serialized.js';

/** A registered command as Discord sends it. `guild`: its guild, unless it is global. */
export const serializeCommand = (
  { world }: SimulatorContext,
  command: RegisteredCommand,
  guild: Snowflake | undefined,
): Serialized<APIApplicationCommand> => ({
  ...command,
  application_id: world.bot,
  default_member_permissions: command.default_member_permissions ?? null,
  nsfw: command.nsfw ?? false,
  ...(guild ? { guild_id: guild } : { dm_permission: command.dm_permission ?? true }),
  integration_types: command.integration_types ?? [0],
  contexts: guild ? null : (command.contexts ?? [0, 1]),
});
