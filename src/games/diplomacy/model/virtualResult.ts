import { z } from 'zod';
import { outcome, strength } from './outcome.js';

/** What became of a virtual army: one that guards held, supported the unit that stayed, or was beaten; one that comes moved or not. */
export const virtualResult = z.object({
  power: z.string(),
  /** The province it is called after. */
  at: z.string(),
  success: z.boolean(),
  outcome: z.union([outcome, z.object({ kind: z.enum(['supported', 'beaten']) })]),
  /** What one that guards alone withstood with. */
  hold: strength.optional(),
});

export type VirtualResult = Readonly<z.infer<typeof virtualResult>>;
