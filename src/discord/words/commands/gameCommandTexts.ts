import { opponentLevels } from '../messages/opponentMessages.js';
import { commandTexts } from './commandText.js';

/** The levels of the bot's opponents, with how strong they are. */
const byStrength = {
  recruit: { en: `${opponentLevels.recruit.en}: for beginners`, fr: `${opponentLevels.recruit.fr}\u00a0: pour débuter` },
  captain: { en: `${opponentLevels.captain.en}: stronger`, fr: `${opponentLevels.captain.fr}\u00a0: plus fort` },
  general: { en: `${opponentLevels.general.en}: the strongest`, fr: `${opponentLevels.general.fr}\u00a0: le plus fort` },
} as const;

/** `/game` and its subcommands. */
export const gameTexts = commandTexts({
  command: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Open, list or end games', fr: 'Ouvrir une partie, voir les parties, en terminer une' },
  },
  create: {
    name: { en: 'create', fr: 'créer' },
    about: { en: 'Open the lobby of a game in this channel', fr: 'Ouvrir les inscriptions d’une partie dans ce salon' },
  },
  fill: {
    name: { en: 'fill', fr: 'remplir' },
    about: { en: 'The bot plays the seats that are empty at the start', fr: 'Le bot joue les places encore vides au début' },
  },
  fillLevel: {
    name: { en: 'level', fr: 'niveau' },
    about: { en: 'How strong the bot is: Recruit, Captain or General', fr: 'La force du bot\u00a0: Recrue, Capitaine ou Général' },
    choices: { ...byStrength, nobody: { en: 'nobody: leave them empty', fr: 'personne : laisser vides' } },
  },
  fillSeats: {
    name: { en: 'seats', fr: 'places' },
    about: {
      en: 'How many seats the bot plays; by default, all empty seats',
      fr: 'Combien de places joue le bot\u00a0; par défaut, toutes les places vides',
    },
  },
  offer: {
    name: { en: 'offer', fr: 'proposer' },
    about: { en: 'Let someone take over a seat that the bot plays', fr: 'Ouvrir à quelqu’un une place tenue par le bot' },
  },
  list: {
    name: { en: 'list', fr: 'liste' },
    about: { en: 'The games on this server, and your own', fr: 'Les parties de ce serveur et les vôtres' },
  },
  ratings: {
    name: { en: 'ratings', fr: 'classement' },
    about: { en: 'The ratings on this server, and what counts towards them', fr: 'Le classement de ce serveur, et ce qui y compte' },
  },
  ratingsVariant: {
    name: { en: 'variant', fr: 'variante' },
    about: {
      en: 'Which variant; by default, the one from the last finished game',
      fr: 'Quelle variante\u00a0; par défaut, celle de la dernière partie terminée',
    },
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
