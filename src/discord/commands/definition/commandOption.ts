import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import type { InEach } from '../../../lib/language.js';
import type { Catalogue } from '../../../matches/context/ports.js';
import type { Match } from '../../../matches/model/match.js';
import { completeGames } from '../../autocomplete/completeGames.js';
import type { AutocompleteContext, Suggestion } from '../../interactions/interactionContext.js';
import { DISCORD_LIMITS } from '../../protocol/discordLimits.js';
import type { CommandText, OptionText } from '../../words/commands/commandText.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';

/** The declaration of an option in Discord's form. */
export type DeclaredOption = Exclude<
  APIApplicationCommandOption,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

/** An option of a command: its declaration for Discord, and the suggestions while it is typed. */
export interface CommandOption {
  readonly declaration: DeclaredOption;
  readonly complete?: (context: AutocompleteContext) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

/** The translations that Discord shows to users of other languages. */
const translations = ({ en: _, ...others }: InEach) => others;

/** Names and descriptions in Discord's form. */
export const localized = ({ name, about }: CommandText) => ({
  name: name.en,
  name_localizations: translations(name),
  description: about.en,
  description_localizations: translations(about),
});

interface Limits {
  readonly required?: boolean;
  /** In characters. */
  readonly longest?: number;
}

/** As long as a suggestion may be. */
const LONGEST = DISCORD_LIMITS.suggestions.value;

export const textOption = (text: OptionText, { required = false, longest = LONGEST }: Limits = {}): CommandOption => ({
  declaration: { type: ApplicationCommandOptionType.String, ...localized(text), required, max_length: longest },
});

/** A text option with suggestions while it is typed. */
export const completedOption = (
  text: OptionText,
  complete: CommandOption['complete'] & object,
  { required = false, longest = LONGEST }: Limits = {},
): CommandOption => ({
  declaration: { type: ApplicationCommandOptionType.String, ...localized(text), required, autocomplete: true, max_length: longest },
  complete,
});

/** The option that selects a match. Suggests matches with one of these statuses; without any, all. */
export const gameOption = (...statuses: readonly Match['status'][]): CommandOption =>
  completedOption(sharedOptionTexts.game, context => completeGames(context, statuses.length > 0 ? statuses : undefined));

export const attachmentOption = (text: OptionText, { required = false }: Limits = {}): CommandOption => ({
  declaration: { type: ApplicationCommandOptionType.Attachment, ...localized(text), required },
});

export const userOption = (text: OptionText, { required = false }: Limits = {}): CommandOption => ({
  declaration: { type: ApplicationCommandOptionType.User, ...localized(text), required },
});

export interface OfferedValue {
  readonly value: string;
  readonly name: InEach;
}

const MOST_CHOICES = DISCORD_LIMITS.command.choices;

function choicesOf(values: readonly OfferedValue[]) {
  if (values.length > MOST_CHOICES) throw new Error(`an option has ${values.length} choices, and Discord shows only ${MOST_CHOICES}`);
  return values.map(({ value, name }) => ({ value, name: name.en, name_localizations: translations(name) }));
}

const namedIn = ({ choices = {} }: OptionText): readonly OfferedValue[] =>
  Object.entries(choices).map(([value, name]) => ({ value, name }));

/** An option with fixed choices: those named in its text, or the given `values`. */
export const choiceOption = (text: OptionText, values = namedIn(text), { required = false }: Limits = {}): CommandOption => ({
  declaration: { type: ApplicationCommandOptionType.String, ...localized(text), required, choices: choicesOf(values) },
});

/** The variants as choices. */
export const variantsIn = (catalogue: Catalogue): readonly OfferedValue[] =>
  [...catalogue.values()].map(({ id, title }) => ({ value: id, name: title }));
