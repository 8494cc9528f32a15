import type { Random } from '../../../../lib/random.js';
import { nationOf, ordererOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { captainAdjustments } from './captainAdjustments.js';
import { captainMoves } from './captainMoves.js';
import { captainRetreats } from './captainRetreats.js';
import { captainVotes } from './captainVotes.js';
import { outlookOn } from './outlook.js';
import { placeValues } from './placeValues.js';
import { orderFor } from './plan.js';

/** Orders and votes of a captain, who knows what places are worth and has its units help each other. */
export const captainOrders = (variant: Variant, situation: Situation, seat: PowerId, random: Random): readonly WrittenOrder[] => [
  ...ownOrders(variant, situation, seat, random),
  ...captainVotes(variant, situation, seat),
];

function ownOrders(variant: Variant, situation: Situation, seat: PowerId, random: Random): readonly WrittenOrder[] {
  const { phase, position } = situation;
  const outlook = outlookOn(variant, situation);
  const power = variant.board.powerNumber.get(nationOf(variant.board, seat)) ?? -1;
  switch (phase) {
    case 'movement': {
      const pieces = outlook.pieces.filter(piece => piece.seat === seat);
      const plan = captainMoves(outlook, pieces, placeValues(outlook, power), random);
      return [...plan].map(([piece, task]) => orderFor(piece, task));
    }
    case 'retreats':
      return captainRetreats(
        outlook,
        position.dislodged.filter(unit => ordererOf(unit) === seat),
        placeValues(outlook, power),
      );
    case 'placement':
    case 'adjustments':
      return captainAdjustments(outlook, seat, placeValues(outlook, power), random);
    default:
      return phase satisfies never;
  }
}
