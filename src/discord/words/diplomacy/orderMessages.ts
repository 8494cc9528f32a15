import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Where an attack came from, if not from the place itself. */
const whence = {
  en: (from: string | undefined): string => (from === undefined ? '' : ` from ${from}`),
  fr: (from: string | undefined): string => (from === undefined ? '' : ` depuis ${from}`),
};

/** Messages about orders and their outcomes. */
export const orderMessages = messages({
  /** Joins an order, its outcome, and the reason: "A Xianyang – Anyi bounces: 2 against 2". */
  sentence: {
    en: (order: string, verdict: string, why: string | undefined) =>
      [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : `: ${why}`),
    fr: (order, verdict, why) => [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : ` : ${why}`),
  },
  /** Two strengths, and where the second came from if not from the place itself. */
  against: {
    en: (attack: string, against: string, from: string | undefined) => `${attack} against ${against}${whence.en(from)}`,
    fr: (attack, against, from) => `${attack} contre ${against}${whence.fr(from)}`,
  },
  /** Between two things said of one order. */
  between: {
    en: '; ',
    fr: ' ; ',
  },
  /** After a unit: it becomes a fleet; after a move: it asks for a convoy. */
  raises: {
    en: 'R F',
    fr: 'L F',
  },
  viaConvoy: {
    en: 'by convoy',
    fr: 'par convoi',
  },
  /** A build that was given up. */
  waived: {
    en: 'A build is waived',
    fr: 'On renonce à une construction',
  },
  notWritten: {
    en: 'no order',
    fr: 'sans ordre',
  },
  /** Units without an order to which nothing happened. */
  idle: {
    en: (units: readonly string[]) => `No order: ${en.list(units)} ${units.length > 1 ? 'hold' : 'holds'}`,
    fr: units => `Sans ordre : ${fr.list(units)} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  },
  reverted: {
    en: 'it becomes an army',
    fr: 'elle devient une armée',
  },
  /** After the order of a unit: where the attack came from, and the strengths. `alone`: nothing else was said about the order. */
  dislodged: {
    en: (from: string | undefined, why: string, alone: boolean) =>
      `${alone ? 'is' : 'it is'} dislodged${whence.en(from)}${why === '' ? '' : `: ${why}`}`,
    fr: (from, why, alone) => `${alone ? 'est délogée' : 'elle est délogée'}${whence.fr(from)}${why === '' ? '' : ` : ${why}`}`,
  },
  /** After what a unit did: it withstood with more. */
  bonus: {
    en: (cause: string, by: number) => `${cause}: + ${by}`,
    fr: (cause, by) => `${cause} : + ${by}`,
  },
  neutrals: {
    en: 'Neutrals, by vote',
    fr: 'Neutres, par vote',
  },
  /** A power that nobody plays, before what it did. */
  ofNeutral: {
    en: (power: string, told: string) => `${power}: ${told}`,
    fr: (power, told) => `${power} : ${told}`,
  },
  /** After an order that was voted: by how many of all powers. Not by how many units: that would reveal who voted. */
  behind: {
    en: (powers: number, whole: number) => `${powers} of ${en.count(whole, '# power', '# powers')}, and enough units`,
    fr: (powers, whole) => `${fr.count(powers, '# puissance', '# puissances')} sur ${whole}, et assez d’unités`,
  },
  /** The most powers that agreed on something for a unit, and what they were short of. */
  short: {
    en: (powers: number, whole: number, of: 'powers' | 'units') =>
      `${powers} of ${en.count(whole, '# power', '# powers')}${of === 'units' ? ', but not enough units' : ''}`,
    fr: (powers, whole, of) =>
      `${fr.count(powers, '# puissance', '# puissances')} sur ${whole}${of === 'units' ? ', mais pas assez d’unités' : ''}`,
  },
  /** A power that might have built more: no vote for it carried. */
  unbuilt: {
    en: (power: string, short: string) => `${power}: no majority for a build (${short})`,
    fr: (power, short) => `${power} : pas de majorité pour une construction (${short})`,
  },
  /** After what a unit without agreement did; `short`: the votes, if anybody voted. */
  noMajority: {
    en: (short: string | undefined) => (short === undefined ? 'no majority' : `no majority: ${short}`),
    fr: short => (short === undefined ? 'sans majorité' : `sans majorité : ${short}`),
  },
  idleNeutrals: {
    en: (units: readonly string[]) => `No majority: ${en.list(units)} ${units.length > 1 ? 'hold' : 'holds'}`,
    fr: units => `Sans majorité : ${fr.list(units)} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  },
});
