import { messages } from '../language/inLanguage.js';

/** The settings of a lobby. */
export const lobbySettingMessages = messages({
  title: { en: (game: string) => `Settings: ${game}`, fr: game => `Réglages : ${game}` },
  asUsual: {
    en: 'All settings are at their defaults.',
    fr: 'Tous les réglages sont à leur valeur par défaut.',
  },
  chosen: { en: 'Chosen', fr: 'Choisi' },
  always: { en: 'In every game', fr: 'Dans toutes les parties' },
  line: { en: (setting: string, value: string) => `${setting}: **${value}**`, fr: (setting, value) => `${setting} : **${value}**` },
  open: {
    en: (setting: string, about: string, value: string) => `**${setting}**: ${value}\n${about}`,
    fr: (setting, about, value) => `**${setting}** : ${value}\n${about}`,
  },
  usual: { en: 'default', fr: 'par défaut' },
  howTo: {
    en: 'Pick a setting from a menu to change it. Anyone who has joined can see the changes in the lobby.',
    fr: 'Choisissez un réglage dans un menu pour le changer. Les personnes inscrites voient les changements dans le salon.',
  },
  hostOnly: { en: 'The host can change these until the game starts.', fr: 'L’hôte peut changer ces réglages jusqu’au début de la partie.' },
  saved: { en: 'Changed.', fr: 'C’est changé.' },
  pace: { en: 'Pace: lengths, extensions…', fr: 'Rythme : durées, prolongations…' },
  people: { en: 'Players and posts: press, anonymity…', fr: 'Participation et messages : courrier, anonymat…' },
  game: { en: 'Rules of this game', fr: 'Règles de ce jeu' },
  choose: { en: (setting: string) => `${setting}…`, fr: setting => `${setting}…` },
  enter: { en: (setting: string) => `Enter: ${setting}`, fr: setting => `Saisir : ${setting}` },
  changed: { en: 'Changed since players joined', fr: 'Changé depuis les premières inscriptions' },
});
