import { expect, test } from 'vitest';
import { timeAcknowledgements } from '../src/acknowledgements.js';

function timed() {
  let now = 0;
  const told: (number | 'missed')[] = [];
  const times = timeAcknowledgements({ took: seconds => void told.push(seconds), missed: () => void told.push('missed') }, () => now);
  return { ...times, told, pass: (ms: number) => (now += ms) };
}

test('The time from the arrival of an interaction to its acknowledgement is told once', () => {
  const { arrived, acknowledged, told, pass } = timed();
  arrived('1');
  pass(250);
  acknowledged('1');
  acknowledged('1');
  acknowledged('2');
  expect(told).toEqual([0.25]);
});

test('An interaction that is not acknowledged within three seconds is missed, and forgotten', () => {
  const { arrived, acknowledged, sweep, told, pass } = timed();
  arrived('1');
  pass(2_999);
  arrived('2');
  sweep();
  expect(told).toEqual([]);
  pass(1);
  sweep();
  acknowledged('1');
  acknowledged('2');
  expect(told).toEqual(['missed', 0.001]);
});
