import { describe, expect, it } from 'vitest';
import { type LegalTexts, nearest, orderFinder } from '../../../../src/games/diplomacy/notation/nearestOrders.js';
import { warringStates } from './boards.js';

const LEGAL = [
  ...['A Xia H', 'A Xia R F', 'A Xia - Any', 'A Xia - Sli', 'A Xia - Yon', 'A Xia S A Sli - Any', 'A Xia S A Yon H'],
  ...['A Sli H', 'A Sli - Any', 'A Sli S A Xia - Any', 'A Ji H', 'A Ji R F', 'F Lin ~> Diq', 'F Lin ~> Diq Wei', 'F Lin - Lu'],
];
/** The orders of each unit. */
const byUnit = (orders: readonly string[]): readonly LegalTexts[] => {
  const unitOf = (order: string): string => order.split(' ', 2).join(' ');
  return [...new Set(orders.map(unitOf))].map(unit => orders.filter(order => unitOf(order) === unit).map(order => () => order));
};
const find = orderFinder(warringStates, 'movement', byUnit(LEGAL), 3);
const best = (text: string): string | undefined => find(text)[0];

describe('the nearest legal order', () => {
  it.each([
    ['A Xianyan - Anyii', 'A Xia - Any'],
    ['Xianyang Anyi', 'A Xia - Any'],
    ['A Sli soutien armée Xia vers Any demain', 'A Sli S A Xia - Any'],
    ['Armée Ji', 'A Ji H'],
    ['F Linzi RRM Diqiu, Wie', 'F Lin ~> Diq Wei'],
  ])('to "%s" is %s', (text, order) => {
    expect(best(text)).toBe(order);
  });

  it('keeps to the unit that was named', () => {
    for (const order of find('A Xia - Luo')) expect(order).toMatch(/^A Xia /);
  });

  it('is not offered for a text that looks like none', () => {
    expect(find('what is the weather like?')).toEqual([]);
    expect(orderFinder(warringStates, 'movement', byUnit(LEGAL), 0)('A Xia - Any')).toEqual([]);
  });

  it('is looked for among the units nearest to the one named; the orders of the others are not even written out', () => {
    let written = 0;
    const counted = (text: string) => () => {
      written += 1;
      return text;
    };
    const places = ['Xia', 'Sli', 'Ji', 'Lin', 'Any', 'Luo', 'Yon', 'Wei'];
    const orders = places.map(place => [counted(`A ${place} H`), ...Array.from({ length: 99 }, () => counted(`A ${place} R F`))]);
    expect(orderFinder(warringStates, 'movement', orders, 1)('A Xia holds')).toEqual(['A Xia H']);
    expect(written).toBe(3 * 100 + places.length);
  });

  it('is found by how a text begins, however long it is', () => {
    expect(find(`A Xia - Any${' and then some more'.repeat(300)}`)).toEqual(find(`A Xia - Any${' and then some more'.repeat(30)}`));
  });

  it('is never more than was asked for, the best first', () => {
    expect(nearest('Anyii', ['Ba', 'Any', 'Anyi', 'Yiyang'], 2)).toEqual(['Anyi', 'Any']);
  });
});
