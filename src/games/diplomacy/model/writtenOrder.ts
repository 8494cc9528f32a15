import { z } from 'zod';

/**
 * An order of a player, as understood. `at`: location of the ordered unit. `type`: its type on the board. Locations are board ids: "xia",
 * "stp/nc".
 */
const who = { type: z.enum(['A', 'F']), at: z.string() };
export const writtenOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hold'), ...who }),
  z.object({ kind: z.literal('move'), ...who, to: z.string(), viaConvoy: z.boolean().optional() }),
  /** `of`: province of the supported unit. Without `to`: support to hold. */
  z.object({ kind: z.literal('support'), ...who, of: z.string(), to: z.string().optional() }),
  z.object({ kind: z.literal('convoy'), ...who, of: z.string(), to: z.string() }),
  /** Warring States, Fleets 1: an army becomes a fleet. */
  z.object({ kind: z.literal('raise'), ...who }),
  /** Warring States, Rapid River Move: one to three steps. */
  z.object({ kind: z.literal('rapid'), ...who, path: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('retreat'), ...who, to: z.string() }),
  z.object({ kind: z.literal('disband'), ...who }),
  z.object({ kind: z.literal('build'), ...who }),
  z.object({ kind: z.literal('remove'), ...who }),
  z.object({ kind: z.literal('waive') }),
]);
export type WrittenOrder = Readonly<z.infer<typeof writtenOrder>>;
export type OrderKind = WrittenOrder['kind'];
/** An order to a unit. */
export type UnitOrder = Exclude<WrittenOrder, { kind: 'waive' }>;
export type OrderOf<K extends OrderKind> = Extract<WrittenOrder, { kind: K }>;
