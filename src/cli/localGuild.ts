import type { PageTexts, SimulatorOptions } from 'discord-simulator';
import { assetPath } from '../assets.js';

const ENGLISH: PageTexts = {
  autopilot: 'Practice players',
  autopilotDescription: 'Everyone ticked plays automatically, with the bot’s real buttons, as soon as it’s their turn.',
  autopilotMissing: 'Practice players are only available with npm start.',
  autopilotFill: 'Take a seat and fill the rest',
  autopilotUser: 'practice player',
  autopilotAll: 'Everyone is a practice player',
  autopilotNone: 'Nobody is a practice player',
  nothingToJoin: 'There’s no open lobby in this channel.',
  stepsTitle: 'A posted map in a minute',
  stepOpen: 'Open a game',
  stepOpenDescription: 'Opens a lobby in {channel}, like /game create.',
  stepFill: 'Fill the seats and start',
  stepFillDescription: 'You take a seat, practice players take the others, and everyone gets a power.',
  stepSkip: 'Skip to the deadline',
  stepSkipDescription: 'To give orders first, press Orders under the phase. At the deadline the map is posted.',
  stepsDone: 'The map is posted. Choose someone else on the left to see what they see.',
};

const FRENCH: PageTexts = {
  autopilot: 'Jeu automatique',
  autopilotDescription: 'Les personnes cochées jouent automatiquement, avec les vrais boutons du bot, dès que c’est leur tour.',
  autopilotMissing: 'Le jeu automatique n’est disponible qu’avec npm start.',
  autopilotFill: 'Prendre une place et remplir les autres',
  autopilotUser: 'jeu automatique',
  autopilotAll: 'Jeu automatique pour tout le monde',
  autopilotNone: 'Jeu automatique pour personne',
  nothingToJoin: 'Il n’y a pas d’inscriptions ouvertes dans ce salon.',
  stepsTitle: 'Une carte en une minute',
  stepOpen: 'Ouvrir une partie',
  stepOpenDescription: 'Ouvre les inscriptions dans {channel}, comme /partie créer.',
  stepFill: 'Remplir les places et commencer',
  stepFillDescription: 'Vous prenez une place, le jeu automatique les autres, et tout le monde reçoit une puissance.',
  stepSkip: 'Aller à l’échéance',
  stepSkipDescription: 'Pour donner d’abord des ordres, appuyez sur Ordres sous la phase. À l’échéance, la carte est publiée.',
  stepsDone: 'La carte est publiée. Choisissez une autre personne, à gauche, pour voir ce qu’elle voit.',
};

/** Options that make the simulator Zongheng's local guild. */
export const LOCAL_GUILD = {
  botName: 'Zongheng',
  channels: ['general', 'lobby', 'table-one', 'table-two'],
  page: {
    icon: assetPath('icon.svg'),
    botSign: { text: '縱橫', font: assetPath('fonts', 'LXGWWenKai-Bold.ttf') },
    homeChannel: 'lobby',
    texts: { en: ENGLISH, fr: FRENCH },
  },
} satisfies SimulatorOptions;
