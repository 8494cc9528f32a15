import { expect, test } from 'vitest';
import { interactionForm } from '../../../src/discord/gateway/interactionForm.js';
import { soundInteractions } from './interactions.js';

const SOUND = soundInteractions({ application: '1', guild: '2', channel: '3', user: '4' });
const COMMAND = Object(SOUND.get('command'));
const TYPING = Object(SOUND.get('autocomplete'));

const isRead = (type: number, value: unknown, sound = COMMAND, focused?: boolean): boolean => {
  const option = { name: 'game', type, value, ...(focused !== undefined && { focused }) };
  return interactionForm.safeParse({ ...sound, id: '9', token: 't', data: { id: '1', name: 'orders', type: 1, options: [option] } })
    .success;
};

test.each([
  [3, '5', 5],
  [4, 5, '5'],
  [5, true, 'true'],
  [6, '123', 123],
  [10, 1.5, '1.5'],
  [11, '123', true],
])('an option of type %i has a value like %j, and none like %j', (type, right, wrong) => {
  expect([isRead(type, right), isRead(type, wrong)]).toEqual([true, false]);
});

test('what is being typed is text, whatever it will be; of all options one is being typed', () => {
  expect([isRead(4, '5', TYPING, true), isRead(4, 5, TYPING, true)]).toEqual([true, false]);
  expect([isRead(3, 'x', TYPING, true), isRead(3, 'x', TYPING)]).toEqual([true, false]);
});

test('a token is what an address can hold', () => {
  const read = (token: string): boolean => interactionForm.safeParse({ ...COMMAND, id: '9', token }).success;
  expect(['aW50ZXJhY3Rpb24=:x_y-z', '', 'a b', 'a\ud800', 'é', 'x'.repeat(1_001)].map(read)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
