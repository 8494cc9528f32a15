import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { AutocompleteContext, Suggestion } from '../../interactions/interactionContext.js';
import { type CommandOption, type DeclaredOption, localized } from './commandOption.js';
import type { CommandAction, SlashCommand } from './slashCommand.js';

/** A command as the bot looks it up. */
export interface ListedCommand {
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By the name of the subcommand; without subcommands one, by the name of the command. */
  readonly actions: ReadonlyMap<string, CommandAction>;
}

/** All commands, by their English names. */
export type CommandList = ReadonlyMap<string, ListedCommand>;

/** A command, and the subcommand if it has any, as Discord names them. */
export interface CommandName {
  readonly command: string;
  readonly subcommand?: string | undefined;
}

export const listCommands = (commands: readonly SlashCommand[]): CommandList =>
  new Map(commands.map(command => [command.text.name.en, listed(command)]));

function listed(command: SlashCommand): ListedCommand {
  const actions = 'run' in command ? [command] : command.subcommands;
  return { declaration: declared(command), actions: new Map(actions.map(action => [action.text.name.en, action])) };
}

/** Undefined: no such command, or one of an earlier version. */
export const actionIn = (commands: CommandList, { command, subcommand = command }: CommandName): CommandAction | undefined =>
  commands.get(command)?.actions.get(subcommand);

/** At most 25 suggestions for the option that is being typed. */
export const suggestionsIn = (commands: CommandList, name: CommandName, context: AutocompleteContext): readonly Suggestion[] =>
  actionIn(commands, name)
    ?.options?.find(({ declaration }) => declaration.name === context.field)
    ?.complete?.(context) ?? [];

const declarations = (options: readonly CommandOption[] = []): DeclaredOption[] => options.map(({ declaration }) => declaration);

/**
 * For servers and for direct messages with the bot; installed on servers alone. For everybody, unless an administrator of a server says
 * otherwise under Integrations: who may do what in a game is checked against the records, every time.
 */
const declared = (command: SlashCommand): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  ...localized(command.text),
  options: 'run' in command ? declarations(command.options) : command.subcommands.map(declaredSubcommand),
  default_member_permissions: null,
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

const declaredSubcommand = ({ text, options }: CommandAction): APIApplicationCommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...localized(text),
  options: declarations(options),
});
