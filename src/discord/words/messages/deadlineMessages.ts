import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Reminders, and reasons why a deadline is postponed. */
export const deadlineMessages = messages({
  reminder: {
    en: (power: string, game: string) => `${power}, ${game}: your orders are missing`,
    fr: (power, game) => `${power}, ${game}\u00a0: vos ordres sont attendus`,
  },
  notReadyYet: {
    en: 'Your saved orders count only once you press **Ready**.',
    fr: 'Vos ordres enregistrés ne comptent que si vous avez appuyé sur **Prêt**.',
  },
  onlyReady: {
    en: 'In this game, orders count only once you press **Ready**.',
    fr: 'Dans cette partie, les ordres ne comptent que si vous avez appuyé sur **Prêt**.',
  },
  reminderWhy: {
    en: '-# Change when I remind you: `/settings reminders:`. Set quiet hours: `/settings quiet:`.',
    fr: '-# Changer les rappels : `/réglages rappels:`. Choisir des heures de silence : `/réglages silence:`.',
  },
  extensionSpent: {
    en: 'Orders are still missing. One extension is used: the deadline is extended.',
    fr: 'Il manque encore des ordres. Une prolongation est utilisée : l’échéance est repoussée.',
  },
  graceGranted: {
    en: 'Orders are still missing. The deadline is extended by the grace period. This happens only once per phase.',
    fr: 'Il manque encore des ordres. L’échéance est repoussée du délai de grâce, une seule fois par phase.',
  },
  waitsForAbsent: {
    en: 'A player who said they would be away still has orders to give. The deadline is extended once.',
    fr: 'Il manque les ordres d’une personne qui avait annoncé son absence. L’échéance est repoussée une fois.',
  },
  waitsForNewcomer: {
    en: (when: string) => `The deadline is extended to ${when}, so that someone can take the open seat.`,
    fr: when => `L’échéance est repoussée au ${when}, pour que quelqu’un puisse prendre la place libre.`,
  },
  outage: {
    en: (length: string) => `I was offline for part of this phase, so the deadline is extended by ${length}.`,
    fr: length => `Le bot a été hors ligne pendant une partie de cette phase. L’échéance est repoussée de ${length}.`,
  },
  extended: {
    en: (powers: readonly string[]) =>
      `${capital(en.powers(powers))} still ${en.verb(powers, 'has', 'have')} choices to make. The deadline is extended once; after that, missing choices are made at random.`,
    fr: powers =>
      `${capital(fr.powers(powers))} ${fr.verb(powers, 'a', 'ont')} encore des choix à faire. L’échéance est repoussée une seule fois ; ensuite, les choix manquants seront tirés au sort.`,
  },
  extendedForSomebody: {
    en: 'Someone still has choices to make. The deadline is extended once; after that, missing choices are made at random.',
    fr: 'Quelqu’un a encore des choix à faire. L’échéance est repoussée une seule fois ; ensuite, les choix manquants seront tirés au sort.',
  },
});
