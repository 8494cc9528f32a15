import { z } from 'zod';
import { LIMITS, LOCALES } from '../discord/limits.js';
import { optional, text, withCode } from './fields.js';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$/u;

/** Letters, digits, "-", "_" and "'"; lower case where the script has case. */
export const isCommandName = (name: string): boolean => NAME.test(name) && name === name.toLowerCase();

export const commandName = text(1, LIMITS.commandName).refine(
  isCommandName,
  withCode('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
);

const inLocales = <T extends z.ZodType>(schema: T) => optional(z.partialRecord(z.enum(LOCALES), schema));

export const nameLocalizations = inLocales(commandName);
export const description = text(1, LIMITS.commandDescription);
export const descriptionLocalizations = inLocales(description);
export const choiceLocalizations = inLocales(text(1, LIMITS.choice));

export type Localized = Readonly<Partial<Record<(typeof LOCALES)[number], string>>>;

/** The text in a language, or the default text. */
export function localized(text: string, localizations: Localized | undefined, locale: string): string {
  return new Map<string, string>(Object.entries(localizations ?? {})).get(locale) ?? text;
}

/** Characters that count towards a command's size: those of the longest translation. */
export const longest = (text: string, localizations: Localized | undefined): number =>
  Math.max(text.length, ...Object.values(localizations ?? {}).map(one => one.length));
