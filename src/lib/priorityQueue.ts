/** A queue that yields the entry with the lowest rank first. */
export interface PriorityQueue<T> {
  push(value: T, rank: number): void;
  /** Undefined when the queue is empty. */
  pop(): T | undefined;
}

interface Entry<T> {
  readonly value: T;
  readonly rank: number;
}

/** A binary heap: both calls take logarithmic time. */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const heap: Entry<T>[] = [];
  const rankAt = (i: number): number => heap[i]?.rank ?? Number.POSITIVE_INFINITY;
  return {
    push: (value, rank) => {
      let i = heap.length;
      for (let parent = (i - 1) >> 1; i > 0 && rankAt(parent) > rank; parent = (i - 1) >> 1) {
        moveEntry(heap, parent, i);
        i = parent;
      }
      heap[i] = { value, rank };
    },
    pop: () => {
      const [first, last] = [heap[0], heap.pop()];
      if (!last || heap.length === 0) return first?.value;
      let i = 0;
      for (let child = 1; child < heap.length; child = 2 * i + 1) {
        const least = rankAt(child + 1) < rankAt(child) ? child + 1 : child;
        if (rankAt(least) >= last.rank) break;
        moveEntry(heap, least, i);
        i = least;
      }
      heap[i] = last;
      return first?.value;
    },
  };
}

function moveEntry<T>(heap: Entry<T>[], from: number, to: number): void {
  const entry = heap[from];
  if (entry) heap[to] = entry;
}
