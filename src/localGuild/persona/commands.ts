import { ok, type Result } from '../../lib/result.js';
import { COMMAND_TYPE, type CommandOption } from '../door/command.js';
import { OPTION_TYPE, type ValueOption } from '../door/commandOption.js';
import { type Localized, localized } from '../door/commandText.js';
import { may, PERMISSIONS, permissionsIn } from '../permissions.js';
import { commandsIn } from '../rest/registering.js';
import type { StandIn } from '../standIn.js';
import { type Channel, guildOf } from '../world/channel.js';
import { memberOf } from '../world/guild.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known, type RegisteredCommand } from '../world/world.js';
import { type Fault, fault } from './fault.js';
import type { SeenCommand, SeenCommandOption } from './seen.js';

/** A slash command down to what takes values: the command itself, or one of its subcommands. */
export interface Callable {
  readonly command: RegisteredCommand;
  /** The guild it is registered in, unless everywhere. */
  readonly guild: Snowflake | undefined;
  /** The group and the subcommand, if any. */
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

const CONTEXT = { guild: 0, direct: 1 } as const;

/** The slash commands a persona is offered in a channel. */
export function callablesIn(standIn: StandIn, user: User, channel: Channel): readonly Callable[] {
  const guild = guildOf(channel);
  const inGuild = guild === undefined ? [] : commandsIn({ standIn, guild }).map(command => ({ command, guild }));
  const everywhere = commandsIn({ standIn, guild: undefined }).map(command => ({ command, guild: undefined }));
  return [...inGuild, ...everywhere]
    .filter(({ command }) => command.type === COMMAND_TYPE.slash && isOffered(standIn, user, channel, command))
    .flatMap(({ command, guild: at }) => callablesOf(command.options ?? []).map(rest => ({ command, guild: at, ...rest })));
}

function isOffered({ world }: StandIn, user: User, channel: Channel, command: RegisteredCommand): boolean {
  const contexts = command.contexts ?? [CONTEXT.guild, ...(command.dm_permission === false ? [] : [CONTEXT.direct])];
  if (channel.kind === 'direct') return contexts.includes(CONTEXT.direct);
  if (!memberOf(known(world.guilds, channel.guild), world.bot)) return false;
  const held = permissionsIn(world, channel, user.id);
  const isAdmin = (held & PERMISSIONS.Administrator) !== 0n;
  const wanted = command.default_member_permissions;
  const permitted = wanted === undefined || isAdmin || (wanted !== '0' && (held & BigInt(wanted)) === BigInt(wanted));
  return contexts.includes(CONTEXT.guild) && permitted && may(world, channel, user.id, 'UseApplicationCommands');
}

function callablesOf(options: readonly CommandOption[]): readonly Pick<Callable, 'path' | 'options'>[] {
  const nested = options.flatMap(option => {
    if (option.type === OPTION_TYPE.subcommand) return [{ path: [option], options: option.options ?? [] }];
    if (option.type !== OPTION_TYPE.group) return [];
    return callablesOf(option.options ?? []).map(inner => ({ path: [option, ...inner.path], options: inner.options }));
  });
  const values = options.filter(
    (option): option is ValueOption => option.type !== OPTION_TYPE.subcommand && option.type !== OPTION_TYPE.group,
  );
  return nested.length > 0 ? nested : [{ path: [], options: values }];
}

const parts = ({ command, path }: Callable): readonly Pick<Named, 'name' | 'name_localizations'>[] => [command, ...path];

/** "/game create", as it is registered. */
export const lineOf = (callable: Callable): string =>
  `/${parts(callable)
    .map(one => one.name)
    .join(' ')}`;

const localLine = (callable: Callable, locale: string): string =>
  `/${parts(callable)
    .map(one => localized(one.name, one.name_localizations, locale))
    .join(' ')}`;

/** The command a persona means by "/game create", in the language of the bot or their own. */
export function callableFor(standIn: StandIn, user: User, channel: Channel, line: string): Result<Callable, Fault> {
  const wanted = line.trim().replace(/\s+/g, ' ');
  const offered = callablesIn(standIn, user, channel);
  const found = offered.find(one => lineOf(one) === wanted || localLine(one, user.locale) === wanted);
  return found ? ok(found) : fault('unknown-command', `${user.name} is not offered ${line} there.`);
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

/** What the palette shows of a command. */
export function seenCommand(callable: Callable, { locale }: User): SeenCommand {
  const { description, description_localizations } = callable.path.at(-1) ?? callable.command;
  return {
    name: localLine(callable, locale),
    description: localized(description, description_localizations, locale),
    options: callable.options.map(option => seenOption(option, locale)),
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
