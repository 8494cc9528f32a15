import type { Language } from '../../lib/language.js';
import { english } from './en.js';
import { french } from './fr.js';
import type { CommandFault } from './refusals/commandFault.js';
import { sayRefusal } from './refusals/refusals.js';

/** Every sentence of the bot in one language, but for those of a game: its presenter has them. */
export type Words = typeof english & { readonly fault: (why: CommandFault) => string };

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...english, fault: why => sayRefusal(why, 'en') },
  fr: { ...french, fault: why => sayRefusal(why, 'fr') },
};

export const wordsIn = (language: Language): Words => WORDS[language];
