import { z } from 'zod';
import { dynasty } from '../board/dynasties.js';

/**
 * What ends the game: a player controls enough states, no neutral army is left in a state, every state has enough armies around it, or the
 * last round is over.
 */
export const endReason = z.enum(['states', 'neutrals', 'armies', 'rounds']);
export type EndReason = z.infer<typeof endReason>;

/** Why the game ended, and what decided the winners. */
export const cardsEnding = z
  .object({ reason: endReason, by: z.enum(['states', 'superiorities', 'strongholds']), winners: z.array(dynasty).readonly() })
  .readonly();
export type CardsEnding = z.infer<typeof cardsEnding>;
