import { commandTexts } from './commandText.js';

export const drawTexts = commandTexts({
  command: {
    name: { en: 'draw', fr: 'nulle' },
    about: {
      en: 'Vote in secret for a draw between all powers still in play',
      fr: 'Voter en secret pour une partie nulle entre toutes les puissances encore en jeu',
    },
  },
});

export const concedeTexts = commandTexts({
  command: {
    name: { en: 'concede', fr: 'concéder' },
    about: { en: 'Vote in secret to concede to another power', fr: 'Voter en secret pour concéder la victoire à une autre puissance' },
  },
});

export const voteTexts = commandTexts({
  command: {
    name: { en: 'vote', fr: 'voter' },
    about: {
      en: 'Vote in secret on a draw, a concession, a pause, more time or ending the game',
      fr: 'Voter en secret sur une nulle, une concession, une pause, plus de temps ou la fin de la partie',
    },
  },
  question: {
    name: { en: 'question', fr: 'question' },
    about: {
      en: 'What you vote for; leave empty to see all votes',
      fr: 'L’objet de votre vote ; laissez vide pour voir tous les votes',
    },
  },
  powers: {
    name: { en: 'powers', fr: 'puissances' },
    about: {
      en: 'For a draw: the powers that share it; for a concession: the power that wins',
      fr: 'Pour une nulle\u00a0: les puissances qui la partagent\u00a0; pour une concession\u00a0: celle qui gagne',
    },
  },
});
