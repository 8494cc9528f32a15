import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { orderFault } from '../../../../src/games/diplomacy/orders/orderFault.js';
import { situationIn } from '../situation.js';
import type { Skirmish } from './skirmish.js';

/** Shrinks a skirmish as long as `isWrong` remains true: it removes units, and lets units hold. */
export function smallestSkirmish(skirmish: Skirmish, isWrong: (smaller: Skirmish) => boolean): Skirmish {
  const next = smaller(skirmish).find(isWrong);
  return next ? smallestSkirmish(next, isWrong) : skirmish;
}

function smaller(skirmish: Skirmish): readonly Skirmish[] {
  const { position, orders } = skirmish;
  const without = position.units.map((_, i): Skirmish => {
    const rest = <T>(items: readonly T[]): readonly T[] => items.filter((_, other) => other !== i);
    return { ...skirmish, position: { ...position, units: rest(position.units) }, orders: rest(orders) };
  });
  const quieter = position.units.flatMap(({ type, at }, i): Skirmish[] => {
    if (orders[i]?.kind === 'hold') return [];
    const hold: WrittenOrder = { kind: 'hold', type, at };
    return [{ ...skirmish, orders: orders.map((order, other) => (other === i ? hold : order)) }];
  });
  return [...without.filter(isLegal), ...quieter];
}

const isLegal = ({ variant, position, orders }: Skirmish): boolean =>
  position.units.every((unit, i) => {
    const order = orders[i];
    return order !== undefined && orderFault(variant, situationIn(variant, 'movement', position), unit.power, order) === undefined;
  });
