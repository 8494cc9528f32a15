import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The state of a seat's orders, as shown to a host who does not play. */
export const hostSeatStates = messages({
  'nothing-to-do': { en: 'nothing to do', fr: 'rien à faire' },
  'nothing-on-file': { en: 'no orders saved', fr: 'aucun ordre enregistré' },
  'on-file': { en: 'orders saved', fr: 'ordres enregistrés' },
  ready: { en: 'ready', fr: 'ordres prêts' },
});

/** Posts about what hosts did, and the previews of their changes. */
export const hostMessages = messages({
  correction: {
    en: (phase: string) => `Preview of the change: ${phase}`,
    fr: phase => `Aperçu du changement : ${phase}`,
  },
  correct: {
    en: 'Apply',
    fr: 'Appliquer',
  },
  correctedAsAsked: {
    en: 'Done. The channel can see what you changed.',
    fr: 'C’est fait. Le salon voit ce que vous avez changé.',
  },
  rolledBackTo: {
    en: (number: number) => `Done: the game continues as game ${number}.`,
    fr: number => `C’est fait : la partie continue sous le n° ${number}.`,
  },
  announcement: {
    en: 'Message from the host',
    fr: 'Message de l’hôte',
  },
  extended: {
    en: (when: string) => `The host extended the deadline to ${when}.`,
    fr: when => `L’hôte a repoussé l’échéance au ${when}.`,
  },
  orderedFor: {
    en: (powers: readonly string[]) => `The host gave orders for ${en.powers(powers)}.`,
    fr: powers => `L’hôte a donné les ordres ${fr.ofPowers(powers)}.`,
  },
  corrected: {
    en: (phase: string) =>
      `The host changed the position (${phase}). Saved orders that no longer fit were removed, and everyone has to press **Ready** again.`,
    fr: phase =>
      `L’hôte a changé la position (${phase}). Les ordres enregistrés qui ne conviennent plus ont été retirés, et il faut de nouveau appuyer sur **Prêt**.`,
  },
  wentBack: {
    en: 'The host went back to this phase: the game continues from here. What came after stays in the archive under its old number.',
    fr: 'L’hôte a ramené la partie à cette phase : elle reprend ici. Ce qui a suivi reste archivé sous son ancien numéro.',
  },
  rolledBack: {
    en: (number: number) => `The host went back to an earlier phase: the game continues as game ${number}`,
    fr: number => `Retour à une phase antérieure : la partie continue sous le n° ${number}`,
  },
});
