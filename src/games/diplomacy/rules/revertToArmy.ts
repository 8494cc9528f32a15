import { armyMayPass } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/** Warring States, Fleets 6: a fleet ordered to a place it can reach only as an army becomes an army first. */
export const revertToArmy: RuleModule = {
  id: 'revert-to-army',
  reachesAs: (unit, to, board) => (unit.type === 'F' && armyMayPass(board, provinceOf(unit.at), provinceOf(to)) ? 'A' : undefined),
};
