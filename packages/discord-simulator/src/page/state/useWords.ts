import type { Words } from '../words/en.js';
import { wordsIn } from '../words/words.js';
import { myself } from './pageState.js';
import { useStore } from './store.js';

/** The language of this window's persona. */
export const useLocale = (): string => useStore(state => myself(state)?.locale ?? 'en-GB');

export const useWords = (): Words => wordsIn(useLocale());
