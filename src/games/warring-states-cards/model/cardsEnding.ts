import { z } from 'zod';
import { dynasty } from '../board/dynasties.js';

/** What ends the game: enough states, no neutral army left in a state, enough armies around every state, the last round. */
export const endReason = z.enum(['states', 'neutrals', 'armies', 'rounds']);
export type EndReason = z.infer<typeof endReason>;

/** Why the game ended, and what decided the winners. */
export const cardsEnding = z
  .object({ reason: endReason, by: z.enum(['states', 'superiorities', 'strongholds']), winners: z.array(dynasty).readonly() })
  .readonly();
export type CardsEnding = z.infer<typeof cardsEnding>;
