import { withRoom } from './withRoom.js';

/** A queue of whole numbers from 0 on that yields the one with the lowest rank first. */
export interface NumberQueue {
  push(value: number, rank: number): void;
  /** -1 when the queue is empty. */
  pop(): number;
  clear(): void;
}

/** A binary heap: `push` and `pop` take logarithmic time. Values and ranks are in two arrays of numbers, which grow when they are full. */
export function createNumberQueue(): NumberQueue {
  let [values, ranks, size] = [new Int32Array(FIRST_SIZE), new Float64Array(FIRST_SIZE), 0];
  return {
    push: (value, rank) => {
      values = withRoom(values, size + 1);
      ranks = withRoom(ranks, size + 1);
      let i = size++;
      for (let parent = (i - 1) >> 1; i > 0 && (ranks[parent] ?? 0) > rank; parent = (i - 1) >> 1) {
        values[i] = values[parent] ?? 0;
        ranks[i] = ranks[parent] ?? 0;
        i = parent;
      }
      values[i] = value;
      ranks[i] = rank;
    },
    pop: () => {
      if (size === 0) return -1;
      const first = values[0] ?? 0;
      const last = values[--size] ?? 0;
      const rank = ranks[size] ?? 0;
      let i = 0;
      for (let child = 1; child < size; child = 2 * i + 1) {
        const least = child + 1 < size && (ranks[child + 1] ?? 0) < (ranks[child] ?? 0) ? child + 1 : child;
        if ((ranks[least] ?? 0) >= rank) break;
        values[i] = values[least] ?? 0;
        ranks[i] = ranks[least] ?? 0;
        i = least;
      }
      values[i] = last;
      ranks[i] = rank;
      return first;
    },
    clear: () => {
      size = 0;
    },
  };
}
const FIRST_SIZE = 256;
