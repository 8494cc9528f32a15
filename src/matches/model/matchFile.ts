import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { plan } from './hostingRules.js';
import { CAPACITIES, chosenOptions, deadlines, matchEnd, postedPictures } from './match.js';

/** The format version. Files of other versions are refused. */
export const FORM = 1;

/**
 * Maximum number of characters of a seat's orders in a phase, characters of a name, seats, phases, press messages, and characters of one. No
 * match played here reached half of any.
 */
const MOST = { orders: 20_000, name: 60, seats: 99, phases: 1_000, messages: 20_000, message: 4_000 } as const;
const name = z.string().max(MOST.name);

const moment = z.number().int().nonnegative();

/** A seat's orders in a closed phase, in English, in the order in which they were filed, and the salt of their seal. */
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
  /** The edition of the rules that resolved it, or with which it began. Undefined: the first. */
  edition: z.number().int().positive().optional(),
  /** The game's own state, before the orders. */
  state: z.unknown(),
  /** Undefined for the last phase, which was open or held the final position. */
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

/** A message to everybody. `phase`: the number of the phase in which the seat wrote it. */
const filedPress = z.strictObject({
  phase: z.number().int().positive(),
  seat: name,
  text: z.string().max(MOST.message),
  at: moment.optional(),
});

/** A match as a file: its hosting rules and all phases. No users, no secret, and nothing of the open phase but its position. */
export const matchFile = z.strictObject({
  form: z.literal(FORM),
  game: name,
  language: z.enum(LANGUAGES),
  deadlines,
  plan,
  options: chosenOptions,
  pictures: postedPictures,
  /** Undefined if the match was not over. */
  end: matchEnd.optional(),
  /** In the order in which they were dealt. */
  seats: z.array(name).min(1).max(MOST.seats),
  phases: z.array(filedPhase).min(1).max(MOST.phases),
  /** What was written to everybody in closed phases, oldest first. Undefined if the file was made without it. */
  press: z.array(filedPress).max(MOST.messages).optional(),
});
export type MatchFile = z.infer<typeof matchFile>;
