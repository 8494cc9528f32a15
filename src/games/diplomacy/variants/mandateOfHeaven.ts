import type { Board } from '../board/board.js';
import { armedNeutrals } from '../rules/armedNeutrals.js';
import { barbarians } from '../rules/barbarians.js';
import { buildAnywhere } from '../rules/buildAnywhere.js';
import { cornered } from '../rules/cornered.js';
import { riverConvoy } from '../rules/riverConvoy.js';
import { type Variant, yearOfThreeSeasons } from '../variant.js';

/** Mandate of Heaven by David E. Cohen. */
export const mandateOfHeaven = (board: Board): Variant => ({
  id: 'mandate-of-heaven',
  title: board.file.name,
  board,
  orderKinds: ['hold', 'move', 'support', 'convoy'],
  rules: [buildAnywhere, barbarians('hsiung-nu'), armedNeutrals, cornered, riverConvoy],
  calendar: [{ season: 'winter', phase: 'placement', once: true }, ...yearOfThreeSeasons('fall')],
});
