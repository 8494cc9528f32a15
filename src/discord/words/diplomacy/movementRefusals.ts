import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** What closes a place to a retreat. */
const closedBy = {
  en: {
    occupied: ': there’s a unit there',
    'stand-off': ': units bounced there this turn',
    attacker: ': that’s where the attack came from',
    other: '',
  },
  fr: {
    occupied: '\u00a0: il y a une unité',
    'stand-off': '\u00a0: des unités y ont rebondi ce tour-ci',
    attacker: '\u00a0: l’attaque est venue de là',
    other: '',
  },
} as const;

/** Why an order to move, support, convoy or retreat is not legal. */
export const movementRefusals = {
  'not-dislodged': {
    en: ({ at }, names) => `The unit in ${en.place(names.place(at))} wasn’t dislodged.`,
    fr: ({ at }, names) => `L’unité qui se trouve ${fr.at(names.place(at))} n’a pas été délogée.`,
  },
  'not-beside': {
    en: ({ type, from, to }, names) =>
      `${names.unitTypeFirst(type)} can’t go from ${en.place(names.place(from))} to ${en.place(names.place(to))}.`,
    fr: ({ type, from, to }, names) =>
      `${names.unitTypeFirst(type)} ne peut pas aller ${fr.ofPlace(names.place(from))} vers ${fr.place(names.place(to))}.`,
  },
  'already-there': {
    en: ({ at }, names) => `It’s already in ${en.place(names.place(at))}.`,
    fr: ({ at }, names) => `Elle est déjà ${fr.at(names.place(at))}.`,
  },
  'cannot-raise': {
    en: ({ at }, names) => `You can’t raise a fleet in ${en.place(names.place(at))}: only an army on a coast or a river can become one.`,
    fr: ({ at }, names) =>
      `Vous ne pouvez pas lever de flotte ${fr.at(names.place(at))} : seule une armée sur une côte ou un fleuve peut en devenir une.`,
  },
  'cannot-rapid': {
    en: ({ at }, names) =>
      `This isn’t a valid rapid river move. From ${en.place(names.place(at))} the fleet can go one to three steps along one river; only the first or the last space can be a sea.`,
    fr: ({ at }, names) =>
      `Ce mouvement fluvial rapide n’est pas valable. À partir ${fr.ofPlace(names.place(at))}, la flotte peut faire une à trois étapes le long d’un même fleuve ; seule la première ou la dernière case peut être une mer.`,
  },
  'rapid-not-supported': {
    en: 'A rapid river move can’t be supported.',
    fr: 'Un mouvement fluvial rapide ne peut pas être soutenu.',
  },
  'nobody-there': {
    en: ({ at }, names) => `There’s no unit in ${en.place(names.place(at))} to support.`,
    fr: ({ at }, names) => `Il n’y a pas d’unité à soutenir ${fr.at(names.place(at))}.`,
  },
  'supports-itself': {
    en: 'A unit can’t support itself.',
    fr: 'Une unité ne peut pas se soutenir elle-même.',
  },
  'supports-into-own-place': {
    en: 'A unit can’t support a move to the place it’s in.',
    fr: 'Une unité ne peut pas soutenir un mouvement vers l’endroit où elle se trouve.',
  },
  'cannot-support-into': {
    en: ({ type, from, to }, names) =>
      `${names.unitTypeFirst(type)} in ${en.place(names.place(from))} can’t go to ${en.place(names.place(to))}, so it can’t support anything there.`,
    fr: ({ type, from, to }, names) =>
      `${names.unitTypeFirst(type)} ne peut pas aller ${fr.ofPlace(names.place(from))} vers ${fr.place(names.place(to))}, donc ne peut rien y soutenir.`,
  },
  'supported-cannot-go': {
    en: ({ at, to }, names) =>
      `The unit in ${en.place(names.place(at))} can’t go to ${en.place(names.place(to))}, so you can’t support that move.`,
    fr: ({ at, to }, names) =>
      `L’unité qui se trouve ${fr.at(names.place(at))} ne peut pas aller vers ${fr.place(names.place(to))} : vous ne pouvez pas soutenir ce mouvement.`,
  },
  'cannot-convoy-here': {
    en: ({ at, rivers }, names) =>
      `The unit in ${en.place(names.place(at))} can’t convoy: only a fleet at sea${rivers !== undefined ? ' or in a river province' : ''} can.`,
    fr: ({ at, rivers }, names) =>
      `L’unité qui se trouve ${fr.at(names.place(at))} ne peut pas convoyer : il faut une flotte en mer${rivers !== undefined ? ' ou sur un fleuve' : ''}.`,
  },
  'no-army-there': {
    en: ({ at }, names) => `There’s no army in ${en.place(names.place(at))} to convoy.`,
    fr: ({ at }, names) => `Il n’y a pas d’armée à convoyer ${fr.at(names.place(at))}.`,
  },
  'no-convoy-route': {
    en: ({ at }, names) => `There’s no convoy route to ${en.place(names.place(at))}.`,
    fr: ({ at }, names) => `Aucune route de convoi ne mène vers ${fr.place(names.place(at))}.`,
  },
  'cannot-retreat-there': {
    en: ({ at, to, why }, names) =>
      `The unit in ${en.place(names.place(at))} can’t retreat to ${en.place(names.place(to))}${closedBy.en[why ?? 'other']}.`,
    fr: ({ at, to, why }, names) =>
      `L’unité qui se trouve ${fr.at(names.place(at))} ne peut pas se retirer vers ${fr.place(names.place(to))}${closedBy.fr[why ?? 'other']}.`,
  },
  'no-virtual-army': {
    en: ({ at }, names) => `There’s no virtual army in ${en.place(names.place(at))} this turn, and none comes there.`,
    fr: ({ at }, names) => `Il n’y a pas d’armée virtuelle ${fr.at(names.place(at))} ce tour-ci, et aucune n’y vient.`,
  },
  'own-armies-alone': {
    en: ({ at }, names) => `Only armies of the same power can support what returns to ${en.place(names.place(at))}.`,
    fr: ({ at }, names) => `Seules les armées de la même puissance peuvent soutenir ce qui revient ${fr.at(names.place(at))}.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
