import { z } from 'zod';
import type { ArenaResult } from './arenaGame.js';

/** What is written about one game. The averages are made from these lines alone. */
export const arenaLine = z.object({
  /** From 1. */
  game: z.number().int(),
  seat: z.string(),
  points: z.number(),
  winners: z.array(z.string()).readonly(),
  score: z.number(),
  /** The score of every seat. */
  scores: z.record(z.string(), z.number()).readonly(),
  turns: z.number().int(),
  /** How often the seat had something to answer, and how much time of one core that took in ms: on average, and at most. */
  answers: z.number().int(),
  msPerPhase: z.number(),
  msAtMost: z.number(),
});
export type ArenaLine = Readonly<z.infer<typeof arenaLine>>;

export function lineOf(game: number, { times, score, scores, ...told }: ArenaResult): ArenaLine {
  return {
    game,
    ...told,
    score: rounded(score, 4),
    scores: Object.fromEntries(Object.entries(scores).map(([seat, one]) => [seat, rounded(one, 4)])),
    answers: times.length,
    msPerPhase: rounded(mean(times), 1),
    msAtMost: rounded(Math.max(0, ...times), 0),
  };
}

export const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / Math.max(of.length, 1);
export const rounded = (number: number, places: number): number => Number(number.toFixed(places));
