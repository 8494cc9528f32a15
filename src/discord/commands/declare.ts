import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Setting } from '../../games/game.js';
import type { InEach } from '../../lib/language.js';
import type { CommandText } from '../words/commands/commandText.js';
import { COMMANDS, type CommandKey, OPTIONS, type OptionKey } from '../words/commands/commandTexts.js';

/** What Discord shows instead to users with another language. */
const translations = ({ en: _, ...others }: InEach) => others;

const localized = ({ name, about }: CommandText) => ({
  name: name.en,
  name_localizations: translations(name),
  description: about.en,
  description_localizations: translations(about),
});

/**
 * For servers and for direct messages with the bot; installed on servers alone. For everybody, unless an administrator of a server says
 * otherwise under Integrations: who may do what in a game is asked of the records, every time.
 */
export const command = (
  key: CommandKey,
  options: RESTPostAPIChatInputApplicationCommandsJSONBody['options'] = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  ...localized(COMMANDS[key]),
  options,
  default_member_permissions: null,
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

type Basic = Exclude<
  APIApplicationCommandOption,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

export const subcommand = (key: CommandKey, options: readonly Basic[] = []): APIApplicationCommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...localized(COMMANDS[key]),
  options: [...options],
});

interface Kind {
  readonly required?: boolean;
  /** In characters; Discord takes no more. */
  readonly longest?: number;
}

/** As much as a suggestion of Discord's may have. */
const LONGEST = 100;

export const textOption = (key: OptionKey, { required = false, longest = LONGEST }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.String,
  ...localized(OPTIONS[key]),
  required,
  max_length: longest,
});

export const completedOption = (key: OptionKey, { required = false, longest = LONGEST }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.String,
  ...localized(OPTIONS[key]),
  required,
  autocomplete: true,
  max_length: longest,
});

/** Something a game lets its host choose, in the game's own words. */
export const settingOption = ({ key, name: called, about, choices = [] }: Setting): Basic => ({
  type: ApplicationCommandOptionType.String,
  name: key,
  name_localizations: translations(called),
  description: about.en,
  description_localizations: translations(about),
  ...(choices.length === 0
    ? { max_length: 4 }
    : { choices: choices.slice(0, 25).map(({ value, name }) => ({ value, name: name.en, name_localizations: translations(name) })) }),
});

export const attachmentOption = (key: OptionKey, { required = false }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.Attachment,
  ...localized(OPTIONS[key]),
  required,
});

export const userOption = (key: OptionKey, { required = false }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.User,
  ...localized(OPTIONS[key]),
  required,
});

export interface Choice {
  readonly value: string;
  readonly name: InEach;
}

/** Names by value as choices, in the same order. */
export const choicesOf = (names: Readonly<Record<string, InEach>>): readonly Choice[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

export const choiceOption = (key: OptionKey, choices: readonly Choice[], { required = false }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.String,
  ...localized(OPTIONS[key]),
  required,
  choices: choices.slice(0, 25).map(({ value, name }) => ({ value, name: name.en, name_localizations: translations(name) })),
});
