import { describe, expect, test } from 'vitest';
import { soon, soonOr, TookTooLong } from '../../src/lib/soon.js';

const never = new Promise<number>(() => undefined);
const later = (ms: number, end: () => number): Promise<number> =>
  new Promise((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(end());
      } catch (error) {
        reject(error);
      }
    }, ms),
  );
const breaks = (): number => {
  throw new Error('it broke');
};

describe('An answer that is awaited for a while', () => {
  test('is that which comes in time, and so is its failure', async () => {
    expect(await soon(Promise.resolve(7), 1_000)).toBe(7);
    await expect(soon(later(0, breaks), 1_000)).rejects.toThrow('it broke');
    expect(await soonOr(Promise.resolve(7), 1_000, 'late')).toBe(7);
    await expect(soonOr(later(0, breaks), 1_000, 'late')).rejects.toThrow('it broke');
  });

  test('is none if it takes longer: what comes later is ignored, also a failure', async () => {
    await expect(soon(never, 1)).rejects.toThrow(TookTooLong);
    expect(await soonOr(never, 1, 'late')).toBe('late');
    const failing = later(5, breaks);
    expect(await soonOr(failing, 1, 'late')).toBe('late');
    await expect(failing).rejects.toThrow('it broke');
  });
});
