import { z } from 'zod';
import { dynasty } from '../board/dynasties.js';

/** What ends the game: states enough, no neutral army left in a state, armies enough around every state, the last round. */
export const reason = z.enum(['states', 'neutrals', 'armies', 'rounds']);
export type Reason = z.infer<typeof reason>;

/** Why the game came to its end, and what told the winners from the others. */
export const ending = z
  .object({ reason, by: z.enum(['states', 'superiorities', 'strongholds']), winners: z.array(dynasty).readonly() })
  .readonly();
export type Ending = z.infer<typeof ending>;
