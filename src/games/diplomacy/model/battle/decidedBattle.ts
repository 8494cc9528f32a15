import { z } from 'zod';
import { battle as battleSchema } from './battle.js';
import { declaration } from './declaration.js';

/** A battle with its outcome. */
export const decidedBattle = battleSchema.extend({
  /** The unit whose side won; none: the status quo. */
  winner: declaration.optional(),
  /** The nation whose army won it; none: nobody broke, or nobody was left. */
  army: z.string().optional(),
  by: z.enum(['unopposed', 'draw', 'reports', 'host']),
  /** It was drawn because the reports differed and nobody decided. */
  undecided: z.literal(true).optional(),
  /** Units destroyed for good. */
  destroyed: z.array(z.string()).readonly(),
});

export type DecidedBattle = Readonly<z.infer<typeof decidedBattle>>;
