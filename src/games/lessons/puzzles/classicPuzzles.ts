import type { Puzzle } from './puzzle.js';

export const classicPuzzles: readonly Puzzle[] = [];
