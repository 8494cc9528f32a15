import { z } from 'zod';

export const unit = z.object({
  power: z.string(),
  /** Army or fleet. */
  type: z.enum(['A', 'F']),
  at: z.string(),
  /** Set if the unit needs no centre: it is not counted against the centres of its power. */
  free: z.literal(true).optional(),
  /** The seat that orders it, if not its power's own seat. */
  duchy: z.string().optional(),
});
export type Unit = Readonly<z.infer<typeof unit>>;
export type UnitType = Unit['type'];

const dislodgedUnit = unit.extend({
  /**
   * Province that the attacker came from, closed to the retreat unless `convoyed`. Null if there is none: the attacker came from off the
   * board, or a battle threw the unit out.
   */
  from: z.string().nullable(),
  /** Whether the attacker came by convoy: the unit may then retreat to `from`. */
  convoyed: z.boolean(),
  /** Where it may retreat to. */
  retreats: z.array(z.string()).readonly(),
});
export type DislodgedUnit = Readonly<z.infer<typeof dislodgedUnit>>;

/** What changes on a board during a match. */
export const position = z.object({
  units: z.array(unit).readonly(),
  /** Dislodged units are listed only here, not in `units`, until they retreat. */
  dislodged: z.array(dislodgedUnit).readonly(),
  /** Provinces closed to retreats by a stand-off. */
  contested: z.array(z.string()).readonly(),
  /** Owner of each supply centre; centres without an owner are missing. */
  centres: z.record(z.string(), z.string()).readonly(),
});
export type Position = Readonly<z.infer<typeof position>>;

export const turn = z.object({ year: z.number().int(), season: z.enum(['spring', 'fall', 'autumn', 'winter']) });
export type Turn = Readonly<z.infer<typeof turn>>;
