import { expect, test } from 'vitest';
import { ranked } from '../../../src/drawing/chart/lineEnds.js';
import { linesSideBySide } from '../../../src/drawing/chart/sideBySide.js';
import type { PowerFile } from '../../../src/games/diplomacy/board/boardFile.js';

/** A centre is ten pixels high. */
const place = (stage: number, count: number): [number, number] => [stage * 50, 400 - count * 10];

const lines = (counts: Record<string, readonly number[]>): Record<string, readonly number[]> => {
  const years = { years: [1, 2], counts: new Map(Object.entries(counts)) };
  const powers = Object.keys(counts).map(id => ({ id, colour: id.startsWith('grey') ? '#888888' : `#${id}` }));
  const found = linesSideBySide(powers, years, place);
  return Object.fromEntries([...found].map(([power, line]) => [power, line.map(([, y]) => y)]));
};

test('Lines with equal numbers of centres run side by side around their place, and what rises first or comes from above is above', () => {
  expect(lines({ a: [3, 4, 3], b: [3, 4, 5], c: [3, 3, 3] })).toEqual({
    a: [370, 363, 367],
    b: [366.4, 357, 350],
    c: [373.6, 370, 373],
  });
});

test('A line that is equal to no other is where its number of centres is', () => {
  expect(lines({ a: [3, 4, 5], b: [2, 3, 1] })).toEqual({ a: [370, 360, 350], b: [380, 370, 390] });
});

test('Lines of the same colour, which could not be told apart, are one', () => {
  expect(lines({ 'grey 1': [1, 1], a: [1, 1], 'grey 2': [1, 1] })).toEqual({ 'grey 1': [387, 387], a: [393, 393], 'grey 2': [387, 387] });
});

test('Many equal lines stay nearer to their number of centres than to any other', () => {
  const powers = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`power ${i}`, [2, 2, 2]]));
  const all = Object.values(lines(powers)).flat();
  expect(new Set(all.map(y => y.toFixed(3))).size).toBe(20);
  expect(Math.max(...all.map(y => Math.abs(y - 380)))).toBeLessThan(5);
});

test('Powers without a centre are on the axis or above it, nearer to it than to one centre', () => {
  const all = Object.values(lines({ a: [1, 0, 0], b: [2, 0, 0], c: [3, 0, 0] })).flatMap(([, ...later]) => later);
  expect(Math.max(...all)).toBe(400);
  expect(Math.min(...all)).toBeGreaterThan(395);
  expect(new Set(all).size).toBe(3);
});

test('The powers at the ends of lines are in the order of the lines', () => {
  const counts = { austria: [3, 5], england: [7, 5], turkey: [3, 6] };
  const powers = Object.keys(counts).map(id => ({ id, name: { en: id, fr: id }, colour: '#123456' }) as PowerFile);
  const found = lines(counts);
  const ends = ranked(powers, new Map(Object.entries(counts))).map(({ power }) => found[power.id]?.at(-1) ?? 0);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(new Set(ends).size).toBe(3);
});
