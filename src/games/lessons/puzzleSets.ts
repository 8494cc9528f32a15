import { classicPuzzles } from './classicPuzzles.js';
import type { Lesson, LessonStep } from './lesson.js';
import { levelOf, PUZZLE_LEVELS, type Puzzle } from './puzzle.js';
import { isReached } from './puzzleAim.js';
import { warringStatesPuzzles } from './warringStatesPuzzles.js';

/** A puzzle as a step that is taken like those of lessons. */
function stepOf(puzzle: Puzzle): LessonStep {
  const { id, position, seat, aims, solution, theatre } = puzzle;
  return {
    ...{ id, position, seat, puzzle },
    others: {},
    aim: ({ report: { before, after } }) => isReached(aims, seat, { before, after }),
    answer: solution,
    ...(theatre !== undefined && { theatre }),
  };
}

/** The easy ones first. */
const stepsOf = (puzzles: readonly Puzzle[]): readonly LessonStep[] =>
  PUZZLE_LEVELS.flatMap(level => puzzles.filter(puzzle => levelOf(puzzle) === level)).map(stepOf);

/** All puzzles, by the game that they are of. Their numbers go on from those of lessons. */
export const PUZZLE_SETS: readonly Lesson[] = [
  { number: 101, id: 'puzzles-classic', game: 'classic', steps: stepsOf(classicPuzzles), puzzles: true },
  { number: 102, id: 'puzzles-warring-states', game: 'warring-states-v2', steps: stepsOf(warringStatesPuzzles), puzzles: true },
];
