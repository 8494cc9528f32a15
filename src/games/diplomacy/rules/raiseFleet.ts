import { fleetMayStand, isSea } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { Aftermath, Round, RuleModule } from '../model/ruleModule.js';

/**
 * Warring States, Fleets 1–3: fleets are not built in winter. Instead, an order of the movement phase raises an army on a coast or river to
 * a fleet. The order counts as a hold and fails only if the army is dislodged.
 */
export const raiseFleet: RuleModule = {
  id: 'raise-fleet',
  orderKinds: ['raise'],
  legalOrders: (unit, board) => {
    const at = provinceOf(unit.at);
    return unit.type === 'A' && fleetMayStand(board, at) && !isSea(board, at) ? [{ kind: 'raise', type: 'A', at: unit.at }] : [];
  },
  asBasicOrder: (order, unit) => (order.kind === 'raise' ? { kind: 'hold', unit } : undefined),
  afterMovement: round => ({ units: round.written('raise').map(order => raised(round, provinceOf(order.at))), contested: [] }),
  mayBuild: type => (type === 'F' ? false : undefined),
};

function raised(round: Round, at: string): Aftermath {
  const unit = round.standsIn(at);
  if (round.dislodged(at) || !unit) return { at, outcome: { kind: 'dislodged' }, success: false };
  return { at, outcome: { kind: 'raised' }, success: true, unit: { ...unit, type: 'F' } };
}
