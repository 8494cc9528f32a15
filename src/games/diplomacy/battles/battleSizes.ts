import type { PointScale } from '../model/battle/battleTerms.js';

const LINEAR = 1000;

/** Points that a strength of one nation fields: the base, plus a quarter of it for each further strength. */
export const totalOf = (scale: PointScale, strength: number): number =>
  scale === 'linear' ? LINEAR * strength : scale + ((strength - 1) * scale) / 4;

/** Points per strength if several nations share a side: the total divided equally, rounded up to 5. */
export const shareOf = (scale: PointScale, strength: number): number => Math.ceil(totalOf(scale, strength) / strength / 5) * 5;

/** A side withdraws when more than half its strength is broken. */
export const breaksAt = (strength: number): number => Math.floor(strength / 2) + 1;
