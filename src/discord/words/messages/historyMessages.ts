import { messages } from '../language/inLanguage.js';

/** Who else changed the orders of a seat. */
export const editors = messages({
  host: { en: '(by the host)', fr: '(par l’hôte)' },
  another: { en: '(by someone else)', fr: '(par quelqu’un d’autre)' },
});

/** Explanations, earlier orders, and pictures as text. */
export const historyMessages = messages({
  explainWhich: {
    en: (phase: string) => `${phase}: which order should I explain?`,
    fr: (phase: string) => `${phase} : quel ordre faut-il expliquer ?`,
  },
  explainMenu: {
    en: 'Choose an order',
    fr: 'Choisir un ordre',
  },
  partMenu: {
    en: 'Part of the map',
    fr: 'Partie de la carte',
  },
  wholeBoard: {
    en: 'Whole map',
    fr: 'Toute la carte',
  },
  explainedByToday: {
    en: '*This phase was played under an earlier edition of the rules; the explanation uses the current one.*',
    fr: '*Cette phase a été jouée avec une version antérieure des règles ; l’explication suit la version actuelle.*',
  },
  asText: {
    en: 'The full text is in the file.',
    fr: 'Le texte complet est dans le fichier.',
  },
  editsTitle: {
    en: 'All changes to your orders',
    fr: 'Tous les changements de vos ordres',
  },
  noEdits: {
    en: 'You gave no orders in that phase.',
    fr: 'Vous n’avez donné aucun ordre dans cette phase.',
  },
});
