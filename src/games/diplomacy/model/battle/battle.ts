import { z } from 'zod';
import { declaration } from './declaration.js';

export const battleArmy = z.object({ power: z.string(), strength: z.number(), points: z.number() });

export type BattleArmy = Readonly<z.infer<typeof battleArmy>>;

export const battleSide = z.object({
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
  armies: z.array(battleArmy).readonly(),
  /** Those of its units that contend themselves: what a cataclysm destroys. */
  contenders: z.array(z.object({ power: z.string(), unit: z.string() })).readonly(),
});

export type BattleSide = Readonly<z.infer<typeof battleSide>>;

/** A battle as it is drawn up. */
export const battle = z.object({
  /** "3-fall-ALTD+REIK" */
  id: z.string(),
  at: z.array(z.string()).readonly(),
  /** Declared sides by their unit's place, then the status quo. */
  sides: z.array(battleSide).readonly(),
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
