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

/** A command in the form in which the bot looks it up. */
export interface ListedCommand {
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By the name of the subcommand. A command without subcommands has one action, under its own name. */
  readonly actions: ReadonlyMap<string, CommandAction>;
}

/** All commands, by their English names. */
export type CommandList = ReadonlyMap<string, ListedCommand>;

/** The name of a command and of its subcommand, if it has any, as Discord sends them. */
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

/** Undefined if there is no such command, for example because it belongs to an earlier version of the bot. */
export const actionIn = (commands: CommandList, { command, subcommand = command }: CommandName): CommandAction | undefined =>
  commands.get(command)?.actions.get(subcommand);

/** Suggestions for the option that is being typed. */
export async function suggestionsIn(
  commands: CommandList,
  name: CommandName,
  context: AutocompleteContext,
): Promise<readonly Suggestion[]> {
  const options = actionIn(commands, name)?.options ?? [];
  const option = options.find(({ declaration }) => declaration.name === context.field);
  return (await option?.complete?.(context)) ?? [];
}

const declarations = (options: readonly CommandOption[] = []): DeclaredOption[] => options.map(({ declaration }) => declaration);

/**
 * The command is available in servers and in direct messages with the bot, but can only be installed in servers. It is open to everybody
 * unless an administrator of the server restricts it under Integrations: each command checks against the database who may do what.
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
