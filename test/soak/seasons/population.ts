import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Random } from '../../../src/lib/random.js';

const share = z.number().min(0).max(1);

/** A server's people, as a model. Its figures are fixed: nobody plays more reliably because they are asked to, seen, or rated. */
const population = z.object({
  people: z.number().int().positive(),
  days: z.number().int().positive(),
  /** `probability`: that a due sheet is missed; `activity`: the relative number of games played. */
  missing: z.array(z.object({ share, probability: share, activity: z.number().positive() })),
  afterTwoMissesLeaves: share,
  reminderRescues: share,
  substituteAccepts: share,
  substituteAnswersWithinHours: z.number().positive(),
  announcedAbsenceShareOfMisses: share,
  newcomersPerDay: z.number().nonnegative(),
  queueEntriesPerDay: z.number().positive(),
  wantsGatedGames: share,
  acceptsOpponentsOfTheBot: share,
});
export type Population = Readonly<z.infer<typeof population>>;

export const readPopulation = (): Population =>
  population.parse(JSON.parse(readFileSync(new URL('./population.json', import.meta.url), 'utf8')));

export interface Person {
  readonly id: string;
  /** How likely they are to miss a due sheet. */
  readonly misses: number;
  readonly activity: number;
  readonly wantsGated: boolean;
  readonly acceptsBots: boolean;
  /** Whether they offer to be a substitute. */
  readonly volunteers: boolean;
}

/** Draws a person. All have the same share of every property, whenever they come. */
export function drawPerson({ missing, ...model }: Population, id: string, random: Random): Person {
  const drawn = random();
  let sum = 0;
  const kind = missing.find(one => {
    sum += one.share;
    return drawn < sum;
  });
  const { probability, activity } = kind ?? missing[missing.length - 1] ?? { probability: 1, activity: 1 };
  return {
    ...{ id, misses: probability, activity },
    wantsGated: random() < model.wantsGatedGames,
    acceptsBots: random() < model.acceptsOpponentsOfTheBot,
    volunteers: random() < model.substituteAccepts,
  };
}

/** The next of events that come at random, so many a day on average, ms from now. */
export const nextArrival = (perDay: number, random: Random): number => (-Math.log(1 - random()) / perDay) * 24 * 3_600_000;
