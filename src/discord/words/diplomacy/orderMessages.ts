import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Messages about orders and their outcomes. */
export const orderMessages = messages({
  /** Joins an order, its outcome, and the reason: "A Xianyang – Anyi bounces: strength 2 against 2". */
  sentence: {
    en: (order: string, verdict: string, why: string | undefined) =>
      [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : `: ${why}`),
    fr: (order, verdict, why) => [order, verdict].filter(Boolean).join(' ') + (why === undefined ? '' : ` : ${why}`),
  },
  /** Compares two strengths. */
  against: {
    en: (attack: string, against: string) => `strength ${attack} against ${against}`,
    fr: (attack, against) => `force ${attack} contre ${against}`,
  },
  /** Follows a strength: where its unit is, or where it came from. */
  whose: {
    en: (where: 'at' | 'from', place: string) => `${where === 'at' ? 'in' : 'from'} ${en.place(place)}`,
    fr: (where, place) => (where === 'at' ? fr.at(place) : `venue ${fr.from(place)}`),
  },
  /** Compares two sums of strengths, in explanations: "1 + 1 (Shaoliang) = 2 against 1". */
  sumAgainst: {
    en: (attack: string, against: string) => `${attack} against ${against}`,
    fr: (attack, against) => `${attack} contre ${against}`,
  },
  /** Where supports came from, in brackets behind a strength. */
  supportedFrom: {
    en: (places: readonly string[]) => `support from ${en.list(places)}`,
    fr: places => `${places.length > 1 ? 'soutiens' : 'soutien'} : ${fr.list(places)}`,
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
  /** Follows a support or convoy of a unit whose order was another. */
  unmatchedBy: {
    en: (unit: string) => `is wasted: ${unit} did something else`,
    fr: unit => `est sans effet : ${unit} a fait autre chose`,
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
      `${alone ? 'est délogée' : 'l’unité est délogée'}${from === undefined ? '' : ` par l’attaque venue ${fr.from(from)}`}${why === '' ? '' : ` : ${why}`}`,
  },
  /** Follows a support or convoy that one attack cut: that attack dislodged the unit too. */
  alsoDislodged: {
    en: (why: string) => `, which also dislodges it${why === '' ? '' : `: ${why}`}`,
    fr: why => `, qui déloge aussi l’unité${why === '' ? '' : ` : ${why}`}`,
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
  /** Precedes what a unit of a power without a player did. `power`: left out where the unit’s place has its name. */
  ofNeutral: {
    en: (power: string | undefined, told: string) => (power === undefined ? told : `${power}: ${told}`),
    fr: (power, told) => (power === undefined ? told : `${power}\u00a0: ${told}`),
  },
  /** Follows an order decided by vote: how many of all powers voted for it. Never how many units, which would reveal who voted. */
  behind: {
    en: (powers: number, whole: number) => `${powers} of ${en.count(whole, '# power', '# powers')} agreed, with enough units`,
    fr: (powers, whole) => `${fr.count(powers, '# puissance', '# puissances')} sur ${whole} d’accord, avec assez d’unités`,
  },
  /** The most powers that agreed on an order for a unit, and what they lacked: powers or units. */
  short: {
    en: (powers: number, whole: number, of: 'powers' | 'units') => {
      const most = `the most popular choice had ${of === 'units' ? '' : 'only '}${powers} of ${en.count(whole, '# power', '# powers')}`;
      return of === 'units' ? `${most}, but too few units` : most;
    },
    fr: (powers, whole, of) => {
      const most = `le choix le plus demandé ${of === 'units' ? 'a réuni' : 'n’a réuni que'} ${fr.count(powers, '# puissance', '# puissances')} sur ${whole}`;
      return of === 'units' ? `${most}, mais trop peu d’unités` : most;
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
  /** Lists units for which no vote had a majority and to which nothing happened. `short`: the votes, if anybody voted. */
  idleNeutrals: {
    en: (units: readonly IdleNeutral[]) => {
      const [only, ...others] = units;
      if (only === undefined || others.length > 0) return `No majority, so these hold: ${en.list(units.map(withVotes))}`;
      return withVotes({ unit: `No majority: ${only.unit} holds`, short: only.short });
    },
    fr: units => {
      const [only, ...others] = units;
      if (only === undefined || others.length > 0) return `Sans majorité, ces unités tiennent : ${fr.list(units.map(withVotes))}`;
      return withVotes({ unit: `Sans majorité : ${only.unit} tient`, short: only.short });
    },
  },
});

/** A unit for which no vote had a majority, with the votes if anybody voted. */
interface IdleNeutral {
  readonly unit: string;
  readonly short: string | undefined;
}

const withVotes = ({ unit, short }: IdleNeutral): string => (short === undefined ? unit : `${unit} (${short})`);
