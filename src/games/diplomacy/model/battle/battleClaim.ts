import { z } from 'zod';

/** A commander's report of a battle on which reports conflict. */
export const battleClaim = z.object({
  battle: z.string(),
  seat: z.string(),
  /** The nation whose army won. Absent: the status quo remains. `side`: the number of its side, from 1. */
  army: z.string().optional(),
  side: z.number().int().positive().optional(),
  destroyed: z.boolean(),
});

export type BattleClaim = Readonly<z.infer<typeof battleClaim>>;
