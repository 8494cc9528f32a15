import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** Why an order to move, support, convoy or retreat is not legal. */
export const movementRefusals = {
  'not-dislodged': {
    en: ({ at }, names) => `The unit in ${names.place(at)} was not dislodged.`,
    fr: ({ at }, names) => `Cette unité n’a pas été délogée : ${names.place(at)}.`,
  },
  'not-beside': {
    en: ({ type, from, to }, names) => `${names.unitTypeFirst(type)} cannot go from ${names.place(from)} to ${names.place(to)}.`,
    fr: ({ type, from, to }, names) => `${names.unitTypeFirst(type)} ne peut pas passer là : ${names.place(from)} – ${names.place(to)}.`,
  },
  'already-there': {
    en: ({ at }, names) => `It is in ${names.place(at)} already.`,
    fr: ({ at }, names) => `Elle s’y trouve déjà : ${names.place(at)}.`,
  },
  'cannot-raise': {
    en: ({ at }, names) => `No fleet can be raised in ${names.place(at)}: only an army on a coast or a river can become one.`,
    fr: ({ at }, names) =>
      `Aucune flotte ne peut être levée ici (${names.place(at)}) : seule une armée sur une côte ou un fleuve peut le devenir.`,
  },
  'cannot-rapid': {
    en: ({ at }, names) =>
      `That is no rapid river move: from ${names.place(at)}, one to three steps along one river, with a sea only as the first or the last space.`,
    fr: ({ at }, names) =>
      `Ce n’est pas un mouvement fluvial rapide : depuis ${names.place(at)}, une à trois étapes le long d’un même fleuve, une mer seulement au début ou à la fin.`,
  },
  'rapid-not-supported': {
    en: 'A rapid river move cannot be supported.',
    fr: 'Un mouvement fluvial rapide ne peut pas être soutenu.',
  },
  'nobody-there': {
    en: ({ at }, names) => `There is no unit in ${names.place(at)} to support.`,
    fr: ({ at }, names) => `Il n’y a là aucune unité à soutenir : ${names.place(at)}.`,
  },
  'supports-itself': {
    en: 'A unit cannot support itself.',
    fr: 'Une unité ne peut pas se soutenir elle-même.',
  },
  'supports-into-own-place': {
    en: 'A unit cannot support a move into the place where it stands.',
    fr: 'Une unité ne peut pas soutenir un mouvement vers l’endroit où elle se tient.',
  },
  'cannot-support-into': {
    en: ({ type, from, to }, names) =>
      `${names.unitTypeFirst(type)} in ${names.place(from)} cannot go to ${names.place(to)}, so it cannot give support there.`,
    fr: ({ type, from, to }, names) =>
      `${names.unitTypeFirst(type)} ne peut pas passer là (${names.place(from)} – ${names.place(to)}), donc pas y apporter de soutien.`,
  },
  'supported-cannot-go': {
    en: ({ at, to }, names) => `The unit in ${names.place(at)} cannot go to ${names.place(to)}, so there is nothing to support.`,
    fr: ({ at, to }, names) => `L’unité à soutenir ne peut pas passer là : ${names.place(at)} – ${names.place(to)}.`,
  },
  'cannot-convoy-here': {
    en: ({ at, rivers }, names) =>
      `The unit in ${names.place(at)} cannot convoy: that takes a fleet at sea${rivers !== undefined ? ' or in a river province' : ''}.`,
    fr: ({ at, rivers }, names) =>
      `Cette unité ne peut pas convoyer (${names.place(at)}) : il faut une flotte en mer${rivers !== undefined ? ' ou sur un fleuve' : ''}.`,
  },
  'no-army-there': {
    en: ({ at }, names) => `There is no army in ${names.place(at)} to convoy.`,
    fr: ({ at }, names) => `Il n’y a là aucune armée à convoyer : ${names.place(at)}.`,
  },
  'no-convoy-route': {
    en: ({ at }, names) => `No chain of fleets leads to ${names.place(at)}.`,
    fr: ({ at }, names) => `Aucune chaîne de flottes n’y mène : ${names.place(at)}.`,
  },
  'cannot-retreat-there': {
    en: ({ at, to }, names) => `The unit in ${names.place(at)} cannot retreat to ${names.place(to)}.`,
    fr: ({ at, to }, names) => `Aucune retraite possible par là : ${names.place(at)} – ${names.place(to)}.`,
  },
  'no-virtual-army': {
    en: ({ at }, names) => `No virtual army is in ${names.place(at)} this turn, nor comes there so.`,
    fr: ({ at }, names) => `Aucune armée virtuelle n’est en ${names.place(at)} ce tour-ci, ni n’y vient ainsi.`,
  },
  'own-armies-alone': {
    en: ({ at }, names) => `Only armies of its own nation support what comes to ${names.place(at)}.`,
    fr: ({ at }, names) => `Seules les armées de sa nation soutiennent ce qui vient en ${names.place(at)}.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
