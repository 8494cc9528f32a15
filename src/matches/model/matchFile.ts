import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { CAPACITIES, chosenOptions, deadlines, matchEnd, postedPictures } from './match.js';
import { plan } from './hostingRules.js';

/** The version of the form; another one is refused. */
export const FORM = 1;

/** Characters of all that a seat ordered in a phase; of the name of anything; seats; phases. No game that was played here has half as many. */
const MOST = { orders: 20_000, name: 60, seats: 99, phases: 1_000 } as const;
const name = z.string().max(MOST.name);

const moment = z.number().int().nonnegative();

/** Of a closed phase: what a seat had ordered, in English, as the seals have it, and the salt of its seal. */
const ordered = z.strictObject({
  orders: z.string().max(MOST.orders),
  salt: z
    .string()
    .max(MOST.name)
    .regex(/^[0-9a-f]*$/)
    .optional(),
});

const filedPhase = z.strictObject({
  number: z.number().int().positive(),
  kind: name,
  openedAt: moment,
  dueAt: moment,
  /** By which edition of the game's rules it was resolved, or began; none: the first. */
  edition: z.number().int().positive().optional(),
  /** Before anything was ordered; the game's own. */
  state: z.unknown(),
  /** Not of the last one, which was open, or held the final position. */
  closed: z
    .strictObject({
      at: moment,
      by: z.enum(['ready', 'deadline', 'skipped', ...CAPACITIES]),
      /** By seat. */
      orders: z.record(name, ordered).refine(orders => Object.keys(orders).length <= MOST.seats),
      /** The game's own. */
      report: z.unknown(),
    })
    .optional(),
});
export type FiledPhase = z.infer<typeof filedPhase>;

/** A match as a file: how it is hosted, and every phase. No user, no secret, nothing of the open phase but its position. */
export const matchFile = z.strictObject({
  form: z.literal(FORM),
  game: name,
  language: z.enum(LANGUAGES),
  deadlines,
  plan,
  options: chosenOptions,
  pictures: postedPictures,
  /** None: it was not over. */
  end: matchEnd.optional(),
  /** In the order in which they were dealt. */
  seats: z.array(name).min(1).max(MOST.seats),
  phases: z.array(filedPhase).min(1).max(MOST.phases),
});
export type MatchFile = z.infer<typeof matchFile>;
