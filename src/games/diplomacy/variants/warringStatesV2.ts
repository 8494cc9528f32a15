import type { Board } from '../board/board.js';
import { type Variant, yearOfThreeSeasons } from '../model/variant.js';
import { capturedHomesBuild } from '../rules/capturedHomesBuild.js';
import { floatingFortress } from '../rules/floatingFortress.js';
import { raiseFleet } from '../rules/raiseFleet.js';
import { rapidRiverMoves } from '../rules/rapidRiverMoves.js';
import { revertToArmy } from '../rules/revertToArmy.js';
import { walls } from '../rules/walls.js';

/** Warring States v2 by Samy Elias. There is no convoy order. */
export const warringStatesV2 = (board: Board): Variant => ({
  id: 'warring-states-v2',
  title: board.file.name,
  rulesPages: ['warring-states'],
  board,
  orderKinds: ['hold', 'move', 'support'],
  rules: [walls, floatingFortress, raiseFleet, revertToArmy, rapidRiverMoves, capturedHomesBuild],
  calendar: yearOfThreeSeasons('autumn'),
  changes: [
    {
      en: 'A rapid river move whose last space is occupied stops before it, and is in the way of other rapid moves there. Where somebody got in there was no stand-off: an attack that a friend beat to a space no longer closes it to rapid moves.',
      fr: 'Un mouvement fluvial rapide dont la dernière case est occupée s’arrête avant elle, et y gêne les autres mouvements rapides. Là où quelqu’un est entré, il n’y a pas eu de rebond : une attaque devancée par un allié ne ferme plus la case aux mouvements rapides.',
    },
  ],
});
