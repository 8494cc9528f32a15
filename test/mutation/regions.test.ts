import { expect, test } from 'vitest';
import { regionAround, regionsOf, withMarks } from './regions.js';

const source = 'const f = (a, b) => (a ? b && { c: a } : 1);\nif (f) { f(); } else for (const g of h) f(g);';

test('a source is marked wherever a part of it may be left out', () => {
  const mark = (number: number): string => `globalThis.__reachedRegions[${number}]=1`;
  expect(withMarks(source, 4)).toBe(
    [
      `${mark(4)};const f = (a, b) => ((${mark(5)},a ? (${mark(6)},b && (${mark(7)},{ c: a })) : (${mark(8)},1)));`,
      `if (f) {${mark(9)}; f(); } else {${mark(10)};for (const g of h) {${mark(11)};f(g);}}`,
    ].join('\n'),
  );
});

test('a mutant is in the smallest region around it', () => {
  const regions = regionsOf(source);
  const around = (text: string): number => regionAround(regions, { start: source.indexOf(text), end: source.indexOf(text) + text.length });
  expect([around('const f'), around('a ?'), around('b &&'), around('c: a'), around('f();'), around('f(g)')]).toEqual([0, 1, 2, 3, 5, 7]);
});
