import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { chosenOptions, deadlines, matchEnd, postedPictures } from '../match.js';
import { plan } from '../plan.js';

/** The version of the form; another one is refused. */
export const FORM = 1;

const moment = z.number().int().nonnegative();

/** Of a closed phase: what a seat had ordered, in English, as the seals have it, and the salt of its seal. */
const ordered = z.strictObject({
  orders: z.string(),
  salt: z
    .string()
    .regex(/^[0-9a-f]*$/)
    .optional(),
});

const filedPhase = z.strictObject({
  number: z.number().int().positive(),
  kind: z.string(),
  openedAt: moment,
  dueAt: moment,
  /** Before anything was ordered; the game's own. */
  state: z.unknown(),
  /** Not of the last one, which was open, or held the final position. */
  closed: z
    .strictObject({
      at: moment,
      by: z.enum(['ready', 'deadline', 'skipped', 'host']),
      /** By seat. */
      orders: z.record(z.string(), ordered),
      /** The game's own. */
      report: z.unknown(),
    })
    .optional(),
});
export type FiledPhase = z.infer<typeof filedPhase>;

/** A match as a file: how it is hosted, and every phase. No user, no secret, nothing of the open phase but its position. */
export const matchFile = z.strictObject({
  form: z.literal(FORM),
  game: z.string(),
  language: z.enum(LANGUAGES),
  deadlines,
  plan,
  options: chosenOptions,
  pictures: postedPictures,
  /** None: it was not over. */
  end: matchEnd.optional(),
  /** In the order in which they were dealt. */
  seats: z.array(z.string()).min(1).max(99),
  phases: z.array(filedPhase).min(1).max(5_000),
});
export type MatchFile = z.infer<typeof matchFile>;
