import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Setting } from '../../games/game.js';
import { type Words, wordsIn } from '../words/words.js';

type CommandName = keyof Words['commands'];
type OptionName = keyof Words['options'];

const english = wordsIn('en');
const french = wordsIn('fr');

const commandText = (key: CommandName) => ({
  name: english.commands[key].name,
  name_localizations: { fr: french.commands[key].name },
  description: english.commands[key].about,
  description_localizations: { fr: french.commands[key].about },
});

const optionText = (key: OptionName) => ({
  name: english.options[key].name,
  name_localizations: { fr: french.options[key].name },
  description: english.options[key].about,
  description_localizations: { fr: french.options[key].about },
});

/**
 * For servers and for direct messages with the bot; installed on servers alone. For everybody, unless an administrator of a server says
 * otherwise under Integrations: who may do what in a game is asked of the records, every time.
 */
export const command = (
  key: CommandName,
  options: RESTPostAPIChatInputApplicationCommandsJSONBody['options'] = [],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.ChatInput,
  ...commandText(key),
  options,
  default_member_permissions: null,
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

type Basic = Exclude<
  APIApplicationCommandOption,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

export const subcommand = (key: CommandName, options: readonly Basic[] = []): APIApplicationCommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...commandText(key),
  options: [...options],
});

interface Kind {
  readonly required?: boolean;
  /** In characters; Discord takes no more. */
  readonly longest?: number;
}

/** As much as a suggestion of Discord's may have. */
const LONGEST = 100;

export const textOption = (key: OptionName, { required = false, longest = LONGEST }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.String,
  ...optionText(key),
  required,
  max_length: longest,
});

export const completedOption = (key: OptionName, { required = false, longest = LONGEST }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.String,
  ...optionText(key),
  required,
  autocomplete: true,
  max_length: longest,
});

/** Something a game lets its host choose, in the game's own words. */
export const settingOption = ({ key, name: called, about, choices = [] }: Setting): Basic => ({
  type: ApplicationCommandOptionType.String,
  name: key,
  name_localizations: { fr: called.fr },
  description: about.en,
  description_localizations: { fr: about.fr },
  ...(choices.length === 0
    ? { max_length: 4 }
    : { choices: choices.slice(0, 25).map(({ value, name }) => ({ value, name: name.en, name_localizations: { fr: name.fr } })) }),
});

export const attachmentOption = (key: OptionName, { required = false }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.Attachment,
  ...optionText(key),
  required,
});

export const userOption = (key: OptionName, { required = false }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.User,
  ...optionText(key),
  required,
});

export interface Choice {
  readonly value: string;
  readonly name: { readonly en: string; readonly fr: string };
}

export const choiceOption = (key: OptionName, choices: readonly Choice[], { required = false }: Kind = {}): Basic => ({
  type: ApplicationCommandOptionType.String,
  ...optionText(key),
  required,
  choices: choices.slice(0, 25).map(({ value, name }) => ({ value, name: name.en, name_localizations: { fr: name.fr } })),
});
