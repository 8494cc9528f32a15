import { commandTexts } from './commandText.js';

/** `/game` and its subcommands. */
export const gameTexts = commandTexts({
  command: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Open a game, list games, end a game', fr: 'Ouvrir une partie, voir les parties, en terminer une' },
  },
  create: {
    name: { en: 'create', fr: 'créer' },
    about: { en: 'Open the lobby of a game in this channel', fr: 'Ouvrir les inscriptions d’une partie dans ce salon' },
  },
  list: {
    name: { en: 'list', fr: 'liste' },
    about: { en: 'The games on this server, and your own', fr: 'Les parties de ce serveur et les vôtres' },
  },
  end: {
    name: { en: 'end', fr: 'terminer' },
    about: { en: 'End the game you host, without a winner', fr: 'Mettre fin à la partie que vous organisez, sans victoire' },
  },
  resume: {
    name: { en: 'resume', fr: 'reprendre' },
    about: { en: 'Resume a paused game you host', fr: 'Relancer une partie en pause que vous organisez' },
  },
  seat: {
    name: { en: 'seat', fr: 'place' },
    about: { en: 'Give an open seat to someone', fr: 'Donner une place libre à quelqu’un' },
  },
});
