import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Reminders, and reasons why a deadline is postponed. */
export const deadlineMessages = messages({
  reminder: {
    en: (power: string, game: string) => `${power}, ${game}: your orders are missing`,
    fr: (power, game) => `${power}, ${game} : il manque vos ordres`,
  },
  notReadyYet: {
    en: 'What you have on file counts only once you say that you are ready.',
    fr: 'Ce que vous avez enregistré ne compte que si vous dites que vous êtes prêt.',
  },
  onlyReady: {
    en: 'In this game they count only once you say that you are ready.',
    fr: 'Dans cette partie ils ne comptent que si vous dites que vous êtes prêt.',
  },
  reminderWhy: {
    en: '-# `/settings reminders:` says when I remind you, `quiet:` when I do not.',
    fr: '-# `/réglages rappels:` dit quand je vous rappelle, `silence:` quand je me tais.',
  },
  extensionSpent: {
    en: 'Orders are still missing. An extension is spent: the deadline is put off.',
    fr: 'Il manque encore des ordres. Un délai est dépensé : l’échéance est repoussée.',
  },
  graceGranted: {
    en: 'Orders are still missing. The deadline is put off once, as a grace.',
    fr: 'Il manque encore des ordres. L’échéance est repoussée une fois, par grâce.',
  },
  waitsForAbsent: {
    en: 'Orders are missing from a player who said they would be away: the deadline is extended for them, once.',
    fr: 'Il manque les ordres de quelqu’un qui avait annoncé son absence : l’échéance est repoussée pour lui, une fois.',
  },
  waitsForNewcomer: {
    en: (when: string) => `The deadline moves to ${when}, so that somebody can take the open seat.`,
    fr: when => `L’échéance est reportée au ${when}, pour que quelqu’un puisse prendre la place libre.`,
  },
  outage: {
    en: (length: string) => `I could not be reached for ${length} before the deadline. It is put off by as much.`,
    fr: length => `J’ai été injoignable avant l’échéance (${length}). Elle est repoussée d’autant.`,
  },
  extended: {
    en: (powers: readonly string[]) =>
      `${en.list(powers)} ${powers.length > 1 ? 'have' : 'has'} not said everything yet: the deadline is put off, once. What is missing then is drawn by lot.`,
    fr: powers =>
      `Ordres incomplets (${fr.list(powers)}) : l’échéance est repoussée, une seule fois. Ce qui manquera alors sera tiré au sort.`,
  },
  extendedForSomebody: {
    en: 'Somebody has not said everything yet: the deadline is put off, once. What is missing then is drawn by lot.',
    fr: 'Quelqu’un n’a pas encore tout dit : l’échéance est repoussée, une fois. Ce qui manque alors est tiré au sort.',
  },
});
