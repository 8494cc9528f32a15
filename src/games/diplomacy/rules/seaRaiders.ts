import { isSea } from '../board/board.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/** Warhammer, The Norse: a fleet of the power attacks a coast with 2. This does not apply when it holds or supports. */
export const seaRaiders = (power: PowerId): RuleModule => ({
  id: 'sea-raiders',
  madeWith: { power },
  isAbilityOf: of => of === power,
  ownStrengthPower: power,
  ownStrength: (order, as, { board }) => {
    const { unit } = order;
    if (as !== 'attack' || unit.power !== power || unit.type !== 'F' || order.kind !== 'move' || order.to === undefined) return undefined;
    return isSea(board, provinceOf(order.to)) ? undefined : 2;
  },
});
