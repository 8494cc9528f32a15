import { isRiver } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';

/**
 * Mandate of Heaven 6: a fleet in a river province convoys as one at sea does. There another power's fleet breaks the convoy by
 * attacking, whether it succeeds or not; an army only by dislodging.
 */
export const riverConvoy: RuleModule = {
  id: 'river-convoy',
  mayConvoy: (fleet, board) => isRiver(board, provinceOf(fleet.at)) || undefined,
  breaksConvoy: (attack, carrier, board) =>
    attack.unit.type === 'F' && attack.unit.power !== carrier.unit.power && isRiver(board, provinceOf(carrier.unit.at)),
};
