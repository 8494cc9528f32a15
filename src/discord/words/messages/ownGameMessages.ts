import { messages } from '../language/inLanguage.js';

/** The state of a seat's orders, as shown to its own player. */
export const readiness = messages({
  'nothing-to-do': { en: 'nothing to decide in this phase', fr: 'rien à décider dans cette phase' },
  'nothing-on-file': { en: '**nothing on file yet**', fr: '**encore rien d’enregistré**' },
  'on-file': { en: 'your orders are on file', fr: 'vos ordres sont enregistrés' },
  ready: { en: 'you are ready', fr: 'vous êtes prêt' },
});

/** The private list of a user's own games. */
export const ownGameMessages = messages({
  own: {
    en: 'Your games',
    fr: 'Vos parties',
  },
  noneOwn: {
    en: 'You play in no game, and host none.',
    fr: 'Vous ne jouez dans aucune partie et n’en organisez aucune.',
  },
  ownHost: {
    en: '-# You host it.',
    fr: '-# Vous l’organisez.',
  },
  ownSeat: {
    en: (power: string, when: string, state: string) => `-# You play ${power}, until ${when}: ${state}.`,
    fr: (power, when, state) => `-# Vous jouez ${power}, jusqu’au ${when} : ${state}.`,
  },
  ownSeatStill: {
    en: (power: string) => `-# You play ${power}.`,
    fr: power => `-# Vous jouez ${power}.`,
  },
  news: {
    en: (game: string, phase: string, where: string) => `${game}, ${phase}: the results are in ${where}.`,
    fr: (game, phase, where) => `${game}, ${phase} : les résultats sont dans ${where}.`,
  },
  watching: {
    en: 'You watch this game: a direct message tells you when there are results. `/watch` again ends it.',
    fr: 'Vous suivez cette partie : un message privé vous dit quand il y a des résultats. `/suivre` encore y met fin.',
  },
  watchingNoMore: {
    en: 'You watch this game no more.',
    fr: 'Vous ne suivez plus cette partie.',
  },
});
