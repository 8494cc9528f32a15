import { joinedList } from '../../../lib/joinedList.js';
import type { Language } from '../../../lib/language.js';
import { once } from '../../../lib/once.js';
import * as english from './englishNames.js';
import * as french from './frenchNames.js';

/** British English: it spells "centres" as the rulebook does. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** Makes something once per language, when it is first asked for: formatters are slow to create, and many programs write in one language only. */
export function forEachLanguage<T>(make: (locale: string) => T): Readonly<Record<Language, T>> {
  const [en, fr] = [once(() => make(LOCALES.en)), once(() => make(LOCALES.fr))];
  return {
    get en() {
      return en();
    },
    get fr() {
      return fr();
    },
  };
}

const PLURALS = forEachLanguage(locale => new Intl.PluralRules(locale));
const NUMBERS = forEachLanguage(locale => new Intl.NumberFormat(locale));

/** "Qin, Chu and Wei". */
export const listed = (items: readonly string[], language: Language): string => joinedList(items, language, 'and');

/** "Qin, Chu or Wei". */
export const eitherOf = (items: readonly string[], language: Language): string => joinedList(items, language, 'or');

/** A noun or a sentence in singular and plural. `#` stands for the number. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Returns the form for this number, with the number in place of `#`. */
export function counted(count: number, forms: Forms, language: Language): string {
  const form = PLURALS[language].select(count) === 'one' ? forms.one : forms.other;
  return form.replaceAll('#', NUMBERS[language].format(count));
}

/** Lists and plurals in one language, for its sentences. */
export interface Grammar {
  /** "Qin, Chu and Wei". */
  readonly list: (items: readonly string[]) => string;
  /** "Qin, Chu or Wei". */
  readonly either: (items: readonly string[]) => string;
  /** Returns the form for this number, with the number in place of `#`. */
  readonly count: (count: number, one: string, other: string) => string;
}

const grammarOf = (language: Language): Grammar => ({
  list: items => listed(items, language),
  either: items => eitherOf(items, language),
  count: (count, one, other) => counted(count, { one, other }, language),
});

/** The first letter as a capital, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the form of a verb for one power or for several, or for one with a plural name, such as the Dwarves. */
const verbFor =
  (isPlural: (power: string) => boolean) =>
  (powers: readonly string[], one: string, other: string): string =>
    powers.length > 1 || powers.some(isPlural) ? other : one;

const inEnglish = grammarOf('en');
const inFrench = grammarOf('fr');

/** English: lists, plurals, articles. */
export const en = {
  ...inEnglish,
  /** "Germany", "the Empire". */
  the: english.the,
  /** "Germany, Qin and the Empire". */
  powers: (powers: readonly string[]): string => inEnglish.list(powers.map(english.the)),
  /** "the Adriatic Sea", "Paris". */
  place: english.thePlace,
  verb: verbFor(english.isPlural),
  /** "Germany’s", "the Dwarves’". */
  ofPower: (power: string): string => `${english.the(power)}${power.endsWith('s') ? '’' : '’s'}`,
};

/** French: lists, plurals, articles and their elisions. */
export const fr = {
  ...inFrench,
  /** "l’Allemagne", "le Qin". */
  the: french.the,
  /** "de l’Allemagne", "du Qin". */
  of: french.ofThe,
  /** "à l’Allemagne", "au Qin". */
  to: french.toThe,
  /** "l’Allemagne, le Qin et les Nains". */
  powers: (powers: readonly string[]): string => inFrench.list(powers.map(french.the)),
  /** "de l’Allemagne et du Qin". */
  ofPowers: (powers: readonly string[]): string => inFrench.list(powers.map(french.ofThe)),
  /** "à l’Allemagne et au Qin". */
  toPowers: (powers: readonly string[]): string => inFrench.list(powers.map(french.toThe)),
  /** "en Bourgogne", "à Paris". */
  at: french.at,
  /** "la Bourgogne", "Paris". */
  place: french.thePlace,
  /** "de la Bourgogne", "de Paris". */
  ofPlace: french.ofPlace,
  /** "de Bourgogne", "de la Manche": where something comes from. */
  from: french.fromPlace,
  verb: verbFor(french.isPlural),
};
