import type { SeatId } from '../game.js';
import type { LessonPosition, OrdersBySeat } from './lessonPosition.js';
import type { PuzzleAim } from './puzzleAim.js';

export const PUZZLE_LEVELS = ['easy', 'middle', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/**
 * A position in which one sheet of the seat reaches the aim whatever the others do, and no other does. Its texts are in
 * `discord/words/lessons`, under its id.
 */
export interface Puzzle {
  /** Stored: it never changes, and is used for no other puzzle. */
  readonly id: string;
  readonly position: LessonPosition;
  readonly seat: SeatId;
  /** All of these. */
  readonly aims: readonly PuzzleAim[];
  /** The only sheet that reaches them, in English: an order for each unit. */
  readonly solution: string;
  /** Orders of the others that stop every other sheet: each sheet is stopped by one of these at least. The plainest first. */
  readonly refutations: readonly OrdersBySeat[];
  readonly proof: PuzzleProof;
  /** The part of the board that pictures show: a theatre, or "around rum sev" for what is around these. Undefined: all of it. */
  readonly theatre?: string;
}

/** What was counted when the puzzle was proved. */
export interface PuzzleProof {
  /** The sheets of the seat that can come out differently. */
  readonly sheets: number;
  /** What the others may order: every combination of legal orders of their units. */
  readonly answers: number;
  /** Wrong sheets that reach the aims against at least four of five answers. */
  readonly traps: number;
}

/** The most answers that a puzzle may have. */
export const MOST_ANSWERS = 100_000;

/**
 * How hard it is to find the solution: how many sheets one has to choose from and how many of them look right, both by how often they
 * double.
 */
export const hardness = ({ sheets, traps }: PuzzleProof): number => Math.log2(sheets) + Math.log2(1 + traps);

export function levelOf({ proof }: Pick<Puzzle, 'proof'>): PuzzleLevel {
  const hard = hardness(proof);
  return hard < 11 ? 'easy' : hard < 14.2 ? 'middle' : 'hard';
}
