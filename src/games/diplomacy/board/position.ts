import { z } from 'zod';

export const unit = z.object({
  power: z.string(),
  /** Army or fleet. */
  type: z.enum(['A', 'F']),
  at: z.string(),
  /** It needs no centre and counts for none. */
  free: z.literal(true).optional(),
  /** The seat that orders it, where several share its power; none: the power's own. */
  duchy: z.string().optional(),
});
export type Unit = Readonly<z.infer<typeof unit>>;
export type UnitType = Unit['type'];

const dislodgedUnit = unit.extend({
  /** The province its attacker came from, closed to its retreat; null: an attacker from off the board. */
  from: z.string().nullable(),
  /** The attacker came by convoy: then `from` is open. */
  convoyed: z.boolean(),
  /** Where it may retreat to. */
  retreats: z.array(z.string()).readonly(),
});
export type DislodgedUnit = Readonly<z.infer<typeof dislodgedUnit>>;

/** What changes on a board. */
export const position = z.object({
  units: z.array(unit).readonly(),
  /** Dislodged units stand here alone until they retreat. */
  dislodged: z.array(dislodgedUnit).readonly(),
  /** Provinces closed to retreats by a stand-off. */
  contested: z.array(z.string()).readonly(),
  /** Who controls each supply centre; one that nobody controls is missing. */
  centres: z.record(z.string(), z.string()).readonly(),
});
export type Position = Readonly<z.infer<typeof position>>;

export const turn = z.object({ year: z.number().int(), season: z.enum(['spring', 'fall', 'autumn', 'winter']) });
export type Turn = Readonly<z.infer<typeof turn>>;
