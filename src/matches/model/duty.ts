import type { UserId } from './match.js';

/**
 * What became of the orders that a player owed in a phase: they came in time, after the deadline that was postponed for them, or not at all;
 * or the player gave the seat up.
 */
export const DUTY_KINDS = ['kept', 'late', 'missed', 'left'] as const;
export type DutyKind = (typeof DUTY_KINDS)[number];

/**
 * The orders that a player owed in a phase. A later entry about the same player and phase replaces an earlier one, except `kept`: whoever was
 * late stays late.
 */
export interface Duty {
  readonly phase: number;
  readonly user: UserId;
  readonly kind: DutyKind;
}

/** How much each counts: 1 is perfect. */
const WORTH: Readonly<Record<DutyKind, number>> = { kept: 1, late: 0.5, missed: 0, left: 0 };
/** Giving a seat up weighs as much as this many turns. */
const WEIGHT: Readonly<Record<DutyKind, number>> = { kept: 1, late: 1, missed: 1, left: 5 };
/** Each turn weighs this much less than the one after it. */
const FADES = 0.97;
/** How many of the latest turns count. */
export const DUTIES_COUNTED = 100;
/** Somebody who owed orders less often is new. */
export const NEW_BELOW = 10;

/** How reliable a player is: percent; the numbers of turns that it comes from. */
export interface Reliability {
  readonly percent: number;
  readonly counts: Readonly<Record<DutyKind, number>>;
  readonly word: 'new' | 'reliable' | 'mostly' | 'late';
}

/** The reliability of a player from what they owed, the latest first. */
export function reliabilityOf(duties: readonly DutyKind[]): Reliability {
  const counts = { kept: 0, late: 0, missed: 0, left: 0 };
  let [sum, whole] = [0, 0];
  duties.forEach((kind, i) => {
    counts[kind] += 1;
    const weight = WEIGHT[kind] * FADES ** i;
    sum += weight * WORTH[kind];
    whole += weight;
  });
  const percent = whole === 0 ? 100 : Math.round((100 * sum) / whole);
  return { percent, counts, word: duties.length < NEW_BELOW ? 'new' : wordFor(percent) };
}

function wordFor(percent: number): Reliability['word'] {
  if (percent >= 90) return 'reliable';
  return percent >= 75 ? 'mostly' : 'late';
}
