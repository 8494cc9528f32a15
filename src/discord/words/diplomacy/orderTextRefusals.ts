import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { FaultNames } from './faultNames.js';

/** Why a line is not an order of this player. */
export const orderTextRefusals = {
  'not-understood': {
    en: ({ typed }) => `I don’t understand “${inert(typed)}”.`,
    fr: ({ typed }) => `Je ne comprends pas « ${inert(typed)} ».`,
  },
  'too-many-lines': {
    en: ({ most }) => `I read at most ${most} lines at once. Please send the others separately.`,
    fr: ({ most }) => `Je lis au plus ${most} lignes à la fois. Envoyez les autres à part.`,
  },
  'nothing-understood': {
    en: ({ first }) => `I didn’t read this line, because I understood none of the first ${first}.`,
    fr: ({ first }) => `Je n’ai pas lu cette ligne, car je n’ai compris aucune des ${first} premières.`,
  },
  'unknown-place': {
    en: ({ typed }) => `There’s no place called “${inert(typed)}”.`,
    fr: ({ typed }) => `Aucun lieu ne s’appelle « ${inert(typed)} ».`,
  },
  'ambiguous-place': {
    en: ({ typed, candidates }, names) => `“${inert(typed)}” could be ${names.either(candidates)}. Which one?`,
    fr: ({ typed, candidates }, names) => `« ${inert(typed)} » peut désigner ${names.either(candidates)}. Lequel ?`,
  },
  'ambiguous-order': {
    en: ({ typed, candidates }, names) => `“${inert(typed)}” could mean ${names.orders(candidates)}. Which one?`,
    fr: ({ typed, candidates }, names) => `« ${inert(typed)} » peut vouloir dire ${names.orders(candidates)}. Lequel ?`,
  },
  'unknown-coast': {
    en: ({ at }, names) => `${capital(en.place(names.place(at)))} has no such coast.`,
    fr: ({ at }, names) => `Cette côte n’existe pas : ${names.place(at)}.`,
  },
  'coast-needed': {
    en: ({ at }, names) => `Which coast of ${en.place(names.place(at))}?`,
    fr: ({ at }, names) => `Quelle côte ${fr.ofPlace(names.place(at))} ?`,
  },
  'type-needed': {
    en: ({ at }, names) => `An army or a fleet in ${en.place(names.place(at))}?`,
    fr: ({ at }, names) => `Une armée ou une flotte ${fr.at(names.place(at))} ?`,
  },
  'wrong-type': {
    en: ({ at, type }, names) => `The unit in ${en.place(names.place(at))} is ${names.unitType(type)}.`,
    fr: ({ at, type }, names) => `L’unité qui se trouve ${fr.at(names.place(at))} est ${names.unitType(type)}.`,
  },
  'no-unit': {
    en: ({ at }, names) => (at !== undefined ? `There’s no unit in ${en.place(names.place(at))}.` : 'There’s no such unit.'),
    fr: ({ at }, names) => (at !== undefined ? `Il n’y a pas d’unité ${fr.at(names.place(at))}.` : 'Cette unité n’existe pas.'),
  },
  'not-your-unit': {
    en: ({ at }, names) => `The unit in ${en.place(names.place(at))} isn’t yours.`,
    fr: ({ at }, names) => `L’unité qui se trouve ${fr.at(names.place(at))} n’est pas à vous.`,
  },
  'no-such-order': {
    en: ({ kind }, names) => `This order doesn’t exist in this game: ${names.orderKind(kind)}.`,
    fr: ({ kind }, names) => `Cet ordre n’existe pas dans ce jeu : ${names.orderKind(kind)}.`,
  },
  'not-now': {
    en: ({ kind }, names) => `You can’t give this order now: ${names.orderKind(kind)}.`,
    fr: ({ kind }, names) => `Vous ne pouvez pas donner cet ordre maintenant : ${names.orderKind(kind)}.`,
  },
  'not-in-this-phase': {
    en: ({ of }, names) => `That order belongs in another phase: ${names.phase(of)}.`,
    fr: ({ of }, names) => `Cet ordre est pour une autre phase : ${names.phase(of)}.`,
  },
  'nobody-plays': {
    en: ({ power }, names) => `Nobody plays ${en.the(names.power(power))}: the powers vote on the orders of its units.`,
    fr: ({ power }, names) => `Personne ne joue ${fr.the(names.power(power))} : les puissances votent les ordres de ses unités.`,
  },
  'no-vote': {
    en: ({ of }, names) =>
      `Powers vote on the orders of ${en.the(names.power(of))}. You can vote only if your power is in the game and has a player.`,
    fr: ({ of }, names) =>
      `Les puissances votent les ordres ${fr.of(names.power(of))}. Seules votent celles qui sont encore en jeu et jouées par quelqu’un.`,
  },
  'virtual-not-ordered': {
    en: 'A virtual army can’t be given orders.',
    fr: 'On ne donne pas d’ordres à une armée virtuelle.',
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
