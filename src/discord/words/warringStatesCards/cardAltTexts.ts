import { messages } from '../language/inLanguage.js';

/** Descriptions of pictures, in whole sentences, for readers who cannot see them. */
export const cardAltTexts = messages({
  hand: {
    en: 'Your hand. Its cards are named in the text above.',
    fr: 'Votre main. Ses cartes sont nommées dans le texte ci-dessus.',
  },
  table: {
    en: (phase: string) => `The table: ${phase}.`,
    fr: phase => `La table : ${phase}.`,
  },
  rules: {
    en: (seat: string, states: string | undefined) => `${seat} controls ${states ?? 'no state'}.`,
    fr: (seat, states) => (states === undefined ? `${seat} ne contrôle aucun État.` : `${seat} contrôle ${states}.`),
  },
  row: {
    en: (cards: string | undefined) => `The row: ${cards ?? 'empty'}.`,
    fr: cards => (cards === undefined ? 'La rangée est vide.' : `La rangée : ${cards}.`),
  },
  before: {
    en: (seat: string, cards: string) => `Before ${seat}: ${cards}.`,
    fr: (seat, cards) => `Devant ${seat} : ${cards}.`,
  },
});
