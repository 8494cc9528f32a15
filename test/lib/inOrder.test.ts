import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filterInOrder, flatMapInOrder, mapInOrder } from '../../src/lib/inOrder.js';

/** Takes the longer, the smaller the number. Notes when it begins and ends. */
function slowly(noted: string[]) {
  return async (one: number): Promise<number> => {
    noted.push(`begin ${one}`);
    await pause(6 - 2 * one);
    noted.push(`end ${one}`);
    return one;
  };
}

test('one item is done after the other', async () => {
  const noted: string[] = [];
  expect(await mapInOrder([1, 2], slowly(noted))).toEqual([1, 2]);
  expect(noted).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
});

test('lists of results are joined in the order of the items', async () => {
  const work = slowly([]);
  expect(await flatMapInOrder([1, 2], async one => [await work(one), 0])).toEqual([1, 0, 2, 0]);
});

test('items are asked one after the other whether they are wanted', async () => {
  const noted: string[] = [];
  const work = slowly(noted);
  expect(await filterInOrder([1, 2], async one => (await work(one)) > 1)).toEqual([2]);
  expect(noted).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
});
