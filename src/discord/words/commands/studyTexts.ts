import { commandTexts } from './commandText.js';

/** `/study` and its subcommands. */
export const studyTexts = commandTexts({
  command: {
    name: { en: 'study', fr: 'étude' },
    about: { en: 'A private board on which you try things out', fr: 'Un plateau privé pour faire des essais' },
  },
  new: {
    name: { en: 'new', fr: 'nouvelle' },
    about: { en: 'Study a game from its first turn', fr: 'Étudier un jeu depuis son premier tour' },
  },
  game: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Study a phase of a game, now or in the past', fr: 'Étudier une phase d’une partie, actuelle ou passée' },
  },
  open: {
    name: { en: 'open', fr: 'ouvrir' },
    about: { en: 'Go on with one of your studies, or see them all', fr: 'Reprendre une de vos études, ou les voir toutes' },
  },
  file: {
    name: { en: 'file', fr: 'fichier' },
    about: {
      en: 'Study a file: an exported study, or the record of a game',
      fr: 'Étudier un fichier\u00a0: une étude exportée ou une partie enregistrée',
    },
  },
  sent: {
    name: { en: 'file', fr: 'fichier' },
    about: { en: 'The file', fr: 'Le fichier' },
  },
  phaseNumber: {
    name: { en: 'phase', fr: 'phase' },
    about: { en: 'Of a record: the number of the phase', fr: 'Pour une partie\u00a0: le numéro de la phase' },
  },
  order: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Suppose orders of a power in a study', fr: 'Supposer des ordres d’une puissance dans une étude' },
  },
  share: {
    name: { en: 'share', fr: 'partager' },
    about: { en: 'Share a study in a private thread', fr: 'Partager une étude dans un fil privé' },
  },
  with: {
    name: { en: 'with', fr: 'avec' },
    about: { en: 'A person to add; use it again for others', fr: 'Une personne à ajouter ; recommencez pour d’autres' },
  },
  power: {
    name: { en: 'power', fr: 'puissance' },
    about: { en: 'Whose orders', fr: 'Les ordres de qui' },
  },
  which: {
    name: { en: 'study', fr: 'étude' },
    about: { en: 'Which study; the last one you used by default', fr: 'Quelle étude\u00a0; la dernière utilisée par défaut' },
  },
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'What you’d like to study', fr: 'Ce que vous aimeriez étudier' },
  },
  players: {
    name: { en: 'players', fr: 'joueurs' },
    about: {
      en: 'How many would play; the others’ units are neutral or gone',
      fr: 'Combien de sièges\u00a0; les autres sont neutres ou absents',
    },
  },
  name: {
    name: { en: 'name', fr: 'nom' },
    about: { en: 'What you’d like to call it', fr: 'Comment vous voulez l’appeler' },
  },
  study: {
    name: { en: 'study', fr: 'étude' },
    about: { en: 'Which one; leave out to see them all', fr: 'Laquelle\u00a0; toutes par défaut' },
  },
});
