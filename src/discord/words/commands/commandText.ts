import type { InEach } from '../../../lib/language.js';

/** How Discord shows a command. The name is lower case. */
export interface CommandText {
  readonly name: InEach;
  readonly about: InEach;
}

/** How Discord shows an option. Handlers see its English name and, as its value, a key of `choices`. */
export interface OptionText extends CommandText {
  /** For a setting: what it is called in menus and lists. Undefined: by its name. */
  readonly heading?: InEach;
  /** Names of the offered values, in the order in which Discord shows them. */
  readonly choices?: Readonly<Record<string, InEach>>;
}

/** Checks the type of a command's own texts, under `command`, and of its options' texts. A missing language is a type error. */
export const commandTexts = <Name extends string>(texts: Readonly<Record<Name, OptionText>>): Readonly<Record<Name, OptionText>> => texts;
