import { commandTexts } from './commandText.js';

/** `/study` and its subcommands. */
export const studyTexts = commandTexts({
  command: {
    name: { en: 'study', fr: 'étude' },
    about: { en: 'A private board for trying things out', fr: 'Un plateau privé pour faire des essais' },
  },
  new: {
    name: { en: 'new', fr: 'nouvelle' },
    about: { en: 'Study a game from its first turn', fr: 'Étudier un jeu depuis son premier tour' },
  },
  game: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Study a current or past phase of a game', fr: 'Étudier une phase, actuelle ou passée, d’une partie' },
  },
  open: {
    name: { en: 'open', fr: 'ouvrir' },
    about: { en: 'Open one of your studies, or see them all', fr: 'Rouvrir une de vos études, ou les voir toutes' },
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
    about: { en: 'The number of the phase, if the file is a game', fr: 'Le numéro de la phase, si le fichier est une partie' },
  },
  order: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Try out orders for a power in a study', fr: 'Essayer des ordres pour une puissance dans une étude' },
  },
  share: {
    name: { en: 'share', fr: 'partager' },
    about: { en: 'Share a study in a private thread', fr: 'Partager une étude dans un fil privé' },
  },
  with: {
    name: { en: 'with', fr: 'avec' },
    about: {
      en: 'Someone to add; use the command again for others',
      fr: 'Une personne à ajouter\u00a0; relancez la commande pour d’autres',
    },
  },
  power: {
    name: { en: 'power', fr: 'puissance' },
    about: { en: 'Which power’s orders', fr: 'Les ordres de quelle puissance' },
  },
  which: {
    name: { en: 'study', fr: 'étude' },
    about: { en: 'Which study; by default, the last one you used', fr: 'Quelle étude\u00a0; par défaut, la dernière utilisée' },
  },
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'What you’d like to study', fr: 'Ce que vous aimeriez étudier' },
  },
  players: {
    name: { en: 'players', fr: 'joueurs' },
    about: {
      en: 'How many powers play; the others are neutral or absent',
      fr: 'Combien de puissances jouent\u00a0; les autres sont neutres ou absentes',
    },
  },
  name: {
    name: { en: 'name', fr: 'nom' },
    about: { en: 'A name for the study', fr: 'Un nom pour l’étude' },
  },
  study: {
    name: { en: 'study', fr: 'étude' },
    about: { en: 'Which study; leave empty to see them all', fr: 'Quelle étude\u00a0; par défaut, toutes' },
  },
});
