/**
 * The lowest total cost of assigning a different column to each row, by the Hungarian method. `costs[row][column]`: not negative; at least
 * as many columns as rows. Rows are added one after the other, each by the cheapest augmenting path.
 */
export function leastTotal(costs: readonly (readonly number[])[]): number {
  const columns = costs[0]?.length ?? 0;
  const worthOfRow = costs.map(() => 0);
  const worthOfColumn = Array.from({ length: columns }, () => 0);
  const holder = Array.from({ length: columns }, () => NOBODY);
  for (const row of costs.keys()) {
    const from = Array.from({ length: columns }, () => NOBODY);
    const slack = Array.from({ length: columns }, () => Number.POSITIVE_INFINITY);
    const reached = Array.from({ length: columns }, () => false);
    let [asking, last] = [row, NOBODY];
    do {
      if (last !== NOBODY) reached[last] = true;
      for (let column = 0; column < columns; column++) {
        if (reached[column]) continue;
        const extra = at(costs[asking], column) - at(worthOfRow, asking) - at(worthOfColumn, column);
        if (extra < at(slack, column)) {
          slack[column] = extra;
          from[column] = last;
        }
      }
      const next = cheapest(slack, reached);
      const step = at(slack, next);
      worthOfRow[row] = at(worthOfRow, row) + step;
      for (let column = 0; column < columns; column++) {
        if (!reached[column]) slack[column] = at(slack, column) - step;
        else {
          worthOfRow[at(holder, column)] = at(worthOfRow, at(holder, column)) + step;
          worthOfColumn[column] = at(worthOfColumn, column) - step;
        }
      }
      [last, asking] = [next, at(holder, next)];
    } while (asking !== NOBODY);
    for (let column = last; column !== NOBODY; ) {
      const before = at(from, column);
      holder[column] = before === NOBODY ? row : at(holder, before);
      column = before;
    }
  }
  return holder.reduce((sum, row, column) => (row === NOBODY ? sum : sum + at(costs[row], column)), 0);
}

const NOBODY = -1;

const at = (numbers: readonly number[] | undefined, i: number): number => numbers?.[i] ?? 0;

const cheapest = (slack: readonly number[], reached: readonly boolean[]): number =>
  slack.reduce((best, extra, column) => (!reached[column] && (best === NOBODY || extra < at(slack, best)) ? column : best), NOBODY);
