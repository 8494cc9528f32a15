import { commandTexts } from './commandText.js';

export const playTexts = commandTexts({
  command: {
    name: { en: 'play', fr: 'jouer' },
    about: { en: 'Wait for a game on this server, or see who is waiting', fr: 'Attendre une partie sur ce serveur, ou voir qui attend' },
  },
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'What you’d like to play', fr: 'Ce que vous aimeriez jouer' },
  },
  pace: {
    name: { en: 'pace', fr: 'rythme' },
    about: { en: 'How long a turn lasts; default: 24 hours', fr: 'Durée d’un tour\u00a0; par défaut, 24 heures' },
    choices: {
      '12h': { en: '12 hours', fr: '12 heures' },
      '24h': { en: '24 hours', fr: '24 heures' },
      '48h': { en: '2 days', fr: '2 jours' },
      '72h': { en: '3 days', fr: '3 jours' },
    },
  },
  here: {
    name: { en: 'here', fr: 'ici' },
    about: {
      en: 'For server managers: start new games in this channel',
      fr: 'Si vous gérez le serveur : commencer les nouvelles parties dans ce salon',
    },
    choices: { yes: { en: 'yes', fr: 'oui' } },
  },
});
