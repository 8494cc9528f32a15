import type { Language } from '../../lib/language.js';
import { english } from './en.js';
import { french } from './fr.js';

/** Every sentence of the bot in one language; what a game has to say is its teller's. */
export type Words = typeof english;

const WORDS: Readonly<Record<Language, Words>> = { en: english, fr: french };

export const wordsIn = (language: Language): Words => WORDS[language];
