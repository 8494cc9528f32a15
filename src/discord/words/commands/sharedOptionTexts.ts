import { commandTexts } from './commandText.js';

export const sharedOptionTexts = commandTexts({
  game: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Which game, if not the one of this channel', fr: 'Quelle partie, si ce n’est pas celle de ce salon' },
  },
  phase: {
    name: { en: 'phase', fr: 'phase' },
    about: { en: 'An earlier phase', fr: 'Une phase passée' },
  },
  until: {
    name: { en: 'until', fr: 'fin' },
    about: {
      en: 'The last day: 2026-12-24, 24/12, or 3d from now',
      fr: 'Le dernier jour : 2026-12-24, 24/12, ou 3j à partir de maintenant',
    },
  },
  power: {
    name: { en: 'power', fr: 'puissance' },
    about: { en: 'Which power', fr: 'Quelle puissance' },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Who shall play it', fr: 'Qui doit la jouer' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “A Xia - Any; A Luo S A Xia - Any”', fr: 'Par exemple « A Xia - Any; A Luo S A Xia - Any »' },
  },
  look: {
    name: { en: 'look', fr: 'aspect' },
    about: {
      en: 'How pictures look: of parchment or by night, with or without patterns',
      fr: 'L’aspect des images : parchemin ou nuit, avec ou sans motifs',
    },
  },
});
