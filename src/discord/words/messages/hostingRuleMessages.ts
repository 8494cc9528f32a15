import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** How powers may talk. */
export const pressModes = messages({
  private: { en: 'Press: private and public', fr: 'Courrier : privé et public' },
  public: { en: 'Press: public only', fr: 'Courrier : public seulement' },
  none: { en: 'No press', fr: 'Pas de courrier' },
});

/** How powers may talk in retreats and builds. */
export const pressBetweenTurns = messages({
  private: { en: 'Between turns: private and public press', fr: 'Entre les tours : courrier privé et public' },
  public: { en: 'Between turns: public press only', fr: 'Entre les tours : courrier public seulement' },
  none: { en: 'Between turns: no press', fr: 'Entre les tours : pas de courrier' },
});

/** How a game is hosted, as its lobby tells it. */
export const hostingRuleMessages = messages({
  timeFor: {
    en: (phases: string, length: string) => `${phases}: ${length}`,
    fr: (phases, length) => `${phases} : ${length}`,
  },
  closesEarly: {
    en: 'A phase closes early when everybody who has a choice is ready.',
    fr: 'Une phase se termine plus tôt quand tous ceux qui ont un choix à faire sont prêts.',
  },
  votesTime: {
    en: (length: string | undefined) => `Phases with nothing but votes: ${length ?? 'a quarter of the usual time'}`,
    fr: length => `Phases où l’on ne fait que voter : ${length ?? 'un quart de la durée habituelle'}`,
  },
  first: {
    en: (length: string) => `The first phase: ${length}`,
    fr: length => `La première phase : ${length}`,
  },
  rest: {
    en: (days: string) => `No deadline on ${days}`,
    fr: days => `Pas d’échéance ces jours-là : ${days}`,
  },
  extensions: {
    en: (count: number, turns: number | undefined) =>
      `When orders are missing, the deadline is put off: every power has ${en.count(count, 'one extension', '# extensions')}` +
      `${turns === undefined ? '' : `, and gets one back after ${en.count(turns, 'a turn', '# turns')} in a row with orders`}`,
    fr: (count, turns) =>
      `Quand des ordres manquent, l’échéance est repoussée : chaque puissance a ${fr.count(count, 'un délai', '# délais')}` +
      `${turns === undefined ? '' : ` et en retrouve un après ${fr.count(turns, 'un tour', '# tours')} de suite avec des ordres`}`,
  },
  grace: {
    en: (length: string) => `After that, once a phase: ${length} of grace`,
    fr: length => `Ensuite, une fois par phase : ${length} de grâce`,
  },
  muster: {
    en: (length: string) => `Before the start everybody has ${length} to say that he is there`,
    fr: length => `Avant le début, chacun a ${length} pour dire qu’il est là`,
  },
  unready: {
    en: 'Orders count only if you have said that you are **Ready**; those on file that are not ready hold',
    fr: 'Les ordres ne comptent que si vous avez dit que vous êtes **Prêt** ; sinon les unités tiennent',
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
