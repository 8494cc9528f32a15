import { z } from 'zod';
import type { PowerId } from '../board/location.js';
import { declaration } from './declaration.js';
import { compareTexts, nameOf } from './ground.js';
import { membersOf } from './groups.js';
import { type Band, unitsIn } from './sides.js';
import { breaksAt, type Scale, shareOf, totalOf } from './sizes.js';

export const army = z.object({ power: z.string(), strength: z.number(), points: z.number() });
export type Army = Readonly<z.infer<typeof army>>;

export const side = z.object({
  /** What its victory brings about; none: the status quo. */
  for: declaration.optional(),
  leader: z.string(),
  /** Contenders and the supports given to them, where they stood before the orders. */
  units: z.array(z.string()).readonly(),
  strength: z.number(),
  /** Broken armies of so much strength, and the side withdraws. */
  breaksAt: z.number(),
  points: z.number(),
  /** By nation. */
  armies: z.array(army).readonly(),
  /** Those of its units that contend themselves: what a cataclysm destroys. */
  contenders: z.array(z.object({ power: z.string(), unit: z.string() })).readonly(),
});
export type Side = Readonly<z.infer<typeof side>>;

/** A battle as it is drawn up. */
export const battle = z.object({
  /** "3-fall-ALTD+REIK" */
  id: z.string(),
  at: z.array(z.string()).readonly(),
  /** Declared sides by their unit's place, then the status quo. */
  sides: z.array(side).readonly(),
  primaryDefender: z.string().optional(),
  /** Nations turned away, or that stay away. */
  refused: z.array(z.string()).readonly(),
  /** Nations that withdrew at once. */
  withdrawn: z.array(z.string()).readonly().optional(),
  /** Of every nation with an army there: who commands it. */
  commanders: z.record(z.string(), z.string()).readonly(),
  /** Places of battles that have to be fought first. */
  waitsFor: z.array(z.string()).readonly(),
});
export type Battle = Readonly<z.infer<typeof battle>>;

/** The band with its numbers: one nation fields its total undivided, several bring shares. */
export function sideOf(scale: Scale, band: Band): Side {
  const strengths = strengthsIn(band);
  const strength = [...strengths.values()].reduce((a, b) => a + b, 0);
  const pointsOf = (own: number): number => (strengths.size === 1 ? totalOf(scale, own) : own * shareOf(scale, strength));
  const armies = [...strengths]
    .map(([power, own]) => ({ power, strength: own, points: pointsOf(own) }))
    .sort((a, b) => compareTexts(a.power, b.power));
  return {
    ...(band.declared && { for: band.declared }),
    leader: band.leader,
    units: [...unitsIn(band)],
    strength,
    breaksAt: breaksAt(strength),
    points: armies.reduce((sum, { points }) => sum + points, 0),
    armies,
    contenders: contendersIn(band),
  };
}

const contendersIn = ({ groups }: Band): Side['contenders'] =>
  groups.flatMap(group => membersOf(group).map(piece => ({ power: piece.power, unit: nameOf(piece) })));

function strengthsIn({ groups }: Band): ReadonlyMap<PowerId, number> {
  const strengths = new Map<PowerId, number>();
  const add = (power: PowerId, by: number): void => {
    strengths.set(power, (strengths.get(power) ?? 0) + by);
  };
  for (const { leader, own, supports } of groups) {
    add(leader.power, own);
    for (const s of supports) add(s.power, s.givenLeast);
  }
  return strengths;
}
