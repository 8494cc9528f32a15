import { messages } from '../language/inLanguage.js';

/** Who else changed the orders of a seat. */
export const editors = messages({
  host: { en: '(by the host)', fr: '(de l’organisateur)' },
  another: { en: '(by another hand)', fr: '(d’une autre main)' },
});

/** Explanations, earlier orders, and pictures as text. */
export const historyMessages = messages({
  explainWhich: {
    en: (phase: string) => `${phase}: which order shall I explain?`,
    fr: (phase: string) => `${phase} : quel ordre faut-il expliquer ?`,
  },
  explainMenu: {
    en: 'Choose an order',
    fr: 'Choisir un ordre',
  },
  explainedByToday: {
    en: '*This phase was resolved by an earlier edition of the rules; the explanation goes by today’s.*',
    fr: '*Cette phase a été résolue selon une version antérieure des règles ; l’explication suit celles d’aujourd’hui.*',
  },
  asText: {
    en: 'The whole of it is in the file.',
    fr: 'Le texte entier est dans le fichier.',
  },
  editsTitle: {
    en: 'Your own orders, every change',
    fr: 'Vos ordres, chaque changement',
  },
  noEdits: {
    en: 'You have sent in nothing there.',
    fr: 'Vous n’y avez rien envoyé.',
  },
});
