import type { ArenaResult } from './arenaGame.js';

export interface ArenaTotal {
  readonly games: number;
  /** The share of games that the seat won alone. */
  readonly solo: number;
  /** Its average score, and the same as a multiple of the fair share, 1 divided by the number of seats. */
  readonly squares: number;
  readonly timesFair: number;
  /** The 95 % interval of the average score. */
  readonly ci95: readonly [number, number];
  /** Its average points at the end: centres, or states. */
  readonly centres: number;
  /** The average length of a game in years or rounds, and of the longest one. */
  readonly turns: number;
  readonly longest: number;
  /** How long one answer took in ms: on average, and at most. */
  readonly msPerPhase: number;
  readonly msAtMost: number;
}

/** Adds up the games of an arena. */
export function arenaTally(seats: number): { add(result: ArenaResult): void; total(): ArenaTotal } {
  const results: ArenaResult[] = [];
  const rounded = (number: number, places = 3): number => Number(number.toFixed(places));
  return {
    add: result => results.push(result),
    total: () => {
      const scores = results.map(({ score }) => score);
      const squares = mean(scores);
      const variance = mean(scores.map(score => (score - squares) ** 2));
      const margin = 1.96 * Math.sqrt(variance / Math.max(scores.length - 1, 1));
      const times = results.flatMap(result => result.times);
      return {
        games: results.length,
        solo: rounded(mean(results.map(({ winners, seat }) => (winners.length === 1 && winners[0] === seat ? 1 : 0)))),
        squares: rounded(squares),
        timesFair: rounded(squares * seats, 2),
        ci95: [rounded(squares - margin), rounded(squares + margin)],
        centres: rounded(mean(results.map(({ points }) => points)), 2),
        turns: rounded(mean(results.map(({ turns }) => turns)), 1),
        longest: Math.max(0, ...results.map(({ turns }) => turns)),
        msPerPhase: rounded(mean(times), 1),
        msAtMost: rounded(
          times.reduce((most, time) => Math.max(most, time), 0),
          0,
        ),
      };
    },
  };
}

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / Math.max(of.length, 1);
