import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The state of a seat's orders, as shown to its own player. */
export const readiness = messages({
  'nothing-to-do': { en: 'nothing to decide in this phase', fr: 'rien à décider dans cette phase' },
  'nothing-on-file': { en: '**no orders saved yet**', fr: '**encore aucun ordre enregistré**' },
  'on-file': { en: 'your orders are saved', fr: 'vos ordres sont enregistrés' },
  ready: { en: 'you’re ready', fr: 'vos ordres sont prêts' },
});

/** The private list of a user's own games. */
export const ownGameMessages = messages({
  own: {
    en: 'Your games',
    fr: 'Vos parties',
  },
  noneOwn: {
    en: 'You’re not playing or hosting any games.',
    fr: 'Vous ne participez à aucune partie et n’en organisez aucune.',
  },
  ownHost: {
    en: '-# You’re the host.',
    fr: '-# Vous organisez cette partie.',
  },
  ownSeat: {
    en: (power: string, when: string, state: string) => `-# You play ${en.the(power)}. Deadline: ${when}. Status: ${state}.`,
    fr: (power, when, state) => `-# Vous jouez ${fr.the(power)}. Échéance : ${when}. État : ${state}.`,
  },
  ownSeatStill: {
    en: (power: string) => `-# You play ${en.the(power)}.`,
    fr: power => `-# Vous jouez ${fr.the(power)}.`,
  },
  news: {
    en: (game: string, phase: string, where: string) => `${game}, ${phase}: the results are in ${where}.`,
    fr: (game, phase, where) => `${game}, ${phase} : les résultats sont dans ${where}.`,
  },
  newsEnded: {
    en: (game: string, how: string | undefined, where: string) =>
      `${game} is over${how === undefined ? '' : ` (${how})`}. The final map is in ${where}.`,
    fr: (game, how, where) => `${game} : la partie est terminée${how === undefined ? '' : ` (${how})`}. La carte finale est dans ${where}.`,
  },
});
