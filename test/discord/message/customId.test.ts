import { expect, test } from 'vitest';
import { COMPONENT_ACTIONS, customId, readCustomId } from '../../../src/discord/message/customId.js';

test('a custom id carries action, match, phase and the place in a menu, and comes back the same', () => {
  expect(readCustomId(customId('step', 42, 7, 'fr', 'stp/nc', '0.12.3', 1, 0))).toEqual({
    action: 'step',
    match: 42,
    phase: 7,
    rest: ['fr', 'stp/nc', '0.12.3', '1', '0'],
  });
});

test.each(COMPONENT_ACTIONS)('%s is read back', action => {
  expect(readCustomId(customId(action, 1, 0))?.action).toBe(action);
});

test.each([
  '',
  'x',
  '0:join:1:0',
  '1:fly:1:0',
  '1:join:one:0',
  '1:join:1:-3',
  '2:join:1:0',
  '1:join::0',
  '1:join:0x1:0',
  '1:join:1e3:0',
  '1:orders:1:1:%E0%A4%A',
])('"%s" is not one of ours', id => {
  expect(readCustomId(id)).toBeUndefined();
});

test('a part with the separator in it does not spill over', () => {
  expect(readCustomId(customId('clear', 1, 2, 'a:b'))?.rest).toEqual(['a:b']);
});

test('an id longer than Discord takes is never sent', () => {
  expect(() => customId('clear', 1, 2, 'x'.repeat(100))).toThrow('custom id');
});
