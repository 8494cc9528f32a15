import type { PageTexts } from '../../control/pageSettings.js';
import { settings } from '../settings/readSettings.js';
import { en, type Words } from './en.js';
import { fr } from './fr.js';

const withTexts = (words: Words, texts: Partial<PageTexts>): Words => ({ ...words, ...texts });

const ENGLISH = withTexts(en, settings.texts.en);
const FRENCH = withTexts(fr, settings.texts.fr);

/** The page's words in a language, with the texts that the program replaced. */
export const wordsIn = (locale: string): Words => (locale.startsWith('fr') ? FRENCH : ENGLISH);
