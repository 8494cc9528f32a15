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
  /** How each seat fared, where all are played at one level: whether the board is fair to them. */
  readonly seats?: Readonly<Record<string, SeatShare>>;
}

/** What a seat had of the games. With a board that is fair to all, 1 divided by the number of seats lies in the interval. */
export interface SeatShare {
  /** Its average score, and the 95 % interval of that. */
  readonly score: number;
  readonly ci95: readonly [number, number];
  /** The share of games that it won alone. */
  readonly solo: number;
}

/** Adds up the games of an arena. `seats`: those there were in each. `areAlike`: all of them are played at one level. */
export function arenaTotal(lines: readonly ArenaLine[], seats: readonly string[], areAlike = false): ArenaTotal {
  const { mean: squares, ci95 } = averageOf(lines.map(({ score }) => score));
  const answers = lines.reduce((sum, line) => sum + line.answers, 0);
  return {
    games: lines.length,
    solo: rounded(mean(lines.map(({ winners, seat }) => (winners.length === 1 && winners[0] === seat ? 1 : 0))), 3),
    squares: rounded(squares, 3),
    timesFair: rounded(squares * seats.length, 2),
    ci95,
    centres: rounded(mean(lines.map(({ points }) => points)), 2),
    turns: rounded(mean(lines.map(({ turns }) => turns)), 1),
    longest: Math.max(0, ...lines.map(({ turns }) => turns)),
    msPerPhase: rounded(lines.reduce((sum, line) => sum + line.answers * line.msPerPhase, 0) / Math.max(answers, 1), 1),
    msAtMost: Math.max(0, ...lines.map(({ msAtMost }) => msAtMost)),
    ...(areAlike && { seats: Object.fromEntries(seats.map(seat => [seat, shareOf(seat, lines)])) }),
  };
}

function shareOf(seat: string, lines: readonly ArenaLine[]): SeatShare {
  const { mean: score, ci95 } = averageOf(lines.map(({ scores }) => scores[seat] ?? 0));
  const solo = mean(lines.map(({ winners }) => (winners.length === 1 && winners[0] === seat ? 1 : 0)));
  return { score: rounded(score, 3), ci95, solo: rounded(solo, 3) };
}

/** The average of scores, and its 95 % interval. */
function averageOf(scores: readonly number[]): { readonly mean: number; readonly ci95: readonly [number, number] } {
  const average = mean(scores);
  const variance = mean(scores.map(score => (score - average) ** 2));
  const margin = 1.96 * Math.sqrt(variance / Math.max(scores.length - 1, 1));
  return { mean: average, ci95: [rounded(average - margin, 3), rounded(average + margin, 3)] };
}
