import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { button, menu, rowOf } from '../../../src/discord/message/buttons.js';
import { rowsFitting } from '../../../src/discord/panel/rowsFitting.js';
import { labels, offered } from '../testBot.js';

const buttons = (count: number, name: string) => Array.from({ length: count }, (_, i) => button(`${name}${i}`, `${name} ${i + 1}`));
const menus = (count: number, turning: number) => [
  ...Array.from({ length: count }, (_, i) => menu(`menu${i}`, 'Choose', [{ label: `option ${i}`, value: '0' }])),
  ...rowOf(...buttons(turning, 'turn')),
];

describe('The rows of a panel', () => {
  test('keep menus, pages, suggestions and actions apart while there is room', () => {
    const rows = rowsFitting(menus(2, 2), buttons(3, 'like'), buttons(5, 'do'));
    expect(rows.map(({ components }) => components.length)).toEqual([1, 1, 2, 3, 5]);
  });

  test('have a sixth action beside the pages of the menu, if the rows are full', () => {
    const rows = rowsFitting(menus(2, 2), buttons(3, 'like'), buttons(6, 'do'));
    expect(rows.map(({ components }) => components.length)).toEqual([1, 1, 3, 5, 3]);
  });

  test('never lose a menu, a page or an action; and are rows that Discord takes', () => {
    const most = fc.record({ menus: fc.nat(2), turning: fc.nat(4), like: fc.nat(5), act: fc.nat(8) });
    fc.assert(
      fc.property(most, ({ menus: chosen, turning, like, act }) => {
        const rows = rowsFitting(menus(chosen, turning), buttons(like, 'like'), buttons(act, 'do'));
        expect(rows.length).toBeLessThanOrEqual(5);
        for (const { components } of rows) expect(components.length).toBeLessThanOrEqual(5);
        expect(offered({ rows })).toHaveLength(chosen);
        const shown = labels({ rows });
        for (const one of [...buttons(turning, 'turn'), ...buttons(act, 'do')]) expect(shown).toContain('label' in one ? one.label : '');
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});
