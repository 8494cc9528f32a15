import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { PALETTES } from '../../lib/look.js';
import { REPLAY_WORDS, type ReplayPage } from '../../matches/context/ports.js';

const line = z.object({ mark: z.enum(['done', 'failed', 'dislodged']).optional(), text: z.string() });
const groups = z.array(z.object({ heading: z.string(), seat: z.string().optional(), lines: z.array(line) }));

/** A replay as the main thread sends it. Its view and reports are checked when they are drawn. */
export const replayPage: z.ZodType<ReplayPage> = z.object({
  game: z.string(),
  language: z.enum(LANGUAGES),
  look: z.object({ palette: z.enum(PALETTES), hatched: z.boolean() }).optional(),
  bots: z.array(z.string()).readonly().optional(),
  title: z.string(),
  subtitle: z.string(),
  words: z.record(z.enum(REPLAY_WORDS), z.string()),
  start: z.object({ title: z.string(), view: z.unknown() }),
  steps: z.array(z.object({ title: z.string(), report: z.unknown(), groups, press: groups })),
});
