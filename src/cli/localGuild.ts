import type { PageTexts, SimulatorOptions } from 'discord-simulator';
import { assetPath } from '../assets.js';

const ENGLISH: PageTexts = {
  autopilot: 'Practice players',
  autopilotDescription: 'Whoever is ticked presses the real buttons and orders unasked as soon as it is their turn.',
  autopilotMissing: 'Practice players come with npm start.',
  autopilotFill: 'Take a seat and fill the rest',
  autopilotUser: 'practice player',
  autopilotAll: 'Everybody practises',
  autopilotNone: 'Nobody practises',
  nothingToJoin: 'No game in this channel waits for that.',
  stepsTitle: 'A posted map in a minute',
  stepOpen: 'Open a game',
  stepOpenDescription: 'A lobby card appears in {channel}, as /game create makes it.',
  stepFill: 'Fill the seats and begin',
  stepFillDescription: 'You take a seat, practice players the others, and the powers are dealt.',
  stepSkip: 'Skip to the deadline',
  stepSkipDescription: 'Order first if you like: press Orders on the card. Then the map is posted.',
  stepsDone: 'The map is posted. Turn into somebody else on the left, and see what they see.',
};

const FRENCH: PageTexts = {
  autopilot: 'Joueurs d’entraînement',
  autopilotDescription: 'Qui est coché presse les vrais boutons et donne ses ordres sans qu’on le lui demande, dès que vient son tour.',
  autopilotMissing: 'Les joueurs d’entraînement viennent avec npm start.',
  autopilotFill: 'Prendre un siège et remplir les autres',
  autopilotUser: 'joueur d’entraînement',
  autopilotAll: 'Tout le monde s’entraîne',
  autopilotNone: 'Plus personne ne s’entraîne',
  nothingToJoin: 'Aucune partie de ce salon n’attend cela.',
  stepsTitle: 'Une carte affichée en une minute',
  stepOpen: 'Ouvrir une partie',
  stepOpenDescription: 'La table apparaît dans {channel}, comme avec /partie créer.',
  stepFill: 'Remplir les sièges et commencer',
  stepFillDescription: 'Vous prenez un siège, des joueurs d’entraînement les autres, et les puissances sont distribuées.',
  stepSkip: 'Aller à l’échéance',
  stepSkipDescription: 'Donnez d’abord des ordres si vous voulez : pressez Ordres sur la carte de la phase. Puis la carte est affichée.',
  stepsDone: 'La carte est affichée. Devenez quelqu’un d’autre, à gauche, et voyez ce qu’il voit.',
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
