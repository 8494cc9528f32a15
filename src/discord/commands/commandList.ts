import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Completion, Typing } from '../call.js';
import type { Action, Command } from './command.js';
import { type CommandOption, type DeclaredOption, localized } from './commandOption.js';

/** A command as the bot finds it again when Discord names it. */
export interface ListedCommand {
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By the name of the subcommand; a command without any has one, named after itself. */
  readonly actions: ReadonlyMap<string, Action>;
}

/** All commands, by their English names. */
export type CommandList = ReadonlyMap<string, ListedCommand>;

/** A command, and the subcommand if it has any, as Discord names them. */
export interface CommandName {
  readonly command: string;
  readonly subcommand?: string | undefined;
}

export const listCommands = (commands: readonly Command[]): CommandList =>
  new Map(commands.map(command => [command.text.name.en, listed(command)]));

function listed(command: Command): ListedCommand {
  const actions = 'run' in command ? [command] : command.subcommands;
  return { declaration: declared(command), actions: new Map(actions.map(action => [action.text.name.en, action])) };
}

/** Undefined: no such command, or one of an earlier version. */
export const actionIn = (commands: CommandList, { command, subcommand = command }: CommandName): Action | undefined =>
  commands.get(command)?.actions.get(subcommand);

/** At most 25 suggestions for the option that is being typed. */
export const suggestionsIn = (commands: CommandList, name: CommandName, typing: Typing): readonly Completion[] =>
  actionIn(commands, name)
    ?.options?.find(({ declaration }) => declaration.name === typing.field)
    ?.complete?.(typing) ?? [];

const declarations = (options: readonly CommandOption[] = []): DeclaredOption[] => options.map(({ declaration }) => declaration);

/**
 * For servers and for direct messages with the bot; installed on servers alone. For everybody, unless an administrator of a server says
 * otherwise under Integrations: who may do what in a game is checked against the records, every time.
 */
const declared = (command: Command): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  ...localized(command.text),
  options: 'run' in command ? declarations(command.options) : command.subcommands.map(declaredSubcommand),
  default_member_permissions: null,
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

const declaredSubcommand = ({ text, options }: Action): APIApplicationCommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...localized(text),
  options: declarations(options),
});
