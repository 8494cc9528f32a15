import { commandTexts } from './commandText.js';

export const sharedOptionTexts = commandTexts({
  game: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Which game, if not the one in this channel', fr: 'Quelle partie, si ce n’est pas celle de ce salon' },
  },
  phase: {
    name: { en: 'phase', fr: 'phase' },
    about: { en: 'An earlier phase', fr: 'Une phase passée' },
  },
  until: {
    name: { en: 'until', fr: 'fin' },
    about: {
      en: 'Last day: 2026-12-24, 24/12, Friday, or 3d for three days from now',
      fr: 'Dernier jour : 2026-12-24, 24/12, vendredi, ou 3j pour trois jours à partir de maintenant',
    },
  },
  power: {
    name: { en: 'power', fr: 'puissance' },
    about: { en: 'The power', fr: 'La puissance' },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Who will play it', fr: 'Qui va la jouer' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “A Xia - Any; A Luo S A Xia - Any”', fr: 'Par exemple « A Xia - Any; A Luo S A Xia - Any »' },
  },
  look: {
    name: { en: 'look', fr: 'aspect' },
    about: {
      en: 'Style of the pictures: parchment or night, with or without patterns',
      fr: 'Style des images : parchemin ou nuit, avec ou sans motifs',
    },
  },
});
