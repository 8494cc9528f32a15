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
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'What you’d like to study', fr: 'Ce que vous aimeriez étudier' },
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
