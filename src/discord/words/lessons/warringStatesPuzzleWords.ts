import type { PuzzleWords } from './puzzleWords.js';

export const warringStatesPuzzleWords: Readonly<Record<string, PuzzleWords>> = {};
