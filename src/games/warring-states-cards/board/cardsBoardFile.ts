import { z } from 'zod';
import { numberPair } from '../../pairs.js';
import { dynasty } from './dynasties.js';

const point = numberPair();
const named = z.object({ en: z.string(), fr: z.string() });
const id = z.string().regex(/^[a-z0-9-]+$/);
const hold = z.string().regex(/^[1-9]\d?$/);

/** Schema of `assets/boards/warring-states-cards/board.json`. Coordinates are frame pixels, y down. */
export const cardsBoardFile = z.object({
  id,
  name: named,
  hanzi: z.string(),
  credit: named,
  provenance: z.string(),
  status: z.literal('reconstructed'),
  frame: z.object({ width: z.number(), height: z.number() }),
  /** `letters`: what marks its armies for people who cannot read the hanzi. `colour`: "#rrggbb". */
  dynasties: z.array(z.object({ id: dynasty, name: named, hanzi: z.string(), letters: z.string(), colour: z.string() })),
  /** `strongholds`: the six around it, clockwise. */
  states: z.array(
    z.object({
      id,
      name: named,
      hanzi: z.string(),
      centre: point,
      strongholds: z.array(hold).length(6),
      status: z.enum(['seed', 'reconstructed']),
    }),
  ),
  strongholds: z.array(z.object({ id: hold, at: point })),
  roads: z.array(z.tuple([hold, hold])),
});

export type CardsBoardFile = z.infer<typeof cardsBoardFile>;
