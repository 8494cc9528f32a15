import type { InEach } from '../../../lib/language.js';

/** How Discord shows a command or an option: the name in lower case, at most 32 characters, and at most 100 about it. */
export interface CommandText {
  readonly name: InEach;
  readonly about: InEach;
}
