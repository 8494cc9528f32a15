import { z } from 'zod';
import { declaration } from './declaration.js';

export const battleArmy = z.object({ power: z.string(), strength: z.number(), points: z.number() });

export const battleSide = z.object({
  /** The declaration that takes effect if this side wins. Absent: the status quo. */
  for: declaration.optional(),
  leader: z.string(),
  /** Contending units and those that support them, each named by its place before the orders. */
  units: z.array(z.string()).readonly(),
  strength: z.number(),
  /** The side withdraws once armies of this total strength are broken. */
  breaksAt: z.number(),
  points: z.number(),
  /** One army per nation. */
  armies: z.array(battleArmy).readonly(),
  /** The contending units of the side. A cataclysm destroys them if the side loses. */
  contenders: z.array(z.object({ power: z.string(), unit: z.string() })).readonly(),
});

export type BattleSide = Readonly<z.infer<typeof battleSide>>;

/** A battle as formed from the declarations. */
export const battle = z.object({
  /** "3-fall-ALTD+REIK" */
  id: z.string(),
  at: z.array(z.string()).readonly(),
  /** Declared sides in the order of the places of their units, then the side of the status quo. */
  sides: z.array(battleSide).readonly(),
  primaryDefender: z.string().optional(),
  /** Nations that the primary defender refused, or that stay away. */
  refused: z.array(z.string()).readonly(),
  /** Nations that withdrew at once. */
  withdrawn: z.array(z.string()).readonly().optional(),
  /** Nation → commander of its army. */
  commanders: z.record(z.string(), z.string()).readonly(),
  /** Places of the battles that must be fought first. */
  waitsFor: z.array(z.string()).readonly(),
});

export type Battle = Readonly<z.infer<typeof battle>>;
