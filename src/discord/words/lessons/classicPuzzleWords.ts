import type { PuzzleWords } from './puzzleWords.js';

export const classicPuzzleWords: Readonly<Record<string, PuzzleWords>> = {};
