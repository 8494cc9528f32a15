import { z } from 'zod';
import { LIMITS, LOCALES } from '../limits.js';
import { inWords, maybe, text } from './field.js';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$/u;

/** Letters, digits, "-", "_" and "'", lower case where a script has it. */
export const isCommandName = (name: string): boolean => NAME.test(name) && name === name.toLowerCase();

export const commandName = text(1, LIMITS.commandName).refine(
  isCommandName,
  inWords('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
);

const inLocales = <T extends z.ZodType>(schema: T) => maybe(z.partialRecord(z.enum(LOCALES), schema));

export const nameLocalizations = inLocales(commandName);
export const description = text(1, LIMITS.commandDescription);
export const descriptionLocalizations = inLocales(description);
export const choiceLocalizations = inLocales(text(1, LIMITS.choice));

export type Localized = Readonly<Partial<Record<(typeof LOCALES)[number], string>>>;

/** The text in a language, else the one that holds for all. */
export function localized(text: string, localizations: Localized | undefined, locale: string): string {
  return new Map<string, string>(Object.entries(localizations ?? {})).get(locale) ?? text;
}

/** Characters that count towards a command's size: the longest of the languages. */
export const longest = (text: string, localizations: Localized | undefined): number =>
  Math.max(text.length, ...Object.values(localizations ?? {}).map(one => one.length));
