import { commandTexts } from './commandText.js';

export const drawTexts = commandTexts({
  command: {
    name: { en: 'draw', fr: 'nulle' },
    about: {
      en: 'Vote in secret for a draw among all who still play',
      fr: 'Voter en secret la partie nulle entre tous ceux qui jouent encore',
    },
  },
});

export const concedeTexts = commandTexts({
  command: {
    name: { en: 'concede', fr: 'concéder' },
    about: { en: 'Vote in secret that another power has won', fr: 'Voter en secret qu’une autre puissance a gagné' },
  },
});

export const voteTexts = commandTexts({
  command: {
    name: { en: 'vote', fr: 'voter' },
    about: {
      en: 'Vote in secret: a draw, a concession, a pause, more time, an end',
      fr: 'Voter en secret : nulle, concession, pause, plus de temps, fin',
    },
  },
  question: {
    name: { en: 'question', fr: 'question' },
    about: {
      en: 'What you vote for; none: see everything there is to vote on',
      fr: 'Ce que vous votez ; sans elle : tout ce qui peut être voté',
    },
  },
  powers: {
    name: { en: 'powers', fr: 'puissances' },
    about: {
      en: 'A draw between these alone; a concession to this one',
      fr: 'La nulle entre celles-là seulement ; la concession à celle-là',
    },
  },
});
