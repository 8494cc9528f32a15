import type { CommandText } from './commandText.js';

/** Options of what hosts do with a game. */
export const hostingOptions = {
  power: {
    name: { en: 'power', fr: 'puissance' },
    about: { en: 'Which power', fr: 'Quelle puissance' },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Who shall play it', fr: 'Qui doit la jouer' },
  },
  force: {
    name: { en: 'force', fr: 'forcer' },
    about: { en: 'Also when orders are missing', fr: 'Même s’il manque des ordres' },
  },
  by: {
    name: { en: 'by', fr: 'durée' },
    about: { en: 'By how much: 12h', fr: 'De combien : 12h' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “A Xia - Any; A Luo S A Xia - Any”', fr: 'Par exemple « A Xia - Any; A Luo S A Xia - Any »' },
  },
  correction: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “Qin: A Xia; nobody: F Lu; Chu: Anyi”', fr: 'Par exemple « Qin : A Xia ; personne : F Lu ; Chu : Anyi »' },
  },
  announcement: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'What everybody shall read', fr: 'Ce que tout le monde lira' },
  },
  arbiter: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Who decides in your place; without a name: no arbiter any more', fr: 'Qui décide à votre place ; personne : y renoncer' },
  },
  file: {
    name: { en: 'file', fr: 'fichier' },
    about: { en: 'What /host export gave: JSON, at most 8 MB', fr: 'Ce qu’a donné l’exportation : JSON, 8 Mo au plus' },
  },
} satisfies Readonly<Record<string, CommandText>>;
