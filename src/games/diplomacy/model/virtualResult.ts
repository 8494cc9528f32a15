import { z } from 'zod';
import { outcome, strength } from './outcome.js';

/** The result of a virtual army. A guard held, supported the unit that stayed, or was beaten; an army that enters moved or failed. */
export const virtualResult = z.object({
  power: z.string(),
  /** The province it is named after. */
  at: z.string(),
  success: z.boolean(),
  outcome: z.union([outcome, z.object({ kind: z.enum(['supported', 'beaten']) })]),
  /** Hold strength of a guard that defended alone. */
  hold: strength.optional(),
});

export type VirtualResult = Readonly<z.infer<typeof virtualResult>>;
