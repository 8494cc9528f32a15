import { z } from 'zod';
import { event } from '../model/cardsEvent.js';
import { publicView } from './publicView.js';

/** What everybody may know when a decision has been made: what came of it, in order, and what lies on the table after it. */
export const report = z.object({
  kind: z.literal('warring-states-cards'),
  phase: z.enum(['keep', 'state', 'battle', 'use', 'take', 'over']),
  round: z.number().int(),
  events: z.array(event).readonly(),
  after: publicView,
});
export type Report = Readonly<z.infer<typeof report>>;
