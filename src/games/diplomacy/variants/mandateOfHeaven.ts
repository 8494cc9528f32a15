import type { Board } from '../board/board.js';
import { type Variant, yearOfThreeSeasons } from '../model/variant.js';
import { armedNeutrals } from '../rules/armedNeutrals.js';
import { barbarians } from '../rules/barbarians.js';
import { buildAnywhere } from '../rules/buildAnywhere.js';
import { cornered } from '../rules/cornered.js';
import { riverConvoy } from '../rules/riverConvoy.js';

/** Mandate of Heaven by David E. Cohen. */
export const mandateOfHeaven = (board: Board): Variant => ({
  id: 'mandate-of-heaven',
  title: board.file.name,
  rulesPages: ['mandate-of-heaven'],
  board,
  orderKinds: ['hold', 'move', 'support', 'convoy'],
  rules: [buildAnywhere, barbarians('hsiung-nu'), armedNeutrals, cornered, riverConvoy],
  calendar: [{ season: 'winter', phase: 'placement', once: true }, ...yearOfThreeSeasons('fall')],
  changes: [
    {
      en: 'A build of the nomads in a centre counts only if the armies that they really placed within the band this winter brought them to six units. An army that others crowd out there, or for which there is no room, opens no centre.',
      fr: 'Une construction des nomades dans un centre ne compte que si les armées réellement placées dans la bande cet hiver les ont menés à six unités. Une armée évincée par d’autres, ou pour laquelle il n’y a pas de place, n’ouvre aucun centre.',
    },
  ],
});
