import type { Board } from '../board/board.js';
import { type Variant, yearOfThreeSeasons } from '../model/variant.js';

/** The standard game, 2023 rulebook, with the preferences of DATC 3. */
export const classic = (board: Board): Variant => ({
  id: 'classic',
  title: board.file.name,
  rulesPages: ['classic'],
  board,
  orderKinds: ['hold', 'move', 'support', 'convoy'],
  rules: [],
  calendar: yearOfThreeSeasons('fall'),
});
