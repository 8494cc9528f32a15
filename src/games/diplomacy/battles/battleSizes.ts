import type { PointScale } from '../model/battle/battleTerms.js';

const LINEAR = 1000;

/** Points that so much strength of one nation fields: the base, and a quarter of it for each strength more. */
export const totalOf = (scale: PointScale, strength: number): number =>
  scale === 'linear' ? LINEAR * strength : scale + ((strength - 1) * scale) / 4;

/** What each unit of strength brings where several nations share a side: the total in equal parts, rounded up to 5. */
export const shareOf = (scale: PointScale, strength: number): number => Math.ceil(totalOf(scale, strength) / strength / 5) * 5;

/** A side withdraws when armies worth more than half its strength are broken. */
export const breaksAt = (strength: number): number => Math.floor(strength / 2) + 1;
