import { z } from 'zod';
import { battleOptions, battleQuestion } from './askedBattles.js';

/** One line asked of `zongheng adjudicate`. Abbreviations in any case; the year is the one players see. */
const place = z.string().max(40);
const power = z.string().max(40);
/** `free`: it needs no centre. */
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
        /** Worked out from the position where it is missing. */
        retreats: z.array(place).optional(),
      }),
    )
    .max(1_000)
    .default([]),
  contested: z.array(place).default([]),
  sc: z.record(place, power).default({}),
  orders: z.array(z.object({ power, text: z.string().max(1_000) })).max(20_000),
  /** What a position does not show and a rule asks for. */
  options: z
    .object({
      /** Neutral powers whose seat is taken. */
      activated: z.array(power).default([]),
      /** Seats without a player. */
      vacant: z.array(power).default([]),
      /** The most centres the Hsiung-Nu had in an earlier winter. */
      hsiungNuMost: z.number().int().min(0).default(0),
      /** What a table of Warhammer agrees on. */
      board: z.enum(['world', 'old-world']).optional(),
      chaosDaemons: z.boolean().default(false),
      greaterEmpire: z.boolean().default(false),
      strongCapitals: z.boolean().default(false),
      openOceans: z.boolean().default(false),
      /** A custom start, as a host writes it. */
      start: z.unknown().optional(),
      /** The nations that are played; all there are unless given. */
      powers: z.array(power).optional(),
      /** Cities that nations chose for their capitals. */
      capitals: z.record(power, place).default({}),
      /** With how many units nations began, where the board says otherwise. */
      began: z.record(power, z.number().int().min(0)).default({}),
      ...battleOptions,
    })
    .prefault({}),
  ...battleQuestion,
});
export type Question = z.infer<typeof question>;
