import type { Language } from '../../../lib/language.js';
import { type InLanguage, inLanguage } from '../language/inLanguage.js';
import { cardAltTexts } from './cardAltTexts.js';
import { cardHintMessages } from './cardHintMessages.js';
import { cardPhaseNames } from './cardPhaseNames.js';
import { moveMessages } from './moveMessages.js';
import { roundMessages } from './roundMessages.js';
import { tableNews } from './tableNews.js';

/** All messages about the card game except refusals, which have a table by code. */
const MESSAGES = {
  ...moveMessages,
  ...tableNews,
  kinds: cardPhaseNames,
  alt: cardAltTexts,
  rounds: roundMessages,
  hints: cardHintMessages,
};

/** All texts about the card game in one language. */
export type CardGameStrings = InLanguage<typeof MESSAGES>;

export const cardGameStrings: Readonly<Record<Language, CardGameStrings>> = {
  en: inLanguage(MESSAGES, 'en'),
  fr: inLanguage(MESSAGES, 'fr'),
};
