import { z } from 'zod';
import { cardsEvent } from '../model/cardsEvent.js';
import { publicView } from './publicView.js';

/** The public report of a decision: its events in order, and the table after it. */
export const cardsReport = z.object({
  kind: z.literal('warring-states-cards'),
  phase: z.enum(['keep', 'state', 'battle', 'use', 'take', 'over']),
  round: z.number().int(),
  events: z.array(cardsEvent).readonly(),
  after: publicView,
});
export type CardsReport = Readonly<z.infer<typeof cardsReport>>;
