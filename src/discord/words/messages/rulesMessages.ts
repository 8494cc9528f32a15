import { messages } from '../language/inLanguage.js';

/** The rules of the games. */
export const rulesMessages = messages({
  choose: {
    en: 'Choose a topic',
    fr: 'Choisissez un sujet',
  },
});
