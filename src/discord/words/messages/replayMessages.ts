import { messages } from '../language/inLanguage.js';

/** What the page of a replay says besides the game itself. */
export const replayMessages = messages({
  play: { en: 'Play', fr: 'Lecture' },
  pause: { en: 'Pause', fr: 'Pause' },
  first: { en: 'First phase', fr: 'Première phase' },
  back: { en: 'Previous phase', fr: 'Phase précédente' },
  forward: { en: 'Next phase', fr: 'Phase suivante' },
  last: { en: 'Last phase', fr: 'Dernière phase' },
  step: { en: 'Phase', fr: 'Phase' },
  board: { en: 'Map', fr: 'Carte' },
  orders: { en: 'Orders', fr: 'Ordres' },
  noOrders: { en: 'No orders in this phase.', fr: 'Aucun ordre dans cette phase.' },
  centres: { en: 'Centres', fr: 'Centres' },
  chart: { en: 'Centres over time', fr: 'Les centres au fil du temps' },
  table: { en: 'As a table', fr: 'Sous forme de tableau' },
  phase: { en: 'After', fr: 'Après' },
  toWin: { en: 'to win', fr: 'pour gagner' },
  press: { en: 'Messages to everyone', fr: 'Messages à tout le monde' },
  done: { en: 'succeeded', fr: 'réussi' },
  failed: { en: 'failed', fr: 'échoué' },
  dislodged: { en: 'dislodged or destroyed', fr: 'délogée ou détruite' },
  keys: {
    en: 'Keys: ← → change the phase, Space plays, Home and End jump to the first and the last phase.',
    fr: 'Touches\u00a0: ← → pour changer de phase, Espace pour la lecture, Début et Fin pour la première et la dernière phase.',
  },
  tooOld: {
    en: 'This replay needs JavaScript and a browser from 2023 or later.',
    fr: 'Ce film de la partie a besoin de JavaScript et d’un navigateur de 2023 ou plus récent.',
  },
});

/** How the page begins, and what is said when it is sent. */
export const replayTexts = messages({
  title: {
    en: (game: string, number: number | undefined) => (number === undefined ? game : `${game}, game ${number}`),
    fr: (game, number) => (number === undefined ? game : `${game}, partie ${number}`),
  },
  start: { en: 'The start', fr: 'Le début' },
  upTo: { en: (phase: string) => `Up to: ${phase}`, fr: phase => `Jusqu’à\u00a0: ${phase}` },
  sent: {
    en: 'The whole game as a page: save the file and open it in a browser. It contains no player names.',
    fr: 'Toute la partie en une page\u00a0: enregistrez le fichier et ouvrez-le dans un navigateur. Il ne contient le nom de personne.',
  },
});
