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
  closesEarly: {
    en: 'A phase closes early when everybody who has a choice is ready.',
    fr: 'Une phase se termine plus tôt quand tous ceux qui ont un choix à faire sont prêts.',
  },
  votesTime: {
    en: (length: string | undefined) => `Phases with nothing but votes: ${length ?? 'a quarter of the usual time'}`,
    fr: length => `Phases où l’on ne fait que voter : ${length ?? 'un quart de la durée habituelle'}`,
  },
  missedTwice: {
    en: 'Who misses two turns in a row loses the seat, and others may take it',
    fr: 'Qui manque deux tours de suite perd sa place, et d’autres peuvent la prendre',
  },
  anonymous: {
    en: 'Anonymous: nobody is told who plays what, and I pass on what the powers say',
    fr: 'Anonyme : personne n’apprend qui joue quoi, et je transmets ce que disent les puissances',
  },
  anonymousTimes: {
    en: 'It closes early at a full hour or minute; who leaves does so when a phase closes',
    fr: 'Fins anticipées à une heure ou minute pleine ; départs annoncés en fin de phase',
  },
});
