import type { Board } from '../board/board.js';
import { type Variant, yearOfThreeSeasons } from '../model/variant.js';

/** The standard game on the small board of the lessons. Nobody hosts it. */
export const lessonGame = (board: Board): Variant => ({
  id: 'lesson',
  title: board.file.name,
  rulesPages: ['classic'],
  board,
  orderKinds: ['hold', 'move', 'support', 'convoy'],
  rules: [],
  calendar: yearOfThreeSeasons('fall'),
});
