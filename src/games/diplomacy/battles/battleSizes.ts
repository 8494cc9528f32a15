import type { PointScale } from '../model/battle/battleTerms.js';

const LINEAR = 1000;

/**
 * The points that a single nation of this strength fields: the base, plus a quarter of the base for each strength above 1; linear: 1000 per
 * strength.
 */
export const totalOf = (scale: PointScale, strength: number): number =>
  scale === 'linear' ? LINEAR * strength : scale + ((strength - 1) * scale) / 4;

/** The points per strength if several nations share a side: the side's total divided by its strength, rounded up to a multiple of 5. */
export const shareOf = (scale: PointScale, strength: number): number => Math.ceil(totalOf(scale, strength) / strength / 5) * 5;

/** The broken strength at which a side withdraws: more than half of its strength. */
export const breaksAt = (strength: number): number => Math.floor(strength / 2) + 1;
