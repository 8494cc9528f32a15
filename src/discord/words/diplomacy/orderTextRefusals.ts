import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { FaultNames } from './faultNames.js';

/** Why a line is not an order of this player. */
export const orderTextRefusals = {
  'not-understood': {
    en: ({ typed }) => `I cannot make an order out of “${inert(typed)}”.`,
    fr: ({ typed }) => `Je ne tire aucun ordre de « ${inert(typed)} ».`,
  },
  'unknown-place': {
    en: ({ typed }) => `There is no place called “${inert(typed)}”.`,
    fr: ({ typed }) => `Aucun lieu ne s’appelle « ${inert(typed)} ».`,
  },
  'ambiguous-place': {
    en: ({ typed, candidates }, names) => `“${inert(typed)}” may be ${names.either(candidates)}. Which one?`,
    fr: ({ typed, candidates }, names) => `« ${inert(typed)} » peut être ${names.either(candidates)}. Lequel ?`,
  },
  'ambiguous-order': {
    en: ({ typed, candidates }, names) => `“${inert(typed)}” may be read in more ways than one: ${names.orders(candidates)}. Which one?`,
    fr: ({ typed, candidates }, names) => `« ${inert(typed)} » peut se lire de plusieurs façons : ${names.orders(candidates)}. Laquelle ?`,
  },
  'unknown-coast': {
    en: ({ at }, names) => `${names.place(at)} has no such coast.`,
    fr: ({ at }, names) => `Cette province n’a pas une telle côte : ${names.place(at)}.`,
  },
  'coast-needed': {
    en: ({ at }, names) => `Which coast of ${names.place(at)}?`,
    fr: ({ at }, names) => `Quelle côte ? (${names.place(at)})`,
  },
  'type-needed': {
    en: ({ at }, names) => `An army or a fleet in ${names.place(at)}?`,
    fr: ({ at }, names) => `Une armée ou une flotte ? (${names.place(at)})`,
  },
  'wrong-type': {
    en: ({ at, type }, names) => `The unit in ${names.place(at)} is ${names.unitType(type)}.`,
    fr: ({ at, type }, names) => `L’unité qui s’y trouve (${names.place(at)}) est ${names.unitType(type)}.`,
  },
  'no-unit': {
    en: ({ at }, names) => (at !== undefined ? `There is no unit in ${names.place(at)}.` : 'There is no such unit.'),
    fr: ({ at }, names) => (at !== undefined ? `Il n’y a pas d’unité à cet endroit : ${names.place(at)}.` : 'Il n’y a pas de telle unité.'),
  },
  'not-your-unit': {
    en: ({ at }, names) => `The unit in ${names.place(at)} is not yours to order.`,
    fr: ({ at }, names) => `Cette unité n’est pas sous vos ordres : ${names.place(at)}.`,
  },
  'no-such-order': {
    en: ({ kind }, names) => `This game has no such order: ${names.orderKind(kind)}.`,
    fr: ({ kind }, names) => `Ce jeu ne connaît pas cet ordre : ${names.orderKind(kind)}.`,
  },
  'not-now': {
    en: ({ kind }, names) => `This is not the time for such an order: ${names.orderKind(kind)}.`,
    fr: ({ kind }, names) => `Ce n’est pas le moment d’un tel ordre : ${names.orderKind(kind)}.`,
  },
  'not-in-this-phase': {
    en: ({ of }, names) => `That is an order for another phase: ${names.phase(of)}.`,
    fr: ({ of }, names) => `C’est un ordre pour une autre phase : ${names.phase(of)}.`,
  },
  'nobody-plays': {
    en: ({ power }, names) => `Nobody plays ${names.power(power)}: its units do what the powers agree on by vote.`,
    fr: ({ power }, names) =>
      `Personne ne joue cette puissance (${names.power(power)}) : ses unités font ce que les autres décident par vote.`,
  },
  'no-vote': {
    en: ({ of }, names) => `${names.power(of)} is ordered by vote, and only powers that are in the game and have a player vote.`,
    fr: ({ of }, names) =>
      `Cette puissance (${names.power(of)}) est commandée par vote, et seules votent celles qui sont en jeu et ont un joueur.`,
  },
  'virtual-not-ordered': {
    en: 'Nobody orders a virtual army.',
    fr: 'Personne ne donne d’ordres à une armée virtuelle.',
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
