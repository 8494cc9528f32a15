/** What is cheapest comes first; of equals whichever. */
export function createHeap() {
  const costs = [];
  const things = [];
  const swap = (i, j) => {
    [costs[i], costs[j]] = [costs[j], costs[i]];
    [things[i], things[j]] = [things[j], things[i]];
  };
  const rise = at => {
    for (let i = at; i > 0; ) {
      const over = (i - 1) >> 1;
      if (costs[over] <= costs[i]) return;
      swap(over, i);
      i = over;
    }
  };
  const sink = () => {
    for (let i = 0; ; ) {
      let least = i;
      for (const under of [2 * i + 1, 2 * i + 2]) if (under < costs.length && costs[under] < costs[least]) least = under;
      if (least === i) return;
      swap(least, i);
      i = least;
    }
  };
  return {
    get size() {
      return costs.length;
    },
    push(cost, thing) {
      costs.push(cost);
      things.push(thing);
      rise(costs.length - 1);
    },
    /** The cheapest: [cost, thing]. */
    pop() {
      const first = [costs[0], things[0]];
      const [cost, thing] = [costs.pop(), things.pop()];
      if (costs.length > 0) {
        costs[0] = cost;
        things[0] = thing;
        sink();
      }
      return first;
    },
  };
}
