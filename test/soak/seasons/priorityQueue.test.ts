import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPriorityQueue } from './priorityQueue.js';

test('A priority queue yields its entries by rank, lowest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), ranks => {
      const queue = createPriorityQueue<number>();
      for (const rank of ranks) queue.push(rank, rank);
      const yielded = ranks.map(() => queue.pop());
      expect(yielded).toEqual([...ranks].sort((a, b) => a - b));
      expect(queue.pop()).toBeUndefined();
    }),
  );
});
