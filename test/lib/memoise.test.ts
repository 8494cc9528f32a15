import { describe, expect, test } from 'vitest';
import { memoise, memoiseByObject } from '../../src/lib/memoise.js';

/** Returns a memoised function that doubles a number, and the numbers for which it was computed. */
function doubling(options: { readonly capacity?: number; readonly sizeOf?: (output: number) => number } = {}) {
  const computed: number[] = [];
  const double = memoise(
    (n: number) => {
      computed.push(n);
      return 2 * n;
    },
    { keyOf: n => n, ...options },
  );
  return { double, computed };
}

describe('A memoised function', () => {
  test('computes each key once', () => {
    const { double, computed } = doubling();
    expect([1, 2, 1, 1, 2].map(double)).toEqual([2, 4, 2, 2, 4]);
    expect(computed).toEqual([1, 2]);
  });

  test('shares the output of inputs with the same key', () => {
    const lengthOf = memoise((text: string) => ({ length: text.length }), { keyOf: text => text.toLowerCase() });
    expect(lengthOf('Paris')).toBe(lengthOf('PARIS'));
  });

  test('keeps undefined as well', () => {
    let computed = 0;
    const nothing = memoise(() => void computed++, { keyOf: () => 'always' });
    nothing('a');
    nothing('b');
    expect(computed).toBe(1);
  });

  test('keeps nothing when it throws', () => {
    let fails = true;
    const reciprocal = memoise(
      (n: number) => {
        if (fails) throw new Error('not yet');
        return 1 / n;
      },
      { keyOf: n => n },
    );
    expect(() => reciprocal(2)).toThrow('not yet');
    fails = false;
    expect(reciprocal(2)).toBe(0.5);
  });

  test('drops what was used least recently', () => {
    const { double, computed } = doubling({ capacity: 2 });
    for (const n of [1, 2, 1, 3]) double(n);
    expect(computed).toEqual([1, 2, 3]);
    double(1);
    expect(computed).toEqual([1, 2, 3]);
    double(2);
    expect(computed).toEqual([1, 2, 3, 2]);
  });

  test('counts outputs by their size, and drops as many as it must', () => {
    const { double, computed } = doubling({ capacity: 10, sizeOf: output => output });
    for (const n of [1, 2, 4]) double(n);
    double(4);
    expect(computed).toEqual([1, 2, 4]);
    double(2);
    expect(computed).toEqual([1, 2, 4, 2]);
  });

  test('does not keep an output larger than its capacity', () => {
    const { double, computed } = doubling({ capacity: 10, sizeOf: output => output });
    expect([double(6), double(6), double(1)]).toEqual([12, 12, 2]);
    expect(computed).toEqual([6, 6, 1]);
  });
});

describe('A function memoised by object', () => {
  test('computes each object once, whatever is in it', () => {
    let computed = 0;
    const sizeOf = memoiseByObject((list: readonly number[]) => {
      computed += 1;
      return list.length;
    });
    const [one, equal] = [[1], [1]];
    expect([sizeOf(one), sizeOf(one), sizeOf(equal)]).toEqual([1, 1, 1]);
    expect(computed).toBe(2);
  });

  test('keeps undefined as well', () => {
    let computed = 0;
    const nothing = memoiseByObject(() => void computed++);
    const object = {};
    nothing(object);
    nothing(object);
    expect(computed).toBe(1);
  });
});
