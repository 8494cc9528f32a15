import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Names the place an attack came from, if there is one to name. */
const whence = {
  en: (from: string | undefined): string => (from === undefined ? '' : ` from ${en.place(from)}`),
  fr: (from: string | undefined): string => (from === undefined ? '' : ` depuis ${fr.place(from)}`),
};

/** Messages about orders and their outcomes. */
export const orderMessages = messages({
  /** Joins an order, its outcome, and the reason: "A Xianyang – Anyi bounces: 2 against 2". */
  sentence: {
    en: (order: string, verdict: string, why: string | undefined) =>
      [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : `: ${why}`),
    fr: (order, verdict, why) => [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : ` : ${why}`),
  },
  /** Compares two strengths. `from`: where the second one came from. Undefined if it is that of the place under attack. */
  against: {
    en: (attack: string, against: string, from: string | undefined) => `${attack} against ${against}${whence.en(from)}`,
    fr: (attack, against, from) => `${attack} contre ${against}${whence.fr(from)}`,
  },
  /** Joins two statements about the same order. */
  between: {
    en: '; ',
    fr: ' ; ',
  },
  /** Follows a unit that becomes a fleet. */
  raises: {
    en: 'raises a fleet',
    fr: 'lève une flotte',
  },
  /** Follows a move that asks for a convoy. */
  viaConvoy: {
    en: 'by convoy',
    fr: 'par convoi',
  },
  /** A build that was waived. */
  waived: {
    en: 'A build is waived',
    fr: 'On renonce à une construction',
  },
  notWritten: {
    en: 'no order',
    fr: 'sans ordre',
  },
  /** Lists units without an order to which nothing happened. */
  idle: {
    en: (units: readonly string[]) => `💤 No order: ${en.list(units)} ${units.length > 1 ? 'hold' : 'holds'}`,
    fr: units => `💤 Sans ordre : ${fr.list(units)} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  },
  /** Lists units that were ordered to hold and to which nothing happened. */
  holding: {
    en: (units: readonly string[]) => `✅ ${en.list(units)} ${units.length > 1 ? 'hold' : 'holds'}`,
    fr: units => `✅ ${fr.list(units)} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  },
  reverted: {
    en: 'it turns into an army',
    fr: 'elle redevient une armée',
  },
  /**
   * Follows the order of a dislodged unit: where the attack came from, and the strengths. `alone`: whether nothing else is said about the
   * order.
   */
  dislodged: {
    en: (from: string | undefined, why: string, alone: boolean) =>
      `${alone ? 'is' : 'it is'} dislodged${from === undefined ? '' : ` by the attack from ${en.place(from)}`}${why === '' ? '' : `: ${why}`}`,
    fr: (from, why, alone) =>
      `${alone ? 'est délogée' : 'elle est délogée'}${from === undefined ? '' : ` par l’attaque venue ${fr.from(from)}`}${why === '' ? '' : ` : ${why}`}`,
  },
  /** Follows what a unit did: its additional strength, and the cause. */
  bonus: {
    en: (cause: string, by: number) => `${cause}: + ${by}`,
    fr: (cause, by) => `${cause} : + ${by}`,
  },
  neutrals: {
    en: 'Neutrals, by vote',
    fr: 'Neutres, par vote',
  },
  /** Precedes what a unit of a power without a player did. */
  ofNeutral: {
    en: (power: string, told: string) => `${power}: ${told}`,
    fr: (power, told) => `${power} : ${told}`,
  },
  /** Follows an order decided by vote: how many of all powers voted for it. Never how many units, which would reveal who voted. */
  behind: {
    en: (powers: number, whole: number) => `${powers} of ${en.count(whole, '# power', '# powers')} agreed, with enough units`,
    fr: (powers, whole) => `${fr.count(powers, '# puissance', '# puissances')} sur ${whole} d’accord, avec assez d’unités`,
  },
  /** The most powers that agreed on an order for a unit, and what they lacked: powers or units. */
  short: {
    en: (powers: number, whole: number, of: 'powers' | 'units') => {
      const agreed = `${powers} of ${en.count(whole, '# power', '# powers')} agreed`;
      return of === 'units' ? `${agreed}, but with too few units` : `only ${agreed}`;
    },
    fr: (powers, whole, of) => {
      const agreed = fr.count(powers, '# puissance', '# puissances');
      return of === 'units' ? `${agreed} sur ${whole} d’accord, mais avec trop peu d’unités` : `seulement ${agreed} d’accord sur ${whole}`;
    },
  },
  /** A power that could have built more, because no vote for a build had a majority. */
  unbuilt: {
    en: (power: string, short: string) => `${power}: no majority for a build (${short})`,
    fr: (power, short) => `${power} : pas de majorité pour une construction (${short})`,
  },
  /** Follows what a unit did for which no vote had a majority. `short`: the votes, if anybody voted. */
  noMajority: {
    en: (short: string | undefined) => (short === undefined ? 'no majority' : `no majority: ${short}`),
    fr: short => (short === undefined ? 'sans majorité' : `sans majorité : ${short}`),
  },
  idleNeutrals: {
    en: (units: readonly string[]) => `No majority: ${en.list(units)} ${units.length > 1 ? 'hold' : 'holds'}`,
    fr: units => `Sans majorité : ${fr.list(units)} ${units.length > 1 ? 'tiennent' : 'tient'}`,
  },
});
