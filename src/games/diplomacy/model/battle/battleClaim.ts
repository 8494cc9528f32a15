import { z } from 'zod';

/** What one commander reported of a battle, by its id, about which the reports differ. */
export const battleClaim = z.object({
  battle: z.string(),
  seat: z.string(),
  /** Whose army won, on which side as the battle counts them from 1; nobody's: the status quo. */
  army: z.string().optional(),
  side: z.number().int().positive().optional(),
  destroyed: z.boolean(),
});

export type BattleClaim = Readonly<z.infer<typeof battleClaim>>;
