import { type ArenaLine, mean, rounded } from './arenaLine.js';

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
  /** How much time of one core an answer took in ms: on average, and at most. */
  readonly msPerPhase: number;
  readonly msAtMost: number;
}

/** Adds up the games of an arena. `seats`: how many there were in each. */
export function arenaTotal(lines: readonly ArenaLine[], seats: number): ArenaTotal {
  const scores = lines.map(({ score }) => score);
  const squares = mean(scores);
  const variance = mean(scores.map(score => (score - squares) ** 2));
  const margin = 1.96 * Math.sqrt(variance / Math.max(scores.length - 1, 1));
  const answers = lines.reduce((sum, line) => sum + line.answers, 0);
  return {
    games: lines.length,
    solo: rounded(mean(lines.map(({ winners, seat }) => (winners.length === 1 && winners[0] === seat ? 1 : 0))), 3),
    squares: rounded(squares, 3),
    timesFair: rounded(squares * seats, 2),
    ci95: [rounded(squares - margin, 3), rounded(squares + margin, 3)],
    centres: rounded(mean(lines.map(({ points }) => points)), 2),
    turns: rounded(mean(lines.map(({ turns }) => turns)), 1),
    longest: Math.max(0, ...lines.map(({ turns }) => turns)),
    msPerPhase: rounded(lines.reduce((sum, line) => sum + line.answers * line.msPerPhase, 0) / Math.max(answers, 1), 1),
    msAtMost: Math.max(0, ...lines.map(({ msAtMost }) => msAtMost)),
  };
}
