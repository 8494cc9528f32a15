import { z } from 'zod';
import { rest } from './time/grid.js';

const length = z.number().int().positive();

/** How powers may talk: in private and in public, in public alone, not at all. */
const PRESS_MODES = ['private', 'public', 'none'] as const;
export type PressMode = (typeof PRESS_MODES)[number];

/** How a match is hosted, beside the length of its phases: chosen when it is opened. What is left out is as usual. */
export const plan = z.object({
  /** Days on which no phase ends. */
  rest: rest.optional(),
  /** How long the first phase lasts in which somebody has a choice, in milliseconds. */
  first: length.optional(),
  /** So often a seat's missing orders put the deadline off; usually never. */
  extensions: z.number().int().min(0).max(9).optional(),
  /** After so many turns in a row with orders a seat gets an extension back; usually never. */
  regain: z.number().int().min(1).max(50).optional(),
  /** When orders are missing and no extension is left, everybody gets so much longer, once a phase. */
  grace: length.optional(),
  /** Before the match begins everybody has so long to say that he is there. */
  muster: length.optional(),
  /** What becomes of orders on file that were not said to be ready: usually they count as they are. */
  unready: z.enum(['drafts', 'hold']).optional(),
  /** What press there is in turns, and in phases between them; usually private and public in all. */
  press: z.enum(PRESS_MODES).optional(),
  pressBetween: z.enum(PRESS_MODES).optional(),
  /** Nobody is told who plays what, not even afterwards. */
  anonymous: z.literal(true).optional(),
});
export type Plan = Readonly<z.infer<typeof plan>>;
