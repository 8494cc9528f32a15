import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** Why an entry about battles was not accepted. */
export const battleRefusals = {
  'may-not-declare': {
    en: ({ unit }) =>
      `${unit.toUpperCase()} cannot be declared so. What can be declared: a move that failed against another nation, and the hold of a unit that is dislodged.`,
    fr: ({ unit }) =>
      `${unit.toUpperCase()} ne peut pas être déclarée ainsi. On déclare une attaque qui a échoué contre une autre nation, ou la défense d’une unité délogée.`,
  },
  'second-entry': {
    en: ({ unit }) => `${unit.toUpperCase()} stands on the list already.`,
    fr: ({ unit }) => `${unit.toUpperCase()} est déjà sur la liste.`,
  },
  'no-such-commander': {
    en: ({ commander }, names) => `${names.power(commander)} is no commander of yours.`,
    fr: ({ commander }, names) => `${names.power(commander)} n’est pas un de vos commandants.`,
  },
  'against-own-army': {
    en: ({ commander }, names) => `${names.power(commander ?? '?')} cannot command there: their own army comes home on another side.`,
    fr: ({ commander }, names) =>
      `${names.power(commander ?? '?')} ne peut pas commander là : sa propre armée y revient dans un autre camp.`,
  },
  'commander-taken': {
    en: ({ commander }, names) => `${names.power(commander)} stands on the list already.`,
    fr: ({ commander }, names) => `${names.power(commander)} est déjà sur la liste.`,
  },
  'no-commander-left': {
    en: ({ unit }) => `There is no commander left for ${unit.toUpperCase()}.`,
    fr: ({ unit }) => `Il ne reste pas de commandant pour ${unit.toUpperCase()}.`,
  },
  'may-not-revolt': {
    en: ({ at }, names) =>
      `No revolt in ${names.place(at)}: only a Sepoy who has won three battles for the same master can rise, in a vacant centre that the master controls outside the master’s own regions.`,
    fr: ({ at }, names) =>
      `Pas de révolte ici (${names.place(at)}) : seul un cipaye qui a gagné trois batailles pour le même maître peut se soulever, dans un centre vacant que son maître contrôle hors de ses propres régions.`,
  },
  'not-said-now': {
    en: 'That cannot be said now.',
    fr: 'Cela ne peut pas être dit maintenant.',
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
