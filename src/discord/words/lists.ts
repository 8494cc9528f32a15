import type { Language } from '../../lib/language.js';

/** English as it is spelt in the rulebook's "centres". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

type Kind = 'conjunction' | 'disjunction';
/** What says something in a language, made once. */
export const inBoth = <T>(make: (locale: string) => T): Readonly<Record<Language, T>> => ({ en: make(LOCALES.en), fr: make(LOCALES.fr) });
const listFormat = (type: Kind) => inBoth(locale => new Intl.ListFormat(locale, { type }));
const ALL = listFormat('conjunction');
const EITHER = listFormat('disjunction');
const PLURALS = inBoth(locale => new Intl.PluralRules(locale));
const NUMBERS = inBoth(locale => new Intl.NumberFormat(locale));

/** "Qin, Chu and Wei". */
export const listed = (items: readonly string[], language: Language): string => only(items) ?? ALL[language].format(items);

/** "Qin, Chu or Wei". */
export const eitherOf = (items: readonly string[], language: Language): string => only(items) ?? EITHER[language].format(items);

const only = (items: readonly string[]): string | undefined => (items.length === 1 ? items[0] : undefined);

export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** The form of a noun or sentence that a number asks for; `#` in it is the number. */
export function counted(count: number, forms: Forms, language: Language): string {
  const form = PLURALS[language].select(count) === 'one' ? forms.one : forms.other;
  return form.replaceAll('#', NUMBERS[language].format(count));
}
