import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberQueue } from '../../src/lib/numberQueue.js';

test('A queue of numbers yields them by rank, lowest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 600 }), ranks => {
      const queue = createNumberQueue();
      for (const rank of ranks) queue.push(rank, rank);
      const yielded = ranks.map(() => queue.pop());
      expect(yielded).toEqual([...ranks].sort((a, b) => a - b));
      expect(queue.pop()).toBe(-1);
    }),
  );
});
