import type { InEach } from '../../../lib/language.js';

/** How Discord shows a command: the name in lower case, at most 32 characters, and at most 100 about it. */
export interface CommandText {
  readonly name: InEach;
  readonly about: InEach;
}

/** How Discord shows an option. Handlers see the English name and the keys of the choices. */
export interface OptionText extends CommandText {
  /** Names of the values it offers, in the order Discord shows them. */
  readonly choices?: Readonly<Record<string, InEach>>;
}

/** A command's own text under `command`, and those of its own options. A language that is missing is a type error. */
export const commandTexts = <Name extends string>(texts: Readonly<Record<Name, OptionText>>): Readonly<Record<Name, OptionText>> => texts;
