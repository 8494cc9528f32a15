import { isRiver, isSea } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { RuleModule } from '../model/ruleModule.js';

/**
 * Warring States, Floating Fortress 1–2: a fleet on a river or sea moves and supports into a neighbouring river province with 2; in a
 * river province it defends with 2.
 */
export const floatingFortress: RuleModule = {
  id: 'floating-fortress',
  ownStrength(order, as, { board }) {
    if (order.unit.type !== 'F') return undefined;
    const here = provinceOf(order.unit.at);
    if (as === 'hold') return isRiver(board, here) ? 2 : undefined;
    const into = targetOf(order);
    return into !== undefined && isRiver(board, into) && (isRiver(board, here) || isSea(board, here)) ? 2 : undefined;
  },
};

function targetOf(order: BasicOrder): string | undefined {
  if (order.kind === 'move') return order.to === undefined ? undefined : provinceOf(order.to);
  return order.kind === 'support' ? provinceOf(order.to ?? order.of) : undefined;
}
