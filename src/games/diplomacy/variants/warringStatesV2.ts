import type { Board } from '../board/board.js';
import { capturedHomesBuild } from '../rules/capturedHomesBuild.js';
import { floatingFortress } from '../rules/floatingFortress.js';
import { raiseFleet } from '../rules/raiseFleet.js';
import { rapidRiverMoves } from '../rules/rapidRiverMoves.js';
import { revertToArmy } from '../rules/revertToArmy.js';
import { walls } from '../rules/walls.js';
import { type Variant, yearOfThreeSeasons } from '../variant.js';

/** Warring States v2 by Samy Elias. There is no convoy order. */
export const warringStatesV2 = (board: Board): Variant => ({
  id: 'warring-states-v2',
  title: board.file.name,
  board,
  orderKinds: ['hold', 'move', 'support'],
  rules: [walls, floatingFortress, raiseFleet, revertToArmy, rapidRiverMoves, capturedHomesBuild],
  calendar: yearOfThreeSeasons('autumn'),
});
