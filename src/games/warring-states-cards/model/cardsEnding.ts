import { z } from 'zod';
import { dynasty } from '../board/dynasties.js';

/** What ends the game: states enough, no neutral army left in a state, armies enough around every state, the last round. */
export const endReason = z.enum(['states', 'neutrals', 'armies', 'rounds']);
export type EndReason = z.infer<typeof endReason>;

/** Why the game came to its end, and what told the winners from the others. */
export const cardsEnding = z
  .object({ reason: endReason, by: z.enum(['states', 'superiorities', 'strongholds']), winners: z.array(dynasty).readonly() })
  .readonly();
export type CardsEnding = z.infer<typeof cardsEnding>;
