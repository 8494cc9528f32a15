import { z } from 'zod';
import { declaration } from './declaration.js';

export const battleArmy = z.object({ power: z.string(), strength: z.number(), points: z.number() });

export type BattleArmy = Readonly<z.infer<typeof battleArmy>>;

export const battleSide = z.object({
  /** What its victory brings about; absent: the status quo. */
  for: declaration.optional(),
  leader: z.string(),
  /** Contenders and the supports given to them, by their place before the orders. */
  units: z.array(z.string()).readonly(),
  strength: z.number(),
  /** The side withdraws when armies of this strength are broken. */
  breaksAt: z.number(),
  points: z.number(),
  /** By nation. */
  armies: z.array(battleArmy).readonly(),
  /** Its contending units: a cataclysm destroys them. */
  contenders: z.array(z.object({ power: z.string(), unit: z.string() })).readonly(),
});

export type BattleSide = Readonly<z.infer<typeof battleSide>>;

/** A battle as formed from the declarations. */
export const battle = z.object({
  /** "3-fall-ALTD+REIK" */
  id: z.string(),
  at: z.array(z.string()).readonly(),
  /** Declared sides by the place of their unit, then the status quo. */
  sides: z.array(battleSide).readonly(),
  primaryDefender: z.string().optional(),
  /** Nations refused by the primary defender, or that stay away. */
  refused: z.array(z.string()).readonly(),
  /** Nations that withdrew at once. */
  withdrawn: z.array(z.string()).readonly().optional(),
  /** Nation → commander of its army. */
  commanders: z.record(z.string(), z.string()).readonly(),
  /** Places of battles to be fought first. */
  waitsFor: z.array(z.string()).readonly(),
});

export type Battle = Readonly<z.infer<typeof battle>>;
