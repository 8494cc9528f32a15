import { z } from 'zod';
import { battleOptions, battleQuestion } from './askedBattles.js';

/** One input line of `zongheng adjudicate`. Abbreviations in any case; the year as players see it. */
const place = z.string().max(40);
const power = z.string().max(40);
/** `free`: whether the unit needs no centre. */
const unit = z.object({ power, type: z.enum(['A', 'F']), loc: place, free: z.literal(true).optional() });

export const question = z.object({
  variant: z.string().default('classic'),
  phase: z.enum(['placement', 'movement', 'battles', 'retreat', 'adjustment']),
  season: z.enum(['spring', 'fall', 'autumn', 'winter']),
  year: z.number().int().min(0).max(100_000),
  units: z.array(unit).max(1_000),
  dislodged: z
    .array(
      unit.extend({
        attackerFrom: place.nullish(),
        attackerConvoyed: z.boolean().default(false),
        /** Default: computed from the position. */
        retreats: z.array(place).optional(),
      }),
    )
    .max(1_000)
    .default([]),
  contested: z.array(place).default([]),
  sc: z.record(place, power).default({}),
  orders: z.array(z.object({ power, text: z.string().max(1_000) })).max(20_000),
  /** What rules need to know besides the position. */
  options: z
    .object({
      /** Neutral powers whose seat is taken. */
      activated: z.array(power).default([]),
      /** Seats without a player. */
      vacant: z.array(power).default([]),
      /** The most centres the Hsiung-Nu had in an earlier winter. */
      hsiungNuMost: z.number().int().min(0).default(0),
      /** Options of a Warhammer game. */
      board: z.enum(['world', 'old-world']).optional(),
      chaosDaemons: z.boolean().default(false),
      greaterEmpire: z.boolean().default(false),
      strongCapitals: z.boolean().default(false),
      openOceans: z.boolean().default(false),
      /** A custom start, as a host writes it. */
      start: z.unknown().optional(),
      /** The nations that play. Default: all. */
      powers: z.array(power).optional(),
      /** Cities that nations chose as their capitals. */
      capitals: z.record(power, place).default({}),
      /** How many units nations began with, if not as many as the board says. */
      began: z.record(power, z.number().int().min(0)).default({}),
      ...battleOptions,
    })
    .prefault({}),
  ...battleQuestion,
});
export type AdjudicationRequest = z.infer<typeof question>;
