import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import type { ValueOption } from '../requestSchemas/commandOptionSchema.js';
import type { CommandOption } from '../requestSchemas/commandSchema.js';
import { type Localized, localized } from '../requestSchemas/localization.js';
import { type Channel, guildOf } from '../world/channel.js';
import { memberOf } from '../world/guild.js';
import { may, permissionsIn } from '../world/permissions.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known, type RegisteredCommand, registeredCommands } from '../world/world.js';
import { type ClientFault, clientFault } from './clientFault.js';
import type { SeenCommand, SeenCommandOption } from './seen.js';

/** A slash command without subcommands, or one subcommand. */
export interface OfferedCommand {
  readonly command: RegisteredCommand;
  /** The guild it is registered in, unless it is global. */
  readonly guild: Snowflake | undefined;
  /** The subcommand group and the subcommand, if any. */
  readonly path: readonly Named[];
  readonly options: readonly ValueOption[];
}

interface Named {
  readonly name: string;
  readonly name_localizations: Localized | undefined;
  readonly description: string;
  readonly description_localizations: Localized | undefined;
  readonly type: number;
}

/** The slash commands that the client offers a user in a channel. */
export function commandsOfferedIn(context: SimulatorContext, user: User, channel: Channel): readonly OfferedCommand[] {
  const guild = guildOf(channel);
  const inGuild = guild === undefined ? [] : registeredCommands(context.world, guild).map(command => ({ command, guild }));
  const everywhere = registeredCommands(context.world, undefined).map(command => ({ command, guild: undefined }));
  return [...inGuild, ...everywhere]
    .filter(({ command }) => command.type === ApplicationCommandType.ChatInput && isOffered(context, user, channel, command))
    .flatMap(({ command, guild: at }) => leafCommands(command.options ?? []).map(rest => ({ command, guild: at, ...rest })));
}

function isOffered({ world }: SimulatorContext, user: User, channel: Channel, command: RegisteredCommand): boolean {
  const contexts = command.contexts ?? [
    InteractionContextType.Guild,
    ...(command.dm_permission === false ? [] : [InteractionContextType.BotDM]),
  ];
  if (channel.kind === 'direct') return contexts.includes(InteractionContextType.BotDM);
  if (!memberOf(known(world.guilds, channel.guild), world.bot)) return false;
  const held = permissionsIn(world, channel, user.id);
  const isAdmin = (held & PermissionFlagsBits.Administrator) !== 0n;
  const wanted = command.default_member_permissions;
  const permitted = wanted === undefined || isAdmin || (wanted !== '0' && (held & BigInt(wanted)) === BigInt(wanted));
  return contexts.includes(InteractionContextType.Guild) && permitted && may(world, channel, user.id, 'UseApplicationCommands');
}

function leafCommands(options: readonly CommandOption[]): readonly Pick<OfferedCommand, 'path' | 'options'>[] {
  const nested = options.flatMap(option => {
    if (option.type === ApplicationCommandOptionType.Subcommand) return [{ path: [option], options: option.options ?? [] }];
    if (option.type !== ApplicationCommandOptionType.SubcommandGroup) return [];
    return leafCommands(option.options ?? []).map(inner => ({ path: [option, ...inner.path], options: inner.options }));
  });
  const values = options.filter(
    (option): option is ValueOption =>
      option.type !== ApplicationCommandOptionType.Subcommand && option.type !== ApplicationCommandOptionType.SubcommandGroup,
  );
  return nested.length > 0 ? nested : [{ path: [], options: values }];
}

const parts = ({ command, path }: OfferedCommand): readonly Pick<Named, 'name' | 'name_localizations'>[] => [command, ...path];

/** "/poll create", as registered. */
export const commandLine = (offered: OfferedCommand): string =>
  `/${parts(offered)
    .map(one => one.name)
    .join(' ')}`;

const localizedCommandLine = (offered: OfferedCommand, locale: string): string =>
  `/${parts(offered)
    .map(one => localized(one.name, one.name_localizations, locale))
    .join(' ')}`;

/** "/poll create" in the user's language. As registered, if there is no such command in the channel any more. */
export function lineFor({ world }: SimulatorContext, { locale }: User, channel: Channel | undefined, line: string): string {
  const guild = channel && guildOf(channel);
  const registered = [...(guild === undefined ? [] : registeredCommands(world, guild)), ...registeredCommands(world, undefined)];
  const offered = registered
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap(command => leafCommands(command.options ?? []).map(rest => ({ command, guild, ...rest })));
  const found = offered.find(one => commandLine(one) === line);
  return found ? localizedCommandLine(found, locale) : line;
}

/** The offered command called "/poll create", in the bot's or the user's language. */
export function offeredCommandFor(
  context: SimulatorContext,
  user: User,
  channel: Channel,
  line: string,
): Result<OfferedCommand, ClientFault> {
  const wanted = line.trim().replace(/\s+/g, ' ');
  const offered = commandsOfferedIn(context, user, channel);
  const found = offered.find(one => commandLine(one) === wanted || localizedCommandLine(one, user.locale) === wanted);
  return found ? ok(found) : clientFault('unknown-command', `${user.name} is not offered ${line} there.`);
}

const TYPE_NAME = {
  3: 'string',
  4: 'integer',
  5: 'boolean',
  6: 'user',
  7: 'channel',
  8: 'role',
  9: 'mentionable',
  10: 'number',
  11: 'attachment',
} as const;

/** A command as the client lists it. */
export function seenCommand(offered: OfferedCommand, { locale }: User): SeenCommand {
  const { description, description_localizations } = offered.path.at(-1) ?? offered.command;
  return {
    name: localizedCommandLine(offered, locale),
    description: localized(description, description_localizations, locale),
    options: offered.options.map(option => seenOption(option, locale)),
  };
}

const seenOption = (option: ValueOption, locale: string): SeenCommandOption => ({
  name: localized(option.name, option.name_localizations, locale),
  description: localized(option.description, option.description_localizations, locale),
  type: TYPE_NAME[option.type],
  required: option.required ?? false,
  autocomplete: option.autocomplete ?? false,
  choices: (option.choices ?? []).map(one => ({ name: localized(one.name, one.name_localizations, locale), value: one.value })),
});
