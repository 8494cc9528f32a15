import { isWalledOff } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { RuleModule } from '../model/ruleModule.js';

/**
 * Warring States, Fortified Borders 1–5: an attack on a province that another power's unit occupied at the start of the turn loses one
 * point, once, if the move crosses a wall of the province, or if a support that counts comes from across one.
 */
export const walls: RuleModule = {
  id: 'walls',
  attackModifier(move, supports, { board, unitAt }) {
    const target = provinceOf(move.to ?? '');
    const defender = unitAt(target);
    if (!defender || defender.power === move.unit.power) return undefined;
    const isOverWall = ({ unit }: BasicOrder): boolean => isWalledOff(board, target, provinceOf(unit.at));
    if (isOverWall(move)) return { by: -1, because: 'wall' };
    const over = supports.filter(s => s.unit.power !== defender.power && isOverWall(s));
    return over.length > 0 ? { by: -1, because: 'wall', whileGiven: over } : undefined;
  },
};
