import { z } from 'zod';
import { outcome, strength } from './outcome.js';

/** What became of a virtual army. A guard held, supported the unit that stayed, or was beaten; one that enters moved or not. */
export const virtualResult = z.object({
  power: z.string(),
  /** The province it is named for. */
  at: z.string(),
  success: z.boolean(),
  outcome: z.union([outcome, z.object({ kind: z.enum(['supported', 'beaten']) })]),
  /** Strength of a guard that stood alone. */
  hold: strength.optional(),
});

export type VirtualResult = Readonly<z.infer<typeof virtualResult>>;
