import type { InEach } from '../../../lib/language.js';

/** How Discord shows a command: the name in lower case, at most 32 characters, and at most 100 about it. */
export interface CommandText {
  readonly name: InEach;
  readonly about: InEach;
}

/** How Discord shows an option. Handlers see the English name, and the keys of its choices. */
export interface OptionText extends CommandText {
  /** The values it offers, if it offers any, in the order Discord shows them, each with its name. */
  readonly choices?: Readonly<Record<string, InEach>>;
}

/** A command's own text under `command`, and those of its own options. */
export type CommandTexts = Readonly<Record<string, OptionText>>;
