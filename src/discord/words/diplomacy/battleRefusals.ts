import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** Why an entry about battles was not accepted. */
export const battleRefusals = {
  'may-not-declare': {
    en: ({ unit }, names) =>
      `You can’t declare a battle for ${names.unit(unit)}. You can declare one for a move that failed against another power, or for the hold of a dislodged unit.`,
    fr: ({ unit }, names) =>
      `Vous ne pouvez pas déclarer de bataille pour ${names.unit(unit)}. On peut en déclarer une pour une attaque qui a échoué contre une autre puissance, ou pour la défense d’une unité délogée.`,
  },
  'second-entry': {
    en: ({ unit }, names) => `${names.unit(unit)} is already on your list.`,
    fr: ({ unit }, names) => `${names.unit(unit)} est déjà sur votre liste.`,
  },
  'no-such-commander': {
    en: ({ commander }, names) => `You have no commander from ${en.the(names.power(commander))}.`,
    fr: ({ commander }, names) => `Personne ne commande pour vous au nom ${fr.of(names.power(commander))}.`,
  },
  'against-own-army': {
    en: ({ commander }, names) =>
      `${capital(en.the(names.power(commander ?? '?')))} can’t command there: their own army returns to that battle on another side.`,
    fr: ({ commander }, names) =>
      `Commandement impossible : l’armée ${fr.of(names.power(commander ?? '?'))} revient dans cette bataille, dans un autre camp.`,
  },
  'commander-taken': {
    en: ({ commander }, names) =>
      `${capital(en.the(names.power(commander)))} already ${en.verb([names.power(commander)], 'commands', 'command')} another battle on your list.`,
    fr: ({ commander }, names) =>
      `${capital(fr.the(names.power(commander)))} ${fr.verb([names.power(commander)], 'commande', 'commandent')} déjà une autre bataille de votre liste.`,
  },
  'no-commander-left': {
    en: ({ unit }, names) => `You have no commander left for ${names.unit(unit)}.`,
    fr: ({ unit }, names) => `Il ne vous reste personne pour commander ${names.unit(unit)}.`,
  },
  'may-not-revolt': {
    en: ({ at }, names) =>
      `You can’t revolt in ${en.place(names.place(at))}. A Sepoy can revolt after winning three battles for the same master, in a vacant centre that the master controls outside the master’s own regions.`,
    fr: ({ at }, names) =>
      `Vous ne pouvez pas vous révolter ${fr.at(names.place(at))}. On peut se révolter comme cipaye après trois batailles gagnées pour la même puissance, dans un centre vacant qu’elle contrôle hors de ses propres régions.`,
  },
  'not-said-now': {
    en: 'You can’t say that now.',
    fr: 'Ce n’est pas le moment pour cela.',
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
