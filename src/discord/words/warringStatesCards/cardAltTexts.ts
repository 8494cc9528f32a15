import { capital, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Descriptions of pictures, in whole sentences, for readers who cannot see them. */
export const cardAltTexts = messages({
  hand: {
    en: 'Your hand. The message also lists its cards as text.',
    fr: 'Votre main. Le message donne aussi la liste de ses cartes.',
  },
  table: {
    en: (phase: string) => `The table: ${phase}.`,
    fr: phase => `La table : ${phase}.`,
  },
  /** What a seat did: several things in one sentence. */
  did: {
    en: (seat: string, what: readonly string[]) => `${seat}: ${what.join('; ')}.`,
    fr: (seat, what) => `${seat} : ${what.join(' ; ')}.`,
  },
  rules: {
    en: (seat: string, states: string | undefined) => `${seat} controls ${states ?? 'no state'}.`,
    fr: (seat, states) =>
      states === undefined ? `${capital(fr.the(seat))} ne contrôle aucun État.` : `${capital(fr.the(seat))} contrôle ${states}.`,
  },
  row: {
    en: (cards: string | undefined) => `The row: ${cards ?? 'empty'}.`,
    fr: cards => (cards === undefined ? 'La rangée est vide.' : `La rangée : ${cards}.`),
  },
  before: {
    en: (seat: string, cards: string) => `In front of ${seat}: ${cards}.`,
    fr: (seat, cards) => `Devant ${fr.the(seat)} : ${cards}.`,
  },
});
