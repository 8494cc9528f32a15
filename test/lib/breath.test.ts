import { expect, test } from 'vitest';
import { forEachYielding, pacedBy, yieldToEventLoop } from '../../src/lib/breath.js';

test('of all who wait for their turn one goes on in each, first come, first served', async () => {
  const done: string[] = [];
  let turn = 0;
  const count = (): void => {
    turn += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const wait = async (name: string): Promise<void> => {
    await yieldToEventLoop();
    done.push(`${name} ${turn}`);
  };
  await Promise.all(['a', 'b', 'c'].map(wait));
  clearImmediate(next);
  const turns = done.map(one => Number(one.split(' ')[1]));
  expect(done.map(one => one.split(' ')[0])).toEqual(['a', 'b', 'c']);
  expect(new Set(turns).size).toBe(3);
});

test('who comes later waits no longer than those before them take', async () => {
  await yieldToEventLoop();
  await yieldToEventLoop();
  await expect(Promise.all([yieldToEventLoop(), yieldToEventLoop()])).resolves.toHaveLength(2);
});

test('a loop waits for what it does with each item', async () => {
  const done: string[] = [];
  await forEachYielding(['a', 'b'], async one => {
    await yieldToEventLoop();
    done.push(one);
  });
  expect(done).toEqual(['a', 'b']);
});

test('long work pauses after each slice, and not before', async () => {
  const pause = pacedBy(5);
  expect(pause()).toBeUndefined();
  const until = performance.now() + 6;
  while (performance.now() < until);
  await expect(pause()).resolves.toBeUndefined();
  expect(pause()).toBeUndefined();
});
