/** Calls `work` for one item after the other, and returns the results in the same order. */
export async function mapInOrder<T, R>(all: Iterable<T>, work: (one: T) => Promise<R> | R): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await work(one));
  return results;
}

/** Like `mapInOrder`, but joins lists of results. */
export async function flatMapInOrder<T, R>(all: Iterable<T>, work: (one: T) => Promise<readonly R[]> | readonly R[]): Promise<R[]> {
  return (await mapInOrder(all, work)).flat();
}

/** The items for which `isWanted` is true, asked one after the other. */
export async function filterInOrder<T>(all: Iterable<T>, isWanted: (one: T) => Promise<boolean> | boolean): Promise<T[]> {
  const wanted: T[] = [];
  for (const one of all) if (await isWanted(one)) wanted.push(one);
  return wanted;
}
