import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The hosting rules, as a lobby shows them. */
export const hostingRuleMessages = messages({
  timeFor: {
    en: (phases: string, length: string) => `${phases}: ${length}`,
    fr: (phases, length) => `${phases} : ${length}`,
  },
  setting: {
    en: (setting: string, value: string) => `${setting}: ${value}`,
    fr: (setting, value) => `${setting} : ${value}`,
  },
  otherPhases: { en: 'Other phases', fr: 'Autres phases' },
  /** Who may play in a private game, after its lobby too. */
  privateGame: {
    en: 'Private game: only the same people can take an open seat or act as substitutes. Anyone already in stays in, even if they lose the role later. With `/game seat`, the host can give an open seat to anyone.',
    fr: 'Partie privée\u00a0: seules ces personnes peuvent prendre une place libre ou remplacer quelqu’un. Si vous perdez le rôle, vous gardez votre place. Avec `/partie place`, l’hôte peut donner une place libre à n’importe qui.',
  },
  closesEarly: {
    en: 'A phase closes early once everyone who has a choice to make is ready.',
    fr: 'Une phase se termine en avance dès que toutes les puissances qui ont un choix à faire sont prêtes.',
  },
  votesTime: {
    en: (length: string) => `Phases in which players can only vote: ${length}`,
    fr: length => `Phases où l’on peut seulement voter\u00a0: ${length}`,
  },
  botsTime: {
    en: 'Phases in which only the bot has a choice close at once.',
    fr: 'Les phases où seul le bot a un choix à faire se terminent aussitôt.',
  },
  missedTurns: {
    en: (count: number) => `Miss ${en.count(count, 'one turn', '# turns in a row')} and you lose your seat: others can take it`,
    fr: count =>
      `Après ${fr.count(count, 'un tour manqué', '# tours manqués de suite')}, la place est perdue et d’autres peuvent la prendre`,
  },
  /** In games in which who misses turns keeps the seat until somebody else takes it. */
  missedTurnsOpen: {
    en: (count: number) =>
      `After ${en.count(count, 'one missed turn', '# missed turns in a row')}, also while you’re away, others can take your seat.`,
    fr: count =>
      `Après ${fr.count(count, 'un tour manqué', '# tours manqués de suite')}, même si vous avez annoncé votre absence, d’autres peuvent prendre votre place.`,
  },
  anonymous: {
    en: 'Anonymous: nobody learns who plays which power, and I pass messages between the powers',
    fr: 'Anonyme : personne n’apprend qui joue quoi, et je transmets les messages entre puissances',
  },
  anonymousBots: {
    en: 'Everyone sees which powers the bot plays',
    fr: 'Tout le monde voit quelles puissances le bot joue',
  },
  anonymousTimes: {
    en: 'Phases that close early do so exactly on the minute or the hour, and departures are announced at the end of a phase, so the timing gives nobody away',
    fr: 'Une phase ne se termine en avance qu’à l’heure ou à la minute pile, et les départs sont annoncés en fin de phase : on ne peut pas deviner qui a agi',
  },
});
