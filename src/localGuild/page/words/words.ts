import { myself } from '../state/state.js';
import { useStore } from '../state/store.js';
import { en, type Words } from './en.js';
import { fr } from './fr.js';

/** The language of the persona the window is, as its client is set. */
export const useLocale = (): string => useStore(state => myself(state)?.locale ?? 'en-GB');

export const wordsIn = (locale: string): Words => (locale.startsWith('fr') ? fr : en);

export const useWords = (): Words => wordsIn(useLocale());
