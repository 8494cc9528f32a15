import type { Puzzle } from './puzzle.js';

export const warringStatesPuzzles: readonly Puzzle[] = [];
