import { commandTexts } from './commandText.js';

/** `/game` and its subcommands. */
export const gameTexts = commandTexts({
  command: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Host a game, list the games, end one', fr: 'Organiser une partie, voir les parties, en terminer une' },
  },
  create: {
    name: { en: 'create', fr: 'créer' },
    about: { en: 'Open a game in this channel', fr: 'Ouvrir une partie dans ce salon' },
  },
  list: {
    name: { en: 'list', fr: 'liste' },
    about: { en: 'The games of this server, and yours', fr: 'Les parties de ce serveur et les vôtres' },
  },
  end: {
    name: { en: 'end', fr: 'terminer' },
    about: { en: 'End the game you host, without a winner', fr: 'Mettre fin, sans vainqueur, à la partie que vous organisez' },
  },
  resume: {
    name: { en: 'resume', fr: 'reprendre' },
    about: { en: 'Go on with a game of yours that was paused', fr: 'Reprendre une de vos parties mise en pause' },
  },
  seat: {
    name: { en: 'seat', fr: 'place' },
    about: { en: 'Give an open seat to a player of your choice', fr: 'Donner une place libre à une personne de votre choix' },
  },
});
