import { classicPuzzleWords } from './classicPuzzleWords.js';
import type { PuzzleWords } from './puzzleWords.js';
import { warringStatesPuzzleWords } from './warringStatesPuzzleWords.js';

/** What each puzzle says, by its id. */
export const puzzleTexts: Readonly<Record<string, PuzzleWords>> = { ...classicPuzzleWords, ...warringStatesPuzzleWords };
