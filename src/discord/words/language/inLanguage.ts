import type { Language } from '../../../lib/language.js';

/** Messages by name. Each is a text, or a function that returns one, in every language. */
export type Messages<Texts> = { readonly [Name in keyof Texts]: Readonly<Record<Language, Texts[Name]>> };

type OtherLanguage = Exclude<Language, 'en'>;

/**
 * Declares messages with their languages side by side. The English version defines the parameters. A language that is missing, or has other
 * parameters, is a type error.
 */
export const messages = <Texts>(
  all: {
    readonly [Name in keyof Texts]: { readonly en: Texts[Name] } & Readonly<Record<OtherLanguage, NoInfer<Texts[Name]>>>;
  },
): Messages<Texts> => all;

/** The texts of messages, or of groups of messages, in one language. */
export type InLanguage<All> = All extends { readonly en: infer Text }
  ? Text
  : All extends object
    ? { readonly [Name in keyof All]: InLanguage<All[Name]> }
    : All;

const isMessage = (value: object): value is Readonly<Record<Language, unknown>> => 'en' in value;

export function inLanguage<All extends object>(all: All, language: Language): InLanguage<All>;
export function inLanguage(all: object, language: Language): object {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, isMessage(value) ? value[language] : inLanguage(value, language)]),
  );
}
