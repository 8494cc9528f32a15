import { z } from 'zod';
import { battle as battleSchema } from './battle.js';
import { declaration } from './declaration.js';

/** A battle with its outcome. */
export const decidedBattle = battleSchema.extend({
  /** The declaration whose side won; absent: the status quo. */
  winner: declaration.optional(),
  /** The nation whose army won; absent: nobody broke, or nobody was left. */
  army: z.string().optional(),
  by: z.enum(['unopposed', 'draw', 'reports', 'host']),
  /** Drawn because the reports conflicted and nobody decided. */
  undecided: z.literal(true).optional(),
  /** The destroyed units, by their place before the orders. */
  destroyed: z.array(z.string()).readonly(),
});

export type DecidedBattle = Readonly<z.infer<typeof decidedBattle>>;
