import { isRiver } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/**
 * Mandate of Heaven 6: fleets in river provinces convoy too. There an attack by another power's fleet breaks the convoy even if it fails;
 * an army must dislodge the fleet.
 */
export const riverConvoy: RuleModule = {
  id: 'river-convoy',
  mayConvoy: (fleet, board) => isRiver(board, provinceOf(fleet.at)) || undefined,
  breaksConvoy: (attack, carrier, board) =>
    attack.unit.type === 'F' && attack.unit.power !== carrier.unit.power && isRiver(board, provinceOf(carrier.unit.at)),
};
